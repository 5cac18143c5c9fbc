import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { showToast } from '#web/ui/toast/toast.ts'

const stored = storage(
  'bags-merged',
  schemaOf((value) => value === true || undefined),
)

/** What is said when a guest's bag and a customer's have become one. */
const mergedWords = 'Your bag was joined with the one in your account'

/** Remembers through the reload that the guest's bag was merged with the customer's. */
export function keepMerge(isMerged: boolean) {
  if (isMerged) stored.write(true)
}

/** Reports once, after the reload, that two bags were merged. */
export function tellMerge() {
  if (!stored.read()) return
  stored.remove()
  showToast('plain', mergedWords)
}
