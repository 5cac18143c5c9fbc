import { showToast } from '#web/ui/toast/toast.ts'

const storageKey = 'bags-merged'

/** What is said when a guest's bag and a customer's have become one. */
const mergedWords = 'Your bag was joined with the one in your account'

/** Keeps through the reload that the guest's bag was joined with the customer's. */
export function keepMerge(isMerged: boolean) {
  try {
    if (isMerged) sessionStorage.setItem(storageKey, 'true')
  } catch {
    // Blocked storage: the bag is joined all the same, unsaid.
  }
}

/** Says once, after the reload, that two bags were joined. */
export function tellMerge() {
  try {
    if (sessionStorage.getItem(storageKey) === null) return
    sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
  showToast('plain', mergedWords)
}
