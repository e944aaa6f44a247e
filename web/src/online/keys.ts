// Keys of private tables that this browser was given, the latest fifty.
const KEY = 'demiurge.tables';
const KEPT = 50;

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keyOf(table: string): string | undefined {
  return read().find(([id]) => id === table)?.[1];
}

export function keepKey(table: string, key: string): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, key], ...others].slice(0, KEPT)));
  } catch {
    // The address of the page has it still.
  }
}
