// Browsers call themselves by long names that all claim to be each other. The first that fits is
// told.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** "Firefox · Linux"; what nobody knows stays as it is. */
export function nameOfBrowser(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([sign]) => sign.test(agent))?.[1] ?? [],
  );
  return found.join(' · ') || agent;
}
