import { clockTime, longDate } from '#web/lib/time.ts'
import { showToast } from '#web/ui/toast/toast.ts'

/** Says that the service worker has responded with a page of earlier, because the connection or the shop failed. */
export function showStoredNote(storedAt: string | null) {
  const date = new Date(storedAt ?? Date.now())
  const text = `The connection is bad, so this is the page of ${longDate(date)}, ${clockTime(date)}. Prices and stock may have changed.`
  showToast('error', text)
}
