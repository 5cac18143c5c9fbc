import { useLocation, useSearch } from 'wouter'
import { type PageState, readAddress, writeAddress } from '#web/qa/address.ts'

/** The page state from the address, and a function that changes it. */
export function usePageState(start: string) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = readAddress(search, start)
  const change = (next: Partial<PageState>) =>
    navigate(path + writeAddress({ ...state, ...next }, start), { replace: true })
  return { ...state, change }
}
