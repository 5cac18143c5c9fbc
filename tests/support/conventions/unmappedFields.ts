import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import type { ResponseParser } from '@vitrine/gateway/responses/responseParser.ts'
import { isObjectType } from 'graphql'
import { contractSample } from './sample.ts'

const folder = join(import.meta.dirname, '../../../gateway/responses')

/** Fields of contracts that the schema does not have on purpose, by their path or by their name alone. */
const ignored = new Set([
  // A response that fails has an error's status.
  'success',
  // Connections calculate it from the total.
  'pageCount',
  // The shop renders suggestions itself, by their address.
  ...['fields.post_id', 'fields.term_id', 'fields.thumb_html'],
  // The gateway resolves the products of a slider by it.
  ...['blocks.query.onSale', 'blocks.query.sort'],
  // Decides what a CMS translates; an order shows all of its choices alike.
  ...['orderItems', 'returns.items', 'shipments.items']
    .flatMap((items) => [items, `data.${items}`])
    .concat('unavailable')
    .map((items) => `${items}.variationAttributes.isText`),
])

/** Parsers whose user is always the viewer, whatever the id in the CMS. */
const ofViewer = new Map([
  ['Profile', 'id'],
  ['SignedIn', 'user.id'],
])

/** The use of a contract's fields by a conversion, by paths such as `data.price`. */
interface Uses {
  /** The paths that are read by name. */
  read: Set<string>
  /** The paths that a spread copies. */
  copied: Set<string>
  /** The paths of the contract's objects. */
  objects: Map<object, string>
}

/** Describes each field of a contract that its conversion drops, so that queries for it would get null. */
export async function unmappedFields(): Promise<string[]> {
  const names = fieldNames()
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const problems = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(join(folder, file))
      return Object.entries(module)
        .filter((entry): entry is [string, ResponseParser<unknown>] => isParser(entry[1]))
        .flatMap(([name, parser]) =>
          droppedFields(parser, names)
            .filter((path) => !ignored.has(path) && !ignored.has(nameOf(path)))
            .filter((path) => ofViewer.get(name) !== path)
            .map(
              (path) =>
                `gateway/responses/${file}: ${name} drops the field “${path}” of its contract. Convert it there, and add it to schema.graphql under its name.`,
            ),
        )
    }),
  )
  return problems.flat()
}

const isParser = (value: unknown) =>
  typeof value === 'function' && 'contract' in value && 'convert' in value

/** The paths of the contract's fields that reach no field of the schema. */
function droppedFields(
  { contract, convert }: Pick<ResponseParser<unknown>, 'contract' | 'convert'>,
  schemaFields: ReadonlySet<string>,
): string[] {
  const sample = contractSample(contract)
  const uses: Uses = { read: new Set(), copied: new Set(), objects: new Map() }
  const passed = objectsIn(
    convert(observed(sample, '', uses), () => undefined, {}),
    uses.objects,
  )
  const isMapped = (path: string) =>
    uses.read.has(path) ||
    ((uses.copied.has(path) || ancestorsOf(path).some((item) => passed.has(item))) &&
      schemaFields.has(nameOf(path)))
  return [...new Set(pathsOf(sample, ''))].filter((path) => !isMapped(path))
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

const ancestorsOf = (path: string) =>
  path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'))

/** The paths of the contract's objects that a converted value contains unchanged. */
function objectsIn(
  value: unknown,
  objects: Uses['objects'],
  paths = new Set<string>(),
): Set<string> {
  if (typeof value !== 'object' || value === null) return paths
  const path = objects.get(value)
  if (path !== undefined) return paths.add(path)
  for (const item of Object.values(value)) objectsIn(item, objects, paths)
  return paths
}

/** Wraps a value, so that each access to a field is recorded. */
function observed(value: unknown, path: string, uses: Uses): unknown {
  if (typeof value !== 'object' || value === null) return value
  let described: string | symbol = ''
  const proxy = new Proxy(value, {
    getOwnPropertyDescriptor(target, key) {
      described = key
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    get(target, key) {
      const child: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return child
      if (Array.isArray(target)) return key === 'length' ? child : observed(child, path, uses)
      const at = path === '' ? key : `${path}.${key}`
      // A spread asks for a property's descriptor before it reads the value.
      if (described === key) uses.copied.add(at)
      else uses.read.add(at)
      described = ''
      return observed(child, at, uses)
    },
  })
  uses.objects.set(proxy, path)
  return proxy
}

function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [at, ...pathsOf(item, at)]
  })
}

/** The names of all fields of the schema. */
function fieldNames(): Set<string> {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType)
  return new Set(types.flatMap((type) => Object.keys(type.getFields())))
}
