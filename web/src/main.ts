import { mount } from 'svelte';
import App from './App.svelte';
import { place } from './app/route.svelte';
import './art/theme.css';
import { settings } from './engine/settings.svelte';
import { offline } from './pwa/offline.svelte';

settings.load();
settings.keep();
place.follow();
offline.follow();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
