import { useEffect } from 'react'
import { showToast } from './toast.ts'

/** Shows a toast once when something could not be loaded (`errors.load.*`). */
export function useFailureToast(hasFailed: boolean, message: string) {
  useEffect(() => {
    if (hasFailed) showToast('error', message)
  }, [hasFailed, message])
}
