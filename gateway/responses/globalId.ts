import { typedText } from '@vitrine/contract/typedText.ts'
import { CmsError } from '../upstream/cmsError.ts'

/** The types of objects that `Query.node` reads. */
export const nodeTypes = [
  'LookBook',
  'Order',
  'Page',
  'Product',
  'ProductCard',
  'Store',
  'User',
] as const
export type NodeType = (typeof nodeTypes)[number]

/** Types whose ids inputs accept although `Query.node` does not read them. */
type InputType = NodeType | 'SavedAddress' | 'ShippingMethod' | 'Variation'

/** A global id in its parts. */
interface GlobalId {
  type: string
  /** The key by which the CMS is asked for the object. */
  key: string
}

/** Returns the global id of an object: `Order:71` in base64url. */
export const toGlobalId = (type: string, key: string) =>
  Buffer.from(`${type}:${key}`).toString('base64url')

/** Returns the parts of a global id; undefined for any other text, such as an id of the CMS. */
export function parseGlobalId(id: string): GlobalId | undefined {
  const bytes = Buffer.from(id, 'base64url')
  // Buffer ignores what is not base64url: only a text that is encoded in the same way is an id.
  if (bytes.toString('base64url') !== id) return undefined
  const [, type, key] = /^([A-Z][A-Za-z]+):(.+)$/s.exec(bytes.toString()) ?? []
  return type !== undefined && key !== undefined ? { type, key } : undefined
}

/** Returns the parts of the id of a node. Throws INVALID for any other text. */
export function checkedNodeId(id: string, argument: 'id' | 'ids') {
  const { type: name, key = '' } = parseGlobalId(id) ?? {}
  const type = nodeTypes.find((nodeType) => nodeType === name)
  if (type) return { type, key }
  throw CmsError.invalid({ [argument]: 'This is not the id of an object.' })
}

/**
 * Returns the CMS's own id of an argument that may also be a global id, as URLs, cookies and browser storage contain
 * the CMS's own ids. Throws INVALID for the global id of another type.
 */
export function ownId(id: string, argument: string, ...types: InputType[]): string {
  const parsed = parseGlobalId(id)
  if (!parsed) return id
  if (types.some((type) => type === parsed.type)) return parsed.key
  throw CmsError.invalid({ [argument]: `This is the id of another type: ${parsed.type}.` })
}

/** Returns the number of an order by its global id or its number. */
export const orderNumber = (id: string, argument = 'orderId') =>
  typedText('order', ownId(id, argument, 'Order'))

/** Returns the CMS's id of a product by any of its ids. */
export const productNumber = (id: string, argument = 'productId') =>
  ownId(id, argument, 'Product', 'ProductCard')

/** The key of a variation in its global id: the ids of its product and of itself. */
export const variationKey = (productId: string, id: string) =>
  `${encodeURIComponent(productId)}/${id}`

/** Returns the ids in the global id of a variation. Throws INVALID for any other text. */
export function variationIds(id: string) {
  const { type, key = '' } = parseGlobalId(id) ?? {}
  const [, productId = '', variationId] = /^([^/]+)\/(.+)$/s.exec(key) ?? []
  if (type === 'Variation' && variationId !== undefined)
    return { productId: decodeURIComponent(productId), id: variationId }
  throw CmsError.invalid({ variationId: 'This is not the id of a variation.' })
}

/** Returns the CMS's id of a product by any of its ids, or by that of one of its variations. */
export const productDatabaseId = (id: string, argument: string) =>
  parseGlobalId(id)?.type === 'Variation' ? variationIds(id).productId : productNumber(id, argument)
