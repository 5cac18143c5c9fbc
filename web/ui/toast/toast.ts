import { useEffect } from 'react'

/**
 * The style and urgency of a toast; a `progress` one is shown until another replaces it by id
 * (`errors.toast.progress`).
 */
export type ToastKind = 'success' | 'error' | 'progress' | 'plain'

/** Milliseconds that a toast is shown (`errors.toast.duration`). */
export const toastDuration = 2500

/** Returns the library; undefined if it cannot be loaded, and then no toast is shown. */
const library = () =>
  import('react-hot-toast/headless').then(
    ({ toast }) => toast,
    () => undefined,
  )

/** Shows a toast, and replaces an earlier one with the same `id`: 'Adding to cart...' becomes 'Item added to cart'. */
export async function showToast(
  kind: ToastKind,
  message: string,
  id: string = message,
): Promise<void> {
  const toast = await library()
  if (!toast) return
  const options = { id, duration: toastDuration }
  if (kind === 'progress') toast.loading(message, { id, duration: Number.POSITIVE_INFINITY })
  else if (kind === 'success') toast.success(message, options)
  else if (kind === 'error')
    toast.error(message, { ...options, ariaProps: { role: 'alert', 'aria-live': 'assertive' } })
  else toast(message, options)
}

/** Dismisses a toast before its time, by its id. */
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
