// Whether this browser has been online before: only then a page that does not need it connects.
const BEEN_KEY = 'demiurge.online';

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(BEEN_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(): void {
  try {
    localStorage.setItem(BEEN_KEY, '1');
  } catch {
    // Private windows may refuse; they ask for the connection by themselves.
  }
}
