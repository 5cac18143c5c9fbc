import { useEffect } from 'react'

/** Asks again when the visitor comes back to the window (SPEC §7); a failure leaves what is shown. */
export function useRefetchOnFocus(refetch: () => Promise<unknown>) {
  useEffect(() => {
    const ask = () => {
      refetch().catch(() => {})
    }
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [refetch])
}
