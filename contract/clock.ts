import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'

/** The source of the current time, which tests and QA can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that is `milliseconds` ahead of another. */
export function movedClock(clock: Clock, milliseconds: number): Clock {
  return { now: () => new Date(clock.now().getTime() + milliseconds) }
}

/** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok, as the contract writes instants (`formats.dates.*`). */
export function toInstant(date: Date): string {
  return format(new TZDate(date, 'Asia/Bangkok'), 'yyyy-MM-dd HH:mm:ss')
}

/** The day in Asia/Bangkok, `YYYY-MM-DD`. */
export const utcDay = (date: Date): string => toInstant(date).slice(0, 10)

/** Reads `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok; an invalid text returns an invalid Date. */
export function fromInstant(instant: string): Date {
  return new Date(`${instant.replace(' ', 'T')}+07:00`)
}
