import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { searchAddress } from '#web/shop/search/suggestions.ts'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

export function Page({ parameters }: { parameters: { '*': string } }) {
  const searched = new URLSearchParams(useSearch()).get('s')
  const term = parameters['*'] || searched || ''
  useEffect(() => navigate(searchAddress(term), { replace: true }), [term])
  return <PageSkeleton />
}
