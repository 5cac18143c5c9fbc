import { createContext } from 'react'

/** Matches phones, for which the HTML may contain the first view's images. */
export const phoneMedia = '(width < 30rem)'
/** Matches all windows that `phoneMedia` does not. */
export const widerMedia = '(width >= 30rem)'

/** The images that the HTML contains, as `data:` URLs by the URL of the file; empty in the browser. */
export const InlineImages = createContext<ReadonlyMap<string, string>>(new Map())

/** Returns the URL of a `srcset` whose image has this width, in px. */
export function srcsetCandidate(srcset: string, width: number): string | undefined {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  return candidates.find(([, descriptor]) => descriptor === `${width}w`)?.[0]
}
