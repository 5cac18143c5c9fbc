import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

/** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok, wherever the browser or server stands (SPEC §9). */
export function bangkokTime(moment: Date) {
  return format(moment, 'yyyy-MM-dd HH:mm:ss', { in: tz('Asia/Bangkok') })
}
