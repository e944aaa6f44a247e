// Setting up a game of Deus or Egypt.
import type { SetUpParts } from '../../../play/game';
import '../phrases';
import EgyptBacks from './EgyptBacks.svelte';
import Variants from './Variants.svelte';

export const parts: SetUpParts = { Variants, Modules: EgyptBacks };
