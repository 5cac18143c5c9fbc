/** The value that the given share (0 to 1) of the values does not exceed; NaN of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** A number with so many decimals and a comma between thousands; a dash for one that was not measured. */
export function figure(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** The slope of the line that fits the points best (least squares); NaN of fewer than two. */
export function regressionSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (read: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const covariance = mean((point) => (point.x - x) * (point.y - y))
  return covariance / mean((point) => (point.x - x) ** 2)
}
