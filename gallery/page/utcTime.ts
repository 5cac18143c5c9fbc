/** The time of an instant in UTC, as logs have it: `03:51:14`, or with milliseconds `03:51:14.042`. */
export const utcTime = (at: number, hasMilliseconds = false): string =>
  new Date(at).toISOString().slice(11, hasMilliseconds ? 23 : 19)

/** Formats a date as 24 November 2026, 01:10 UTC. */
export function formatDate(date: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat('en-GB', options).format(new Date(date)).replace(' at ', ', ')} UTC`
}
