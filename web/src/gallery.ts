// A page for looking at every component; not part of what is shipped.
// gallery.html?show=map&fixture=GAME-2-middle&theme=dark&lang=uk
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { GAMES } from './games';
import './art/theme.css';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (query.get('motion') !== 'on') document.documentElement.dataset.motion = 'off';

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no #app');
mount(Gallery, {
  target,
  props: {
    show: query.get('show') ?? 'all',
    fixture: query.get('fixture') ?? `${GAMES[0]?.name}-2-middle`,
    lang: query.get('lang') ?? 'en',
  },
});
