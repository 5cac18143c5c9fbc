// The browser's own formats: date-fns would add 8 kB to every first visit. Reading the time zone holds a phone up for
// 90 ms, so that a format is made when it is first needed.
const timeZone = 'Asia/Bangkok'
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Intl.DateTimeFormatOptions) {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone, ...style })
  formats.set(locale, format)
  return format
}

/** A moment as the shop writes timestamps: `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok (SPEC §9). */
export function bangkokTime(moment: Date): string {
  // Swedish writes as ISO 8601 does.
  return formatOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(moment)
}

/** An order's date in Bangkok with a long month: `November 21, 2026` (SPEC §9). */
export function longDate(moment: Date): string {
  return formatOf('en-US', { dateStyle: 'long' }).format(moment)
}
