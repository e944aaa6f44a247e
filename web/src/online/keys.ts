// What this browser remembers of tables, the latest fifty: the keys of private ones, and what was
// promised and given when the shuffle was made, to hold the proof against it.
const KEPT = 50;

function keptMap<Value>(name: string) {
  function read(): [string, Value][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? (kept as [string, Value][]) : [];
    } catch {
      return [];
    }
  }
  return {
    get: (table: string): Value | undefined => read().find(([id]) => id === table)?.[1],
    put(table: string, value: Value): void {
      const others = read().filter(([id]) => id !== table);
      try {
        localStorage.setItem(name, JSON.stringify([[table, value], ...others].slice(0, KEPT)));
      } catch {
        // Private windows may refuse.
      }
    },
  };
}

export interface Given {
  commitment: string;
  bytes: string;
}

const keys = keptMap<string>('demiurge.tables');
const given = keptMap<Given>('demiurge.ready');

export const keyOf = keys.get;
export const keepKey = keys.put;
export const readyAt = given.get;
export const keepReady = given.put;
