import { toInstant } from '@vitrine/contract/clock.ts'

/** An instant as a control of times has it. */
export const typedTime = (instant: string | null) => instant?.replace(' ', 'T').slice(0, 16) ?? ''

/** The instant of a control of times, or null when it is empty. */
export const typedInstant = (typed: string) =>
  typed ? `${typed.replace('T', ' ').slice(0, 16)}:00` : null

/** The first and the last day of the month before, `YYYY-MM-DD` in Bangkok. */
export function lastMonth(now: Date): { from: string; to: string } {
  const [year = 0, month = 0] = toInstant(now).split('-').map(Number)
  const day = (date: number) => new Date(date).toISOString().slice(0, 10)
  return { from: day(Date.UTC(year, month - 2, 1)), to: day(Date.UTC(year, month - 1, 0)) }
}
