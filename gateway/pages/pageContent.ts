import { LRUCache } from 'lru-cache'
import { compressGzip, decompressBrotli } from './compression.ts'

/** A content coding in which pages are sent. */
export type Coding = 'br' | 'gzip' | 'identity'

/** The document of a page as the bytes of a response. */
export interface PageContent {
  /** Identifies the document: equal documents have equal hashes. */
  hash: string
  policy: string
  /** The size of the document in bytes, uncompressed. */
  length: number
  brotli: Uint8Array
  /** Whether `brotli` has the best quality. */
  isBestQuality: boolean
  gzip?: Uint8Array
}

/** The strong entity tag of a page in a coding; the part before the first dot is the document's hash. */
export function contentEtag({ hash, isBestQuality }: PageContent, coding: Coding): string {
  return `"${hash}.${coding}${coding === 'br' && isBestQuality ? '.best' : ''}"`
}

/**
 * Recently decompressed documents, for clients without compression: many requests for one page decompress it once. 4 MB
 * hold about thirty pages.
 */
const decompressed = new LRUCache<string, Promise<Uint8Array>>({
  maxSize: 4 * 1024 * 1024,
  maxEntrySize: 1024 * 1024,
})

function decompress({ hash, brotli, length }: PageContent): Promise<Uint8Array> {
  const before = decompressed.get(hash)
  if (before) return before
  const text = decompressBrotli(brotli)
  decompressed.set(hash, text, { size: Math.max(1, length) })
  return text
}

/** Returns a page in a coding, derived from brotli outside the event loop. */
export async function encodedBody(content: PageContent, coding: Coding): Promise<Uint8Array> {
  if (coding === 'br') return content.brotli
  if (coding === 'gzip' && content.gzip) return content.gzip
  const text = await decompress(content)
  return coding === 'gzip' ? compressGzip(text) : text
}
