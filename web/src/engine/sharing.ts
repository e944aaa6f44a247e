// The engine tells everything anew after every answer. What is as it was before stays the very same
// object: whoever shows it need not look at it again.

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is told now, with as much as possible of what was told before. Both are plain JSON
 *  values. */
export function share<Value>(before: unknown, now: Value): Value {
  if (
    before === now ||
    !isObject(before) ||
    !isObject(now) ||
    Array.isArray(before) !== Array.isArray(now)
  )
    return now;
  const [old, fresh] = [before as Members, now as Members];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const shared = share(old[key], fresh[key]);
    if (shared !== old[key]) same = false;
    fresh[key] = shared;
  }
  return same ? (before as Value) : now;
}
