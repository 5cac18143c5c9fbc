import { createContext } from 'react'

/** Below this width the first view's picture is taken from `phoneWidth`, at best out of the page itself. */
export const phoneMedia = '(width < 30rem)'
/** All other windows. */
export const widerMedia = '(width >= 30rem)'

/** A picture that travels inside the page: its address and the same as a `data:` address. Only the server has one. */
export const InlinePicture = createContext<{ address: string; data: string } | undefined>(undefined)

/** The address in a `srcset` that is as wide as that, in px. */
export function candidateOf(srcset: string, width: number): string | undefined {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  return candidates.find(([, descriptor]) => descriptor === `${width}w`)?.[0]
}
