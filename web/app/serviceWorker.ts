import { offlineCopy } from '#web/generated/messages/offlineCopy.ts'
import { clockTime, longDate } from '#web/lib/time.ts'
import { showToast } from '#web/ui/toast/toast.ts'

/**
 * Registers the service worker that makes visited pages readable offline, with the hash in the entry's URL as the id of
 * the build.
 */
export async function registerServiceWorker(entryUrl: string) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const build = entryUrl.match(/-([\w-]+)\.js$/)?.[1] ?? 'unknown'
  navigator.serviceWorker.addEventListener('message', ({ data }) => showStoredNote(data.storedAt))
  navigator.serviceWorker.startMessages()
  // Without a worker the shop works online only.
  await navigator.serviceWorker.register(`/service-worker.js?build=${build}`)
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ visited: [location.href, ...files] })
}

/** Says that the worker has responded with a page of earlier, because the connection or the shop failed. */
function showStoredNote(storedAt: string | null) {
  const date = new Date(storedAt ?? Date.now())
  const text = offlineCopy.stored({ date: longDate(date), time: clockTime(date) })
  showToast('error', text)
}
