import { createHash } from 'node:crypto'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'

const idOf = (body: string) => createHash('sha256').update(body).digest('hex')
const body = 'query AppCart { cart { itemCount } }'

/** A folder with the manifest of an app. */
function folderOf(operation: { id: string; body: string }) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrine-documents-'))
  const operations = [{ name: 'AppCart', type: 'query', ...operation }]
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations }
  writeFileSync(join(folder.path, 'app-1.0.json'), JSON.stringify(manifest))
  return folder
}

test('a document of another client runs in production when its manifest is registered', async () => {
  covers('security.graphql.clients')

  using folder = folderOf({ id: idOf(body), body })
  await using shop = await startShop({ isProduction: true, clientDocuments: folder.path })
  const send = async (sha256Hash: string) => {
    const response = await fetch(`${shop.gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-visitor-token': 'new' },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
    })
    return response.json()
  }
  expect(await send(idOf(body))).toEqual({ data: { cart: { itemCount: 0 } } })
  expect(await send(idOf('query Other { cart { itemCount } }'))).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  })
})

test.each([
  ['a wrong hash', idOf('other'), body, /app-1\.0\.json: the id of AppCart is not the SHA-256/],
  [
    'a field that the schema does not have',
    idOf('query AppCart { basket { itemCount } }'),
    'query AppCart { basket { itemCount } }',
    /app-1\.0\.json: AppCart does not fit the schema\. Cannot query field "basket"/,
  ],
])('the gateway does not start with a manifest that has %s', async (_, id, text, message) => {
  using folder = folderOf({ id, body: text })
  await expect(startShop({ isProduction: true, clientDocuments: folder.path })).rejects.toThrow(
    message,
  )
})
