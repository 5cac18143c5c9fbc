import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PersistedDocuments } from '@vitrine/gateway/graphql/persistedDocuments.ts'
import { createGateway } from '@vitrine/gateway/server/server.ts'
import { agentSearch, query } from './query.ts'
import { serve } from './serve.ts'

const manifest = join(tmpdir(), `vitrine-bench-${process.pid}.json`)
writeFileSync(
  manifest,
  JSON.stringify(
    Object.fromEntries(
      [query, agentSearch].map((text) => [createHash('sha256').update(text).digest('hex'), text]),
    ),
  ),
)
const { app } = await createGateway({
  cmsUrl: process.argv[2] ?? '',
  siteUrl: 'http://localhost',
  isProduction: true,
  // All connections come from one address here.
  allowed: { request: { times: Number.POSITIVE_INFINITY, window: 60_000 } },
  documents: new PersistedDocuments({ file: pathToFileURL(manifest) }),
})
serve(await app.listen({ port: 0, host: '127.0.0.1' }))
