import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'

/**
 * The offset of Asia/Bangkok, the zone of CMS timestamps without one, because browsers need 70 ms to load a named zone.
 */
const shopOffset = '+07:00'

const hasTime = /[T ]/
const hasZone = /(Z|[+-]\d{2}(:?\d{2})?)$/i

const secondsPer = { minute: 60, hour: 3600 }

/**
 * Parses a timestamp such as `2026-07-30 15:04:05`, by default in +07:00, into milliseconds since 1970; undefined when
 * the text is not a timestamp.
 */
export function parseDeadline(text: string): number | undefined {
  const named = text.trim()
  const timed = hasTime.test(named) ? named : `${named} 00:00`
  const parsed = parseISO(hasZone.test(timed) ? timed : timed + shopOffset)
  return isValid(parsed) ? parsed.getTime() : undefined
}

/** Formats milliseconds as HH:MM:SS, rounded up to whole seconds. */
export function remainingClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const hours = Math.floor(seconds / secondsPer.hour)
  const minutes = Math.floor((seconds % secondsPer.hour) / secondsPer.minute)
  return [hours, minutes, seconds % secondsPer.minute]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
