import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

const bangkok = tz('Asia/Bangkok')

/** A moment as the shop writes timestamps: `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok (SPEC §9). */
export function bangkokTime(moment: Date): string {
  return format(moment, 'yyyy-MM-dd HH:mm:ss', { in: bangkok })
}

/** An order's date in Bangkok with a long month: `November 21, 2026` (SPEC §9). */
export function longDate(moment: Date): string {
  return format(moment, 'MMMM d, yyyy', { in: bangkok })
}
