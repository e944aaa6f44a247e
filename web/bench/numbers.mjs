// Small sums over samples.

export const round = (value, digits = 1) => Number(value.toFixed(digits));

/** The value below which a share of the samples lie. */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function summary(samples) {
  if (samples.length === 0) return { count: 0 };
  return {
    count: samples.length,
    median: round(quantile(samples, 0.5)),
    p95: round(quantile(samples, 0.95)),
    max: round(Math.max(...samples)),
  };
}
