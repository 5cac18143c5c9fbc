import { readFileSync } from 'node:fs'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)

/** The headers with which a script of the shop's pages sends a persisted query by GET. */
export const queryHeaders = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br',
  'apollo-require-preflight': '1',
}

/** The path of the persisted query for the first page of the shop's listing. */
export function listingQueryPath(): string {
  const documents: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'))
  const [sha256Hash] =
    Object.entries(documents).find(([, text]) => /^\s*query Listing\b/.test(text)) ?? []
  if (!sha256Hash) throw new Error('There is no persisted query named Listing; run npm run codegen')
  const parameters = new URLSearchParams({
    operationName: 'Listing',
    variables: JSON.stringify({ filter: {}, sort: 'DEFAULT', page: 1, limit: 12 }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })
  return `/graphql?${parameters}`
}
