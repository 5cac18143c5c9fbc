import { readFileSync } from 'node:fs'

/** The query for every server: twelve products as a grid shows them. */
export const query = `query BenchListing($search: String) {
  listing(filter: { search: $search }, first: 12) {
    nodes {
      id
      name
      url
      price { amount }
      regularPrice { amount }
      salePrice { amount }
      isNew
      image { url alt srcset }
      secondImage { url alt srcset }
      brands { slug name }
      options { slug name }
    }
    pageCount
    totalCount
  }
}`

const documents: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../agents/generated/documents.json', import.meta.url), 'utf8'),
)

/** The document that agents search with. */
export const agentSearch =
  Object.values(documents).find((text) => text.startsWith('query AgentSearch(')) ?? ''
