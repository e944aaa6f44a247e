// Whether this browser has been online before: only then a page that does not need it connects. And
// when it was last known by name.
const BEEN_KEY = 'demiurge.online';
const AGAIN_KEY = 'demiurge.again';
const DAY_MS = 24 * 3600 * 1000;

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(BEEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** With a new session, whose cookie is fresh. */
export function rememberOnline(): void {
  try {
    localStorage.setItem(BEEN_KEY, '1');
    localStorage.setItem(AGAIN_KEY, String(Date.now()));
  } catch {
    // Private windows may refuse; they ask for the connection by themselves.
  }
}

/** Whether the session's cookie is to be renewed, so that it lasts as long as it is used: true once
 *  a day. */
export function isTimeForAgain(now = Date.now()): boolean {
  try {
    if (Math.abs(now - Number(localStorage.getItem(AGAIN_KEY))) < DAY_MS) return false;
    localStorage.setItem(AGAIN_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
