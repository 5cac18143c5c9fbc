import { createHash } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import type { PageRenderer, RenderedPage, RenderRequest } from '@vitrine/contract/pageTypes.ts'
import { LRUCache } from 'lru-cache'
import { busyQuality, compressBrotli, quickQuality } from './compression.ts'
import { hashSource, type InlineHashes } from './contentSecurityPolicy.ts'
import { handleJobs, lowerPriority } from './threadJobs.ts'

/** The `workerData` of a render thread. */
export interface RenderThreadData {
  /** The URL of the built web/app/entryServer.tsx. */
  bundle: string
}

/** A page to render in a thread. */
export interface RenderJob {
  request: RenderRequest
  /** The hash of the page as it is stored; undefined if it is not. */
  storedHash: string | undefined
  /** HTML for the start of the head; only for a tester with faults. */
  banner: string | undefined
  /** HTML for the end of the body; only for an editor who previews a draft. */
  note: string | undefined
  /** Whether other pages wait for a thread, so that this one is compressed faster, and less. */
  isBusy: boolean
}

/** A rendered page as brotli bytes. */
export interface RenderResult {
  status: RenderedPage['status']
  /** The duration of the render in seconds. */
  seconds: number
  /** The processor time that it took. */
  processorSeconds: number
  /** Identifies the HTML: equal pages have equal hashes. */
  hash: string
  /** Undefined if the hash equals that of the stored page. */
  content: (InlineHashes & { brotli: Uint8Array<ArrayBuffer>; length: number }) | undefined
}

// Stored pages and GraphQL have priority.
lowerPriority(10)

const { bundle }: RenderThreadData = workerData
const { render }: PageRenderer = await import(bundle)

// Most inline scripts and styles are the same on every page.
const hashes = new LRUCache<string, string>({ max: 100 })

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? hashSource(text)
  hashes.set(text, hash)
  return hash
}

// The data of the banner and the note may contain `$`.
const withBanner = ([start = '', ...rest]: readonly string[], banner: string | undefined) => [
  banner ? start.replace(/<head[^>]*>/, (head) => head + banner) : start,
  ...rest,
]

const withNote = (end: string, note: string | undefined) =>
  note ? end.replace('</body>', () => `${note}</body>`) : end

/**
 * The bytes of the page that is being rendered, reused because fresh memory of this size costs as much as the text in
 * it.
 */
let memory = Buffer.allocUnsafeSlow(2 ** 20)

/** Encodes texts one after another, in memory that is valid until the next call. */
function encode(texts: readonly string[]): Buffer {
  const size = texts.reduce((sum, { length }) => sum + 3 * length, 0)
  if (memory.length < size) memory = Buffer.allocUnsafeSlow(size)
  const length = texts.reduce((sum, text) => sum + memory.write(text, sum), 0)
  return memory.subarray(0, length)
}

handleJobs<RenderJob, RenderResult>(
  async ({ request, storedHash, banner, note, isBusy }) => {
    const start = performance.now()
    const before = process.threadCpuUsage()
    const { status, html, end, scripts, styles } = await render(request)
    const text = encode([...withBanner(html, banner), withNote(end, note)])
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    const isStored = hash === storedHash
    const content = isStored
      ? undefined
      : {
          brotli: compressBrotli(text, isBusy ? busyQuality : quickQuality),
          length: text.length,
          scripts: scripts.map(hashOf),
          styles: styles.map(hashOf),
        }
    const { user, system } = process.threadCpuUsage(before)
    const seconds = (performance.now() - start) / 1000
    return { status, seconds, processorSeconds: (user + system) / 1e6, hash, content }
  },
  ({ content }) => (content ? [content.brotli.buffer] : []),
)
