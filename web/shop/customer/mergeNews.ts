import { showToast } from '#web/ui/toast.ts'

/** What is said when a guest's bag and a customer's become one. */
const mergedWords = 'Your bag was joined with the one in your account'

const storageKey = 'bags-merged'

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
