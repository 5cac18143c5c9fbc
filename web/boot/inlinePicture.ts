import { createContext } from 'react'

/** Below this width the first view's pictures are taken from `phoneWidth`, at best out of the page itself. */
export const phoneMedia = '(width < 30rem)'
/** All other windows. */
export const widerMedia = '(width >= 30rem)'

/** Pictures that travel inside the page: address → the same as a `data:` address. Only the server has some. */
export const InlinePictures = createContext<ReadonlyMap<string, string>>(new Map())

/** The address in a `srcset` that is as wide as that, in px. */
export function candidateOf(srcset: string, width: number): string | undefined {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  return candidates.find(([, descriptor]) => descriptor === `${width}w`)?.[0]
}
