import { packGzip, unpackBrotli } from './packing.ts'

/** A content coding that pages are sent in. */
export type Coding = 'br' | 'gzip' | 'identity'

/** A page's document as the bytes of a response. Only the brotli form is always stored. */
export interface PageContent {
  /** Equal for equal documents. */
  hash: string
  /** Its Content-Security-Policy, which follows from the document. */
  policy: string
  /** Bytes of the document as it is. */
  length: number
  brotli: Uint8Array
  /** Whether `brotli` is as small as it gets. */
  isPackedBest: boolean
  gzip?: Uint8Array
}

/** The strong entity tag of a page in a coding. The part before the dot is the document's hash. */
export function etagOf({ hash, isPackedBest }: PageContent, coding: Coding): string {
  return `"${hash}.${coding}${coding === 'br' && isPackedBest ? '.best' : ''}"`
}

/** Returns a page in a coding. What has to be made of the brotli form is made outside the event loop. */
export async function bodyOf(content: PageContent, coding: Coding): Promise<Uint8Array> {
  if (coding === 'br') return content.brotli
  if (coding === 'gzip' && content.gzip) return content.gzip
  const text = await unpackBrotli(content.brotli)
  return coding === 'gzip' ? packGzip(text) : text
}
