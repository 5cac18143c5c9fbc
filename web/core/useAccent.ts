import type { CSSProperties } from 'react'
import { useFrame } from './SiteProvider.tsx'

/** Returns the style of an element with a brand's accent; undefined for the default accent (content.accent.*). */
export function useAccent(brand: string | undefined): CSSProperties | undefined {
  const brands = useFrame().data?.site?.info.brands
  const accent = brands?.find(({ slug }) => slug === brand)?.accent
  return accent ? ({ '--accent': accent } as CSSProperties) : undefined
}
