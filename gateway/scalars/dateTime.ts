/** A moment as the shop's API says it: ISO 8601 with the zone +07:00. Made by `bangkokTime` alone. */
export type BangkokTime = string & { readonly zone: unique symbol }

/** `2026-11-21 09:30:00` → `2026-11-21T09:30:00+07:00`; undefined for what is no moment (formats.timestamp.zone). */
export function bangkokTime(text: string): BangkokTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match) return undefined
  const moment = `${match[1]}T${match[2]}`
  // A day that does not exist rolls over when read: 31 February comes back as 3 March.
  const read = new Date(`${moment}Z`)
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 19) !== moment) return undefined
  return `${moment}+07:00` as BangkokTime
}

/** Like `bangkokTime`, with null for an absent or malformed text. */
export const optionalTime = (text: string | null | undefined) =>
  text ? (bangkokTime(text) ?? null) : null
