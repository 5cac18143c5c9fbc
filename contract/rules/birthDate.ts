const earliestYear = 1900
/** The years of the Buddhist calendar, which Thai papers have, are ahead by so many. */
const buddhistOffset = 543

/** The messages for an invalid birth date. */
export const birthDateCopy = {
  buddhist: ({ year, western }: { year: number; western: number }): string =>
    `The Buddhist year ${year} is ${western}. Please enter ${western}.`,
  short: 'Please enter the year with four digits, such as 1990.',
  invalid: 'Please enter your birth date as YYYY-MM-DD',
  early: ({ earliest }: { earliest: number }): string => `Please enter a year from ${earliest} on.`,
  late: 'Please enter a birth date that is not later than today',
}

/** Whether the calendar has a day. */
const isDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12

/**
 * The message for a text that is not a birth date between 1900 and `today` (both `YYYY-MM-DD`), which also explains a year of the
 * Buddhist calendar; undefined for a birth date (validation.forms.birth-date, validation.forms.buddhist-year).
 */
export function birthDateMessage(
  text: string,
  today: string,
  copy = birthDateCopy,
): string | undefined {
  const [, ...parts] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const thisYear = Number(today.slice(0, 4))
  const western = year - buddhistOffset
  if (year > thisYear && western >= earliestYear && western <= thisYear)
    return copy.buddhist({ year, western })
  if (parts.length > 0 && year < 100) return copy.short
  if (!isDay(year, month, day)) return copy.invalid
  if (year < earliestYear) return copy.early({ earliest: earliestYear })
  return year > 9999 || text > today ? copy.late : undefined
}
