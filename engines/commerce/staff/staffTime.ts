import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { Instant } from '@vitrine/contract/common.ts'

/** A time that staff typed: an instant of the contract that the calendar has. */
export const StaffTime = Instant.refine((text) => {
  const time = fromInstant(text)
  return !Number.isNaN(time.getTime()) && toInstant(time) === text
}, 'The calendar does not have this time')
