const second = 1000
/** Wrong passwords older than this are forgotten. */
export const attemptWindow = 15 * 60 * second
/** Wrong passwords in the window before anybody has to wait. */
const freeAttempts = 10
/** Between two tries at a slowed account by strangers, wherever they come from. */
const strangerPause = 5 * second
const firstWait = 15 * second
const longestWait = 60 * second

interface Attempt {
  source: string
  at: Date
}

/** Who tries: a browser that has signed in to this account before, or a stranger's address. */
export interface AttemptSource {
  key: string
  isKnown: boolean
}

/**
 * Milliseconds to wait before another password is looked at. A source that was wrong ten times
 * waits longer each time, up to a minute; strangers together get one try in five seconds. A
 * known browser is never slowed by strangers, so its owner is not locked out by an attack.
 */
export function waitBefore(attempts: readonly Attempt[], source: AttemptSource, now: Date): number {
  const latest = (list: readonly Attempt[]) => Math.max(...list.map(({ at }) => at.getTime()))
  const own = attempts.filter((attempt) => attempt.source === source.key)
  const excess = own.length - freeAttempts
  const pause = Math.min(firstWait * 2 ** excess, longestWait)
  const ownWait = excess >= 0 ? latest(own) + pause - now.getTime() : 0
  const isSlowed = !source.isKnown && attempts.length >= freeAttempts
  const strangerWait = isSlowed ? latest(attempts) + strangerPause - now.getTime() : 0
  return Math.max(0, ownWait, strangerWait)
}
