import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { checkedGlobalId, type NodeType, toGlobalId } from '../sources/globalId.ts'
import { CmsError } from '../upstream/cmsError.ts'

type Sources = Context['sources']
type Read = (key: string, sources: Sources) => Promise<object | null>
type Node = Awaited<ResolversTypes['Node']>

const maxNodes = 24

/** Reads objects as the typed fields of `Query` do: by the same sources, and with their checks of the visitor. */
const readers: Record<NodeType, Read> = {
  LookBook: (slug, { content }) => content.lookBook(slug),
  Order: (number, { orders }) => orders.order(number, null),
  Page: (path, { content }) => content.pageOrPost(path),
  Product: async (id, { catalog }) => {
    const [card] = await catalog.products([id])
    const product = card ? await catalog.product({ slug: card.slug }) : null
    return product?.id === id ? product : null
  },
  ProductCard: async (id, { catalog }) => (await catalog.products([id]))[0] ?? null,
  Store: (slug, { content }) => content.store(slug),
  User: async (key, { customer }) => (key === 'viewer' ? customer.viewer() : null),
}

async function readNode({ type, key }: { type: NodeType; key: string }, sources: Sources) {
  const value = await readers[type](key, sources)
  return value && ({ ...value, __typename: type } as Node)
}

/** Reads objects, all product cards by one call. An object that cannot be read is an error in its place. */
function readNodes(ids: readonly string[], sources: Sources) {
  const wanted = ids.map((id) => checkedGlobalId(id, 'ids'))
  const cardIds = wanted.flatMap(({ type, key }) => (type === 'ProductCard' ? [key] : []))
  const cards = sources.catalog.products([...new Set(cardIds)])
  const card = async (key: string) => {
    const found = (await cards).find(({ id }) => id === key)
    return found ? ({ ...found, __typename: 'ProductCard' } as Node) : null
  }
  const reads = wanted.map((id) =>
    id.type === 'ProductCard' ? card(id.key) : readNode(id, sources),
  )
  return Promise.all(reads.map((read) => read.catch((error: Error) => error as unknown as Node)))
}

/** Objects by their global ids, and these ids. */
export const node: Resolvers<Context> = {
  Query: {
    node: (_, { id }, { sources }) => readNode(checkedGlobalId(id, 'id'), sources),
    nodes: (_, { ids }, { sources }) => {
      if (ids.length > maxNodes)
        throw CmsError.invalid({ ids: `At most ${maxNodes} objects can be requested at once.` })
      return readNodes(ids, sources)
    },
  },
  LookBook: { id: ({ id }) => toGlobalId('LookBook', id) },
  Order: { id: ({ id }) => toGlobalId('Order', id) },
  Page: { id: ({ id }) => toGlobalId('Page', id) },
  Product: { id: ({ id }) => toGlobalId('Product', id) },
  ProductCard: { id: ({ id }) => toGlobalId('ProductCard', id) },
  Store: { id: ({ slug }) => toGlobalId('Store', slug) },
  User: { id: ({ id }) => toGlobalId('User', id) },
}
