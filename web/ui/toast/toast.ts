import { useEffect } from 'react'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { signedOutCopy } from '#web/generated/messages/signedOutCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { language } from '#web/lib/language.ts'

/** The messages that machines write, which are in English; everything else is in the language of the page. */
const fromMachines = (): Partial<Record<string, string>> => ({
  'Item added to cart': cartToastCopy.added,
  'Failed to add item to cart': cartToastCopy.addFailed,
  'Failed to update item': cartToastCopy.updateFailed,
  'Failed to remove item': cartToastCopy.removeFailed,
  'Failed to logout': signedOutCopy.failed,
  'Something went wrong': uiCopy.wrong,
})

/** The style and urgency of a toast. A `progress` toast is shown until another replaces it by id (`errors.toast.progress`). */
export type ToastKind = 'success' | 'error' | 'progress' | 'plain'

/** Milliseconds that a toast is shown (`errors.toast.duration`). */
export const toastDuration = 2500

/** Returns the library; undefined if it cannot be loaded, and then no toast is shown. */
const library = () =>
  import('react-hot-toast/headless').then(
    ({ toast }) => toast,
    () => undefined,
  )

/**
 * Shows a toast. It replaces an earlier one with the same `id`: 'Adding to cart...' becomes 'Item added to cart'. The
 * library is loaded with the first toast.
 */
export async function showToast(
  kind: ToastKind,
  message: string,
  id: string = message,
): Promise<void> {
  const toast = await library()
  if (!toast) return
  const text = language() === 'en' ? message : (fromMachines()[message] ?? message)
  const options = { id, duration: toastDuration }
  if (kind === 'progress') toast.loading(text, { id, duration: Number.POSITIVE_INFINITY })
  else if (kind === 'success') toast.success(text, options)
  else if (kind === 'error')
    toast.error(text, { ...options, ariaProps: { role: 'alert', 'aria-live': 'assertive' } })
  else toast(text, options)
}

/** Dismisses a toast early. */
export async function hideToast(id: string): Promise<void> {
  const toast = await library()
  toast?.dismiss(id)
}

/** Shows a toast once when something could not be loaded (`errors.load.*`). */
export function useFailureToast(hasFailed: boolean, message: string) {
  useEffect(() => {
    if (hasFailed) showToast('error', message)
  }, [hasFailed, message])
}
