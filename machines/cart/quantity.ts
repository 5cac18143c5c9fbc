/** The allowed quantity of one line. */
export interface Limits {
  minimum: number
  maximum: number
}

/** Rounds a typed quantity down to a whole number within the limits; undefined when it is not a number. */
export function withinLimits(typed: number, { minimum, maximum }: Limits): number | undefined {
  if (!Number.isFinite(typed)) return undefined
  return Math.max(minimum, Math.min(maximum, Math.trunc(typed)))
}
