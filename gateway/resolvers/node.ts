import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts'
import { checkedNodeId, type NodeType, toGlobalId } from '../responses/globalId.ts'
import type { Context } from '../sources/context.ts'
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
  ProductCard: (id, { catalog }) => catalog.card(id),
  Store: (slug, { content }) => content.store(slug),
  User: async (key, { customer }) => (key === 'viewer' ? customer.viewer() : null),
}

async function readNode({ type, key }: { type: NodeType; key: string }, sources: Sources) {
  const value = await readers[type](key, sources)
  return value && ({ ...value, __typename: type } as Node)
}

/** Reads objects; one that cannot be read is an error in its slot. */
const readNodes = (ids: readonly string[], sources: Sources) =>
  Promise.all(
    ids
      .map((id) => checkedNodeId(id, 'ids'))
      .map((id) => readNode(id, sources).catch((error: Error) => error as unknown as Node)),
  )

export const node: Resolvers<Context> = {
  Query: {
    node: (_, { id }, { sources }) => readNode(checkedNodeId(id, 'id'), sources),
    nodes: (_, { ids }, { sources }) => {
      if (ids.length > maxNodes)
        throw CmsError.invalid({ ids: `At most ${maxNodes} objects can be requested at once.` })
      return readNodes(ids, sources)
    },
  },
}

/** Makes the ids of all objects global ones: their type, and the key that the sources have in `id`. */
export function resolveIds(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    const id = isObjectType(type) ? type.getFields()['id'] : undefined
    if (id && getNamedType(id.type).name === 'ID')
      id.resolve = (parent: { id: string }) => toGlobalId(type.name, parent.id)
  }
}
