import { LRUCache } from 'lru-cache'
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

/**
 * The latest documents that were unpacked, for clients without compression: a hundred requests for one page unpack it
 * once. 4 MB, some thirty pages.
 */
const unpacked = new LRUCache<string, Promise<Uint8Array>>({
  maxSize: 4 * 1024 * 1024,
  maxEntrySize: 1024 * 1024,
})

function unpack({ hash, brotli, length }: PageContent): Promise<Uint8Array> {
  const known = unpacked.get(hash)
  if (known) return known
  const text = unpackBrotli(brotli)
  unpacked.set(hash, text, { size: Math.max(1, length) })
  return text
}

/** Returns a page in a coding. What has to be made of the brotli form is made outside the event loop. */
export async function bodyOf(content: PageContent, coding: Coding): Promise<Uint8Array> {
  if (coding === 'br') return content.brotli
  if (coding === 'gzip' && content.gzip) return content.gzip
  const text = await unpack(content)
  return coding === 'gzip' ? packGzip(text) : text
}
