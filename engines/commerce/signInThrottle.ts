import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { customerCopy } from '#commerce/copy/customer.ts'
import { ContractProblem } from '#commerce/problem.ts'

const second = 1000
/** Milliseconds for which a failed attempt is counted. */
export const attemptWindow = 15 * 60 * second
/** Failed attempts within the window that cause no delay. */
const freeAttempts = 10
/** Milliseconds between two attempts from unknown browsers at an account with too many failures, across all addresses. */
const unknownSourceDelay = 5 * second
const firstDelay = 15 * second
const maxDelay = 60 * second

/** An attempt that has not (yet) succeeded. */
export interface Attempt {
  source: string
  at: Date
}

/** The source of an attempt: a browser that has signed in to this account before, or an IP address. */
export interface AttemptSource {
  key: string
  isKnown: boolean
}

/** The source of an attempt from a browser that is not known: its address, of IPv6 the network. */
export const addressSource = (address: string): AttemptSource => ({
  key: `address:${rateLimitKey(address)}`,
  isKnown: false,
})

/**
 * Milliseconds until the next attempt is allowed: the delay of a source doubles after ten failures, up to a minute, and
 * all unknown sources together get one attempt every five seconds. A known browser is not delayed by other sources, so
 * that an attack does not lock its owner out.
 */
export function waitBefore(attempts: readonly Attempt[], source: AttemptSource, now: Date): number {
  const latest = (list: readonly Attempt[]) => Math.max(...list.map(({ at }) => at.getTime()))
  const fromSource = attempts.filter((attempt) => attempt.source === source.key)
  const excess = fromSource.length - freeAttempts
  const delay = Math.min(firstDelay * 2 ** excess, maxDelay)
  const ownWait = excess >= 0 ? latest(fromSource) + delay - now.getTime() : 0
  const isSlowed = !source.isKnown && attempts.length >= freeAttempts
  const sharedWait = isSlowed ? latest(attempts) + unknownSourceDelay - now.getTime() : 0
  return Math.max(0, ownWait, sharedWait)
}

/** Stores attempts, for all processes of a shop. */
export interface AttemptStore {
  /**
   * Adds an attempt and returns its id with those of the window before it, one attempt of an account after the other,
   * so that concurrent ones find each other.
   */
  add(account: string, source: string, now: Date): Promise<{ id: number; earlier: Attempt[] }>
  remove(id: number): Promise<void>
}

/**
 * Records an attempt before its password is verified, so that concurrent attempts are all counted, and returns its id.
 * Throws rate_limited with the seconds to wait, without counting the attempt.
 */
export async function beginAttempt(
  store: AttemptStore,
  account: string,
  source: AttemptSource,
  now: Date,
): Promise<number> {
  const { id, earlier } = await store.add(account, source.key, now)
  const wait = waitBefore(earlier, source, now)
  if (wait === 0) return id
  await store.remove(id)
  throw new ContractProblem('rate_limited', customerCopy.tooManyAttempts, {
    retryAfter: Math.ceil(wait / 1000),
  })
}
