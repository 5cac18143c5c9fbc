import { language } from './language.ts'

// Uses Intl, because date-fns would add 8 kB to every first visit. Creating a format blocks phones for up to 90 ms, so it
// is created when it is first needed.
const timeZone = 'Asia/Bangkok'
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${Object.keys(style)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...style })
  formats.set(key, format)
  return format
}

/** Formats a moment as `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok (formats.timestamp). */
export function bangkokTime(moment: Date): string {
  // The Swedish format is that of ISO 8601.
  return formatOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(moment)
}

/** Formats a date in Bangkok with a long month: `November 21, 2026`, in Thai with the Buddhist year `21 พฤศจิกายน 2569` (formats.order-date). */
export function longDate(moment: Date): string {
  return formatOf(language() === 'en' ? 'en-US' : 'th-TH', { dateStyle: 'long' }).format(moment)
}

/** Formats a day in Bangkok as people write it, without its year: `Thursday, November 26`. */
export function weekday(moment: Date): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return formatOf(language() === 'en' ? 'en-US' : 'th-TH', style).format(moment)
}

/** The time in Bangkok in the fields of UTC: it is seven hours ahead all year. */
const inBangkok = (time: number) => new Date(time + 7 * 3_600_000)

const english = 'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
const thai = 'อา. จ. อ. พ. พฤ. ศ. ส. ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'

/** Formats a day in Bangkok in a few letters, without `Intl`, for the first view: `Thu, Nov 26`. */
export function shortDay(time: number): string {
  const day = inBangkok(time)
  const isEnglish = language() === 'en'
  const names = (isEnglish ? english : thai).split(' ')
  const name = names[day.getUTCDay()]
  const month = names[7 + day.getUTCMonth()]
  return isEnglish
    ? `${name}, ${month} ${day.getUTCDate()}`
    : `${name} ${day.getUTCDate()} ${month}`
}

/** Formats a time in Bangkok as people write it: `2:26 am`, in Thai `02.26 น.`. */
export function clockTime(moment: Date): string {
  if (language() === 'th') {
    const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    return `${formatOf('th-TH', style).format(moment).replace(':', '.')} น.`
  }
  const style = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  // Some browsers separate with a narrow space, and write capitals.
  return formatOf('en-US', style).format(moment).replace(/\s/, ' ').toLowerCase()
}

/** Formats a deadline as the emails of the embedded CMS: `Thursday, November 26, 2:26 am` (formats.deadline). */
export const deadlineText = (moment: Date): string =>
  `${weekday(moment)}${language() === 'en' ? ',' : ' เวลา'} ${clockTime(moment)}`

/** Milliseconds by which the server's clock is ahead of the device's. */
let offset = 0

/** Returns the server's time in milliseconds since 1970, by its last response: the device's clock may be wrong. */
export const serverNow = (): number => Date.now() + offset

/** Milliseconds after which a response does not tell the time: the device may have slept meanwhile. */
const longestReading = 10_000

/** Fetches, and reads the server's clock from the `Date` of a response that came soon (payment.qr.clock-offset). */
export async function fetchAndReadClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const sent = Date.now()
  const response = await fetch(input, init)
  const received = Date.now()
  const answered = Date.parse(response.headers.get('date') ?? '')
  const isSoon = sent <= received && received <= sent + longestReading
  // The header counts whole seconds: on average it is half a second late.
  if (isSoon && !Number.isNaN(answered)) offset = answered + 500 - (sent + received) / 2
  return response
}
