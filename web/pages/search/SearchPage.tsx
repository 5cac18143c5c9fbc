import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { searchUrl } from '#web/shop/search/suggestions.ts'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

export function Page({ parameters }: { parameters: { '*': string } }) {
  const searched = new URLSearchParams(useSearch()).get('s')
  const term = parameters['*'] || searched || ''
  useEffect(() => navigate(searchUrl(term), { replace: true }), [term])
  return <PageSkeleton />
}
