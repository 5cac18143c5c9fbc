import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** Whether a day is a valid birth date: not later than today in Bangkok. */
export function isBirthDate(day: string, now: Date): boolean {
  return day >= '1900-01-01' && day <= format(new TZDate(now, 'Asia/Bangkok'), 'yyyy-MM-dd')
}
