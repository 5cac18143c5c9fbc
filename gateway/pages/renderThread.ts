import { createHash } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import type { PageRenderer, RenderedPage, RenderRequest } from '@vitrine/contract/pageTypes.ts'
import { LRUCache } from 'lru-cache'
import { compressBrotli, quickQuality } from './compression.ts'
import { hashSource, type InlineHashes } from './contentSecurityPolicy.ts'
import { handleJobs, lowerPriority } from './threadJobs.ts'

/** The `workerData` of a render thread. */
export interface RenderThreadData {
  /** The URL of the built web/app/entryServer.tsx. */
  bundle: string
}

/** A page to render. */
export interface RenderJob {
  request: RenderRequest
  /** The hash of the page as it is stored; undefined if it is not. */
  storedHash: string | undefined
  /** HTML for the start of the head; only for a tester with faults. */
  banner: string | undefined
  /** HTML for the end of the body; only for an editor who previews a draft. */
  note: string | undefined
}

/** A rendered page as bytes. */
export interface RenderResult {
  status: RenderedPage['status']
  /** The duration of the render. */
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

// The data of the banner may contain `$`.
const withBanner = (html: string, banner = '', note = '') =>
  html
    .replace(/<head[^>]*>/, (head) => head + banner)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => note + end)

handleJobs<RenderJob, RenderResult>(
  async ({ request, storedHash, banner, note }) => {
    const start = performance.now()
    const before = process.threadCpuUsage()
    const { status, html, scripts, styles } = await render(request)
    const text = Buffer.from(banner || note ? withBanner(html, banner, note) : html)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    const isStored = hash === storedHash
    const content = isStored
      ? undefined
      : {
          brotli: compressBrotli(text, quickQuality),
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
