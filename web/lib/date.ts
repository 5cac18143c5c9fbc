// The browser's own formats: date-fns would add 8 kB to every first visit. Swedish writes as ISO 8601 does.
const timeZone = 'Asia/Bangkok'
const timestamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const long = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' })

/** A moment as the shop writes timestamps: `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok (SPEC §9). */
export function bangkokTime(moment: Date): string {
  return timestamp.format(moment)
}

/** An order's date in Bangkok with a long month: `November 21, 2026` (SPEC §9). */
export function longDate(moment: Date): string {
  return long.format(moment)
}
