import type { StaffRole } from './people.ts'

/** The parts of a JSON Schema that say who sets a key: those with `setBy: editor`, all others managers alone. */
export interface RightsSchema {
  setBy?: unknown
  format?: string
  const?: unknown
  readOnly?: boolean
  properties?: Record<string, RightsSchema>
  items?: RightsSchema
  additionalProperties?: RightsSchema | boolean
  anyOf?: RightsSchema[]
  oneOf?: RightsSchema[]
}

/** Marks a schema of a link, which editors may set to paths of the shop. */
export const isLink = { format: 'link' }

/** Pages of money, of law and of contact data: managers alone change them. */
export const pagesOfManagers: ReadonlySet<string> = new Set(
  'checkout confirm-payment contact-us privacy-policy term-conditions terms-and-conditions'
    .split(' ')
    .map((slug) => `pages/${slug}`),
)

/** The reasons why a field cannot be changed, for the forms and for rejections by the CMS. */
export const rightsCopy = {
  managersOnly: 'Only a manager can change this.',
  foreignLink: 'Only a manager can link to another site. Use a path of the shop, such as /shop.',
  entry: 'Only a manager can change this page.',
}

/** Whether a role may change everything. */
export const mayManage = (role: StaffRole): boolean => role === 'manager'

/** The schema with `readOnly` on what an editor may not set: single keys, and parts of which they may set nothing. */
export function schemaOfEditors(schema: RightsSchema, mark = false): RightsSchema {
  const isOpen = mark || schema.setBy === 'editor'
  if (isLeafSchema(schema)) return isOpen ? schema : { ...schema, readOnly: true }
  if (!hasOpenLeaf(schema, mark)) return { ...schema, readOnly: true }
  const { properties, items, additionalProperties: part } = schema
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []).map((item) =>
    schemaOfEditors(item, mark),
  )
  return {
    ...schema,
    ...(schema.anyOf && { anyOf: alternatives }),
    ...(schema.oneOf && { oneOf: alternatives }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          name === 'type' && part.const !== undefined ? part : schemaOfEditors(part),
        ]),
      ),
    }),
    ...(items && { items: schemaOfEditors(items, isOpen) }),
    ...(typeof part === 'object' && { additionalProperties: schemaOfEditors(part, isOpen) }),
  }
}

const isLeafSchema = ({
  format,
  properties,
  items,
  additionalProperties,
  anyOf,
  oneOf,
}: RightsSchema) =>
  format === 'image' ||
  !(properties || items || anyOf || oneOf || typeof additionalProperties === 'object')

function hasOpenLeaf(schema: RightsSchema, mark = false): boolean {
  const isOpen = mark || schema.setBy === 'editor'
  if (isLeafSchema(schema)) return isOpen
  const { properties = {}, items, additionalProperties: part } = schema
  return (
    (schema.anyOf ?? schema.oneOf ?? []).some((item) => hasOpenLeaf(item, mark)) ||
    Object.values(properties).some((value) => hasOpenLeaf(value)) ||
    [items, part].some((item) => typeof item === 'object' && hasOpenLeaf(item, isOpen))
  )
}

interface Leaf {
  /** The path with dots and the indices of lists. */
  path: string
  value: unknown
  /** Whether editors may set the value. */
  isOpen: boolean
  isLink: boolean
}

/**
 * The leaves of a value, those without keys of their own, each with whether editors may set it. A mark counts for lists
 * and records below its key, but not for the keys of an object, so that a new key is closed.
 */
function leavesOf(schema: RightsSchema, value: unknown, path = '', mark = false): Leaf[] {
  if (value === undefined || value === null) return []
  const variant = (schema.anyOf ?? schema.oneOf)?.find((item) => typeOf(item) === typeIn(value))
  if (variant) return leavesOf(variant, value, path, mark)
  const isOpen = mark || schema.setBy === 'editor'
  const entries = typeof value === 'object' ? Object.entries(value) : []
  if (entries.length === 0 || schema.format === 'image')
    return [{ path, value, isOpen, isLink: schema.format === isLink.format }]
  return entries.flatMap(([name, item]) => {
    const part = partOf(schema, name, value)
    if (part.const !== undefined && name === 'type') return []
    const below = path === '' ? name : `${path}.${name}`
    return leavesOf(part, item, below, isOpen && !schema.properties)
  })
}

const typeOf = ({ properties }: RightsSchema) => properties?.['type']?.const
const typeIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined

function partOf(schema: RightsSchema, name: string, value: unknown): RightsSchema {
  if (Array.isArray(value)) return schema.items ?? {}
  const { properties = {}, additionalProperties: part } = schema
  return (
    (Object.hasOwn(properties, name) && properties[name]) || (typeof part === 'object' ? part : {})
  )
}

/** Whether a link leaves the shop, as browsers read it. */
const isForeign = ({ isLink, value }: Leaf) =>
  isLink && URL.parse(String(value), shopOrigin)?.origin !== shopOrigin
const shopOrigin = 'https://shop.invalid'

/** The texts of a value that only managers set. */
export const textsOfManagers = (schema: RightsSchema, value: unknown): string[] =>
  leavesOf(schema, value).flatMap(({ isOpen, value }) =>
    !isOpen && typeof value === 'string' ? [value.trim()] : [],
  )

/** The fields that an editor must not change and that differ between two values of an entry, with the reason. */
export function changesOfManagers(
  schema: RightsSchema,
  before: unknown,
  after: unknown,
): { field: string; message: string }[] {
  const [earlier, later] = [leavesOf(schema, before), leavesOf(schema, after)]
  const closed = (leaves: Leaf[]) => leaves.filter(({ isOpen }) => !isOpen)
  const earlierLinks = new Set(earlier.filter(isForeign).map(({ value }) => value))
  return [
    ...differences(closed(earlier), closed(later)).map((field) => ({
      field,
      message: rightsCopy.managersOnly,
    })),
    ...later
      .filter((leaf) => leaf.isOpen && isForeign(leaf) && !earlierLinks.has(leaf.value))
      .map(({ path: field }) => ({ field, message: rightsCopy.foreignLink })),
  ]
}

/** The paths that differ between two lists of values, without items of a list that editors may add and move. */
function differences(before: readonly Leaf[], after: readonly Leaf[]): string[] {
  const names = [...new Set([...before, ...after].map(nameOf))]
  return names.flatMap((name) => {
    const [earlier, later] = [before, after].map((all) =>
      all.filter((item) => nameOf(item) === name),
    )
    const changed = (later ?? []).filter(
      ({ value }, index) => JSON.stringify(value) !== JSON.stringify(earlier?.[index]?.value),
    )
    const removed = (earlier ?? []).slice(later?.length)
    return [...changed, ...removed].map(({ path }) => path)
  })
}

const nameOf = ({ path }: Leaf) => path.replace(/(^|\.)\d+(?=\.|$)/g, '')
