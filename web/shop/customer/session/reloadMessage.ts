import { textSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { showToast } from '#web/ui/toast/toast.ts'

const stored = storage('reload-message', textSchema)

/** Stores a message to be shown after the page has been loaded again. */
export const storeReloadMessage = stored.write

/** Shows the message that was stored before a reload, once. */
export function showReloadMessage() {
  const message = stored.read()
  if (!message) return
  stored.remove()
  showToast('plain', message)
}
