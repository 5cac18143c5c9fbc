import { useEffect } from 'react'
import { showToast } from './toast.ts'

/** Says once that something could not be loaded, in the words of SPEC §8. */
export function useFailureToast(hasFailed: boolean, words: string) {
  useEffect(() => {
    if (hasFailed) showToast('error', words)
  }, [hasFailed, words])
}
