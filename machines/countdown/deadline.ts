import { isValid, parseISO } from 'date-fns'

/** Asia/Bangkok, which texts of the CMS without a zone are in. By its name, a browser would read its zones first: 70 ms. */
const shopOffset = '+07:00'

const hasTime = /[T ]/
const hasZone = /(Z|[+-]\d{2}(:?\d{2})?)$/i

const secondsPer = { minute: 60, hour: 3600 }

/**
 * The instant that a text such as `2026-07-30 15:04:05` names, in milliseconds since 1970.
 * Without a zone it is +07:00; undefined when the text names no instant.
 */
export function instantOf(text: string): number | undefined {
  const named = text.trim()
  const timed = hasTime.test(named) ? named : `${named} 00:00`
  const parsed = parseISO(hasZone.test(timed) ? timed : timed + shopOffset)
  return isValid(parsed) ? parsed.getTime() : undefined
}

/** Milliseconds as HH:MM:SS, a begun second counted whole; nothing left is 00:00:00. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const hours = Math.floor(seconds / secondsPer.hour)
  const minutes = Math.floor((seconds % secondsPer.hour) / secondsPer.minute)
  return [hours, minutes, seconds % secondsPer.minute]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
