import { createContext } from 'react'

/** The windows of phones, for which the page may contain the first view's pictures. */
export const phoneMedia = '(width < 30rem)'
/** All other windows. */
export const widerMedia = '(width >= 30rem)'

/** Pictures that the page contains: their `data:` addresses by their own. Only the server provides some. */
export const InlinePictures = createContext<ReadonlyMap<string, string>>(new Map())

/** Returns the address of a `srcset` whose picture has this width, in px. */
export function candidateOf(srcset: string, width: number): string | undefined {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  return candidates.find(([, descriptor]) => descriptor === `${width}w`)?.[0]
}
