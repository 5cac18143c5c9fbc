/** A date and time in ISO 8601 with the offset +07:00. Only `bangkokTime` creates it. */
export type BangkokTime = string & { readonly zone: unique symbol }

/** `2026-11-21 09:30:00` → `2026-11-21T09:30:00+07:00`; undefined if it is not a valid date and time (formats.timestamp.zone). */
export function bangkokTime(text: string): BangkokTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match) return undefined
  const local = `${match[1]}T${match[2]}`
  // `Date` rolls over a day that does not exist: 31 February becomes 3 March.
  const read = new Date(`${local}Z`)
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 19) !== local) return undefined
  return `${local}+07:00` as BangkokTime
}

/** Like `bangkokTime`, with null for an absent or malformed text. */
export const optionalTime = (text: string | null | undefined) =>
  text ? (bangkokTime(text) ?? null) : null
