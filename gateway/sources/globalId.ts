import { typedText } from '#contract/typedText.ts'
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

/** A global id in its parts. */
interface GlobalId {
  type: NodeType
  /** The key by which the CMS is asked for the object. */
  key: string
}

/** Returns the global id of an object: `Order:71` in base64url. */
export const toGlobalId = (type: NodeType, key: string) =>
  Buffer.from(`${type}:${key}`).toString('base64url')

/** Returns the parts of a global id; undefined for any other text, such as an id of the CMS. */
export function parseGlobalId(id: string): GlobalId | undefined {
  const bytes = Buffer.from(id, 'base64url')
  // Buffer ignores what is not base64url: only a text that is encoded in the same way is an id.
  if (bytes.toString('base64url') !== id) return undefined
  const [, name, key] = /^([A-Za-z]+):(.+)$/s.exec(bytes.toString()) ?? []
  const type = nodeTypes.find((each) => each === name)
  return type && key !== undefined ? { type, key } : undefined
}

/** Returns the parts of a global id. Throws INVALID for any other text. */
export function checkedGlobalId(id: string, argument: 'id' | 'ids'): GlobalId {
  const parsed = parseGlobalId(id)
  if (parsed) return parsed
  throw CmsError.invalid({ [argument]: 'This is not the id of an object.' })
}

/**
 * Returns the CMS's own id of an argument that may also be a global id. Addresses, cookies and storage of browsers have the
 * CMS's own ids. Throws INVALID for the global id of another type.
 */
export function ownId(id: string, argument: string, ...types: NodeType[]): string {
  const parsed = parseGlobalId(id)
  if (!parsed) return id
  if (types.includes(parsed.type)) return parsed.key
  throw CmsError.invalid({ [argument]: `This is the id of another type: ${parsed.type}.` })
}

/** Returns the number of an order by its global id or its number. */
export const orderNumber = (id: string, argument = 'orderId') =>
  typedText('order', ownId(id, argument, 'Order'))

/** Returns the CMS's id of a product by any of its ids. */
export const productNumber = (id: string, argument = 'productId') =>
  ownId(id, argument, 'Product', 'ProductCard')
