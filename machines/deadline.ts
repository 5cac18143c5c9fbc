import { tz } from '@date-fns/tz'
import { isValid, parseISO } from 'date-fns'

/** The shop's time zone; texts of the CMS without a zone are in it. */
export const shopZone = 'Asia/Bangkok'

const secondsPer = { minute: 60, hour: 3600 }

/**
 * The instant that a text such as `2026-07-30 15:04:05` names, in milliseconds since 1970.
 * Without a zone it is +07:00; undefined when the text names no instant.
 */
export function instantOf(text: string): number | undefined {
  const parsed = parseISO(text.trim(), { in: tz(shopZone) })
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
