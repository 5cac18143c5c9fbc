import { useLocation, useSearch } from 'wouter'
import { type PageState, readStateUrl, writeStateUrl } from '#web/qa/stateUrl.ts'

/** The page state from the URL, and a function that changes it. */
export function usePageState(start: string) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = readStateUrl(search, start)
  const change = (next: Partial<PageState>) =>
    navigate(path + writeStateUrl({ ...state, ...next }, start), { replace: true })
  return { ...state, change }
}
