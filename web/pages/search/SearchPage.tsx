import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { searchAddress } from '#web/shop/search/suggestions.ts'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'

/** Leads to the shop with the searched text (DESIGN §9). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const asked = new URLSearchParams(useSearch()).get('s')
  const term = parameters['*'] || asked || ''
  useEffect(() => navigate(searchAddress(term), { replace: true }), [term])
  return <PageSkeleton />
}
