/** The years by which the Buddhist calendar is ahead. */
const buddhistOffset = 543
const firstYear = 1900

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Returns what is wrong with a birth date, for browser, CMS and adapters alike (validation.register.birth-date-*); undefined if
 * it is valid. `today` is the date in Bangkok, `YYYY-MM-DD`.
 */
export function birthDateProblem(text: string, today: string): string | undefined {
  const year = Number(text.slice(0, 4))
  const latest = Number(today.slice(0, 4))
  const converted = year - buddhistOffset
  // A leap day of 2535, which is 1992, is no day of 2535 here.
  const gregorian = `${converted}${text.slice(4)}`
  if (isDay(gregorian) && converted >= firstYear && converted <= latest)
    return `The year ${year} is ${converted} in this calendar. Please enter ${converted}.`
  if (!isDay(text) || text > today) return 'Please enter a birth date that is not later than today'
  if (year < 100)
    return `Please enter the year of your birth with four digits, such as ${firstYear + 90}.`
  return year < firstYear ? `Please enter a birth date after ${firstYear - 1}.` : undefined
}
