// Which page is shown, and of which box where it is about one: it stands in the address after #, so
// that back, forward and reload work without a server that knows our pages.
export type Route =
  | { page: 'home' }
  | { page: 'set-up'; box: string }
  | { page: 'table'; id: string }
  | { page: 'end'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'settings' }
  | { page: 'learn' }
  | { page: 'lesson'; box: string }
  /** Without a section: from the beginning. */
  | { page: 'rules'; box: string; section?: string }
  | { page: 'cards'; box: string }
  | { page: 'online' }
  | { page: 'new-table' }
  | { page: 'account' }
  /** An online table; its key stands behind the #, so that no server ever sees it. */
  | { page: 'at'; id: string; key?: string };

export function readRoute(hash: string): Route {
  const [page, what = '', more] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'set-up' && what) return { page, box: what };
  if (page === 'rules' && what)
    return more ? { page, box: what, section: more } : { page, box: what };
  if (page === 'cards' && what) return { page, box: what };
  if (page === 'learn') return what ? { page: 'lesson', box: what } : { page };
  if ((page === 'table' || page === 'end' || page === 'replay') && what) return { page, id: what };
  if (page === 'at' && what) return more ? { page, id: what, key: more } : { page, id: what };
  if (page === 'settings' || page === 'online' || page === 'new-table' || page === 'account')
    return { page };
  return { page: 'home' };
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'set-up':
      return `#/set-up/${route.box}`;
    case 'lesson':
      return `#/learn/${route.box}`;
    case 'rules':
      return route.section ? `#/rules/${route.box}/${route.section}` : `#/rules/${route.box}`;
    case 'cards':
      return `#/cards/${route.box}`;
    case 'at':
      return route.key ? `#/at/${route.id}/${route.key}` : `#/at/${route.id}`;
    case 'table':
    case 'end':
    case 'replay':
      return `#/${route.page}/${route.id}`;
    default:
      return `#/${route.page}`;
  }
}

function tableAmong(route: Route, before: Route | null): Route | null {
  if (route.page === 'end') return null;
  return route.page === 'table' || route.page === 'at' ? route : before;
}

class Place {
  route = $state.raw<Route>(readRoute(globalThis.location?.hash ?? ''));
  /** The table that one was at last; none once its result was seen. */
  table: Route | null = tableAmong(this.route, null);

  /** Whether this is no longer the page the visit began with. */
  moved = false;

  /** Follows the address from now on. Another page is shown from its top. */
  follow(): void {
    addEventListener('hashchange', () => {
      const { page } = this.route;
      this.moved = true;
      this.route = readRoute(location.hash);
      if (this.route.page !== page) scrollTo(0, 0);
      this.table = tableAmong(this.route, this.table);
    });
  }

  go(route: Route): void {
    location.hash = writeRoute(route);
  }
}

export const place = new Place();
