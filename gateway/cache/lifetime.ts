import type { Freshness } from './freshness.ts'

/** How long something that was made of readings may be used, by the clock in milliseconds. */
export interface Lifetime {
  /** Until then it is served as it is. */
  freshUntil: number
  /** Until then it is served while it is made anew in the background. */
  staleUntil: number
  /** Until then it is served when making it anew fails. */
  usableUntil: number
}

/** The lifetime of something that depends on no reading. */
export const endless: Lifetime = {
  freshUntil: Number.POSITIVE_INFINITY,
  staleUntil: Number.POSITIVE_INFINITY,
  usableUntil: Number.POSITIVE_INFINITY,
}

/** The lifetime of something that must not be stored: personal data, or a response with errors. */
export const over: Lifetime = { freshUntil: 0, staleUntil: 0, usableUntil: 0 }

/** The lifetime of a reading that was requested at a time and allows a certain freshness; `over` if it allows none. */
export function lifetimeOf(takenAt: number, freshness: Freshness | undefined): Lifetime {
  if (!freshness) return over
  const freshUntil = takenAt + freshness.fresh
  const staleUntil = freshUntil + freshness.stale
  return {
    freshUntil,
    staleUntil,
    usableUntil: Math.max(staleUntil, freshUntil + freshness.onError),
  }
}

/** The lifetime of something that was made of both: it ends with the shorter one. */
export const shorter = (one: Lifetime, other: Lifetime): Lifetime => ({
  freshUntil: Math.min(one.freshUntil, other.freshUntil),
  staleUntil: Math.min(one.staleUntil, other.staleUntil),
  usableUntil: Math.min(one.usableUntil, other.usableUntil),
})
