import type { Freshness } from './freshness.ts'

/** The time that data which depends on CMS responses may be used, in milliseconds of the clock. */
export interface Lifetime {
  /** The time until which it is fresh. */
  freshUntil: number
  /** The time until which it is served stale while it is revalidated in the background. */
  staleUntil: number
  /** The time until which it is served if revalidation fails. */
  usableUntil: number
}

/** The lifetime of data that depends on no CMS response. */
export const unlimited: Lifetime = {
  freshUntil: Number.POSITIVE_INFINITY,
  staleUntil: Number.POSITIVE_INFINITY,
  usableUntil: Number.POSITIVE_INFINITY,
}

/** The lifetime of data that must not be stored: personal data, or a response with errors. */
export const uncacheable: Lifetime = { freshUntil: 0, staleUntil: 0, usableUntil: 0 }

/** The lifetime of a reading that was requested at a time and allows a certain freshness; `uncacheable` if it allows none. */
export function responseLifetime(requestedAt: number, freshness: Freshness | undefined): Lifetime {
  if (!freshness) return uncacheable
  const freshUntil = requestedAt + freshness.fresh
  const staleUntil = freshUntil + freshness.stale
  return {
    freshUntil,
    staleUntil,
    usableUntil: Math.max(staleUntil, freshUntil + freshness.onError),
  }
}

/** The lifetime of data that depends on both: it ends with the shorter one. */
export const shorterLifetime = (one: Lifetime, other: Lifetime): Lifetime => ({
  freshUntil: Math.min(one.freshUntil, other.freshUntil),
  staleUntil: Math.min(one.staleUntil, other.staleUntil),
  usableUntil: Math.min(one.usableUntil, other.usableUntil),
})
