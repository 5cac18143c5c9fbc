import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PersistedDocuments } from '@vitrine/gateway/graphql/persistedDocuments.ts'
import type { GatewayOptions } from '@vitrine/gateway/server/server.ts'
import { request } from 'undici'
import { documentHash, texts } from './fixtureBuild/server/documents.js'
import { startShop } from './startGateway.ts'

const distDirectory = fileURLToPath(new URL('fixtureBuild', import.meta.url))

/** A response with its raw bytes and its decompressed document. */
export interface PageResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  html: string
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Requests a page without a browser's default headers. Rejects when the signal aborts. */
export async function getPage(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'br' },
  options: { method?: 'GET' | 'HEAD'; signal?: AbortSignal } = {},
): Promise<PageResponse> {
  const response = await request(url, { ...options, headers })
  const bytes = Buffer.from(await response.body.arrayBuffer())
  const unpack = unpackers[String(response.headers['content-encoding'])]
  const html = (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString()
  return { status: response.statusCode, headers: response.headers, bytes, html }
}

type Pages = NonNullable<GatewayOptions['pages']>

/** Options of a gateway that serves a small build made for tests, and a log of its renders. */
export async function prepareFixture(pages: Partial<Pages> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fixture-'))
  const log = join(folder, 'renders')
  // Render threads inherit it when they start.
  process.env['FIXTURE_RENDERS'] = log
  const documents = join(folder, 'documents.json')
  const manifest = Object.values(texts).map((text) => [documentHash(text), text])
  await writeFile(documents, JSON.stringify(Object.fromEntries(manifest)))
  return {
    options: {
      isProduction: true,
      documents: new PersistedDocuments({
        file: pathToFileURL(documents),
        assets: pathToFileURL(`${folder}/`),
      }),
      pages: { distDirectory, development: false, ...pages },
    } satisfies Partial<GatewayOptions>,
    /** The URLs of all renders, in order. */
    renders: async () => (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

/** Starts a gateway with the fixture's pages in front of a stand-in CMS, with its own clock. */
export async function startFixtureShop(
  pages: Partial<Pages> = {},
  options: Partial<GatewayOptions> = {},
) {
  const fixture = await prepareFixture(pages)
  const clock = { now: Date.parse('2026-01-01T00:00:00Z') }
  const shop = await startShop({
    ...fixture.options,
    now: () => new Date(clock.now),
    ...options,
  })
  return {
    ...shop,
    clock,
    renders: fixture.renders,
    get: (path: string, ...rest: [Record<string, string>?, Parameters<typeof getPage>[2]?]) =>
      getPage(shop.gateway.url + path, ...rest),
    /** The value of a metric, by its name with labels as in the exposition format. */
    metric: async (name: string) => {
      const text = await (await fetch(`${shop.gateway.url}/metrics`)).text()
      const line = text.split('\n').find((line) => line.startsWith(`${name} `))
      return Number(line?.split(' ')[1] ?? 0)
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await fixture[Symbol.asyncDispose]()
    },
  }
}
