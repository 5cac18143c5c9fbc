import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { type ConsentCategory, loadConsent } from './cookieConsent.ts'

/** Stores a choice of cookies. Resolves with false, after a toast, when that failed. */
export async function answerConsent(categories: ConsentCategory[] | 'all'): Promise<boolean> {
  try {
    const store = await loadConsent()
    store(categories)
    return true
  } catch {
    showToast('error', uiCopy.failed)
    return false
  }
}
