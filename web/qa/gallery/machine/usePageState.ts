import { useLocation, useSearch } from 'wouter'
import { type PageState, readAddress, writeAddress } from '#web/qa/address.ts'

/** What the address of a machine's page says, and how to change it; every step has a link of its own. */
export function usePageState(start: string) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = readAddress(search, start)
  const change = (next: Partial<PageState>) =>
    navigate(path + writeAddress({ ...state, ...next }, start), { replace: true })
  return { ...state, change }
}
