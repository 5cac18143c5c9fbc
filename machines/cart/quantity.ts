/** How many of one line may be in the bag. */
export interface Limits {
  minimum: number
  maximum: number
}

/** The whole number within limits that is nearest to a typed one; undefined when no number was typed. */
export function withinLimits(typed: number, { minimum, maximum }: Limits): number | undefined {
  if (!Number.isFinite(typed)) return undefined
  return Math.max(minimum, Math.min(maximum, Math.trunc(typed)))
}
