import { screenCopy } from '#web/generated/messages/screenCopy.ts'
import { randomId } from '#web/lib/randomId.ts'
import { bangkokTime } from '#web/lib/time.ts'

/** Why a page could not be shown, as a shopper can report it to support (`errors.screen.details`). */
export interface Failure {
  id: string
  /** Path and search of the page that failed. */
  address: string
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok. */
  date: string
  code: string
}

/** Returns what happened, for a code whose cause a shopper may know (errors.empty-response). */
export const messageOfFailure = (code: string): string | undefined =>
  code === 'EMPTY_RESPONSE' ? screenCopy.noData : undefined

/** Returns a failure of the open page, now; `id` is that of the request, if one failed. */
export function createFailure(code: string, id: string = randomId()): Failure {
  return {
    id,
    address: `${location.pathname}${location.search}`,
    date: bangkokTime(new Date()),
    code,
  }
}
