import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { CalendarDate, Instant } from '@vitrine/contract/common.ts'

/** A time that staff typed: an instant of the contract that the calendar has. */
export const StaffTime = Instant.refine(isReal, 'The calendar does not have this time')

/** A day that staff typed, in Asia/Bangkok. */
export const StaffDay = CalendarDate.refine(
  (text) => isReal(`${text} 00:00:00`),
  'The calendar does not have this day',
)

function isReal(text: string): boolean {
  const time = fromInstant(text)
  return !Number.isNaN(time.getTime()) && toInstant(time) === text
}

const day = 86_400_000

/** The instants from the beginning of one day to the end of another; either may be left out. */
export const daysBetween = (from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : fromInstant(`${from} 00:00:00`),
  to: to === undefined ? undefined : new Date(fromInstant(`${to} 00:00:00`).getTime() + day),
})
