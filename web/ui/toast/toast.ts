/** How a toast looks and how urgently it is read out. `progress` stays until another replaces it by id. */
export type ToastKind = 'success' | 'error' | 'progress' | 'plain'

/** Milliseconds that a toast stays (SPEC §9). */
export const toastDuration = 2500

/**
 * Shows a toast; its code is loaded with the first one. The same `id` replaces the earlier toast,
 * as 'Adding to cart...' becomes 'Item added to cart'.
 */
export async function showToast(kind: ToastKind, text: string, id: string = text): Promise<void> {
  const { toast } = await import('react-hot-toast/headless')
  const options = { id, duration: toastDuration }
  if (kind === 'progress') toast.loading(text, { id, duration: Number.POSITIVE_INFINITY })
  else if (kind === 'success') toast.success(text, options)
  else if (kind === 'error')
    toast.error(text, { ...options, ariaProps: { role: 'alert', 'aria-live': 'assertive' } })
  else toast(text, options)
}

/** Takes a toast away before its time. */
export async function hideToast(id: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless')
  toast.dismiss(id)
}
