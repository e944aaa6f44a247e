// Setting up a game of Gheos.
import type { SetUpParts } from '../../../play/game';
import Variants from './Variants.svelte';

export const parts: SetUpParts = { Variants, Modules: null };
