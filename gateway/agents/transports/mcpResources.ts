import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Caller } from '../core/operation.ts'
import { policyPages } from '../core/policyPages.ts'
import { getProduct } from '../operations/catalog.ts'
import { getPolicy, listStores } from '../operations/shopFacts.ts'

const policies = Object.entries(policyPages)

/** Resources whose address names a product. */
export const resourceTemplates = [
  {
    uriTemplate: 'shop://products/{id}',
    name: 'product',
    title: 'A product',
    description: 'Description, care, size guide, prices and stock of a product, by its id.',
    mimeType: 'text/plain',
  },
]

/** The resources that every agent can read: policies and stores. */
export const listResources = ({ absolute }: Caller) => ({
  resources: [
    ...policies.map(([name, { key, title }]) => ({
      uri: `shop://policies/${name}`,
      name,
      title,
      description: `The page ${absolute(`/${key}`)} as text.`,
      mimeType: 'text/plain',
    })),
    {
      uri: 'shop://stores',
      name: 'stores',
      title: 'Stores',
      description: 'Address, opening hours and phone number of each store.',
      mimeType: 'text/plain',
    },
  ],
})

/** Reads a resource through the operation that has its data. Throws McpError for an unknown one. */
export async function readResource(uri: string, caller: Caller) {
  const text = await textOf(uri, caller)
  if (text === undefined)
    throw new McpError(
      ErrorCode.InvalidParams,
      `There is no resource “${uri.slice(0, 200)}”. resources/list has all.`,
    )
  return { contents: [{ uri, mimeType: 'text/plain', text }] }
}

async function textOf(uri: string, caller: Caller): Promise<string | undefined> {
  const [, folder, name] =
    /^shop:\/\/(policies|products|stores)(?:\/([^/]{1,300}))?$/.exec(uri) ?? []
  if (folder === 'stores' && !name) return (await listStores.run({} as never, caller)).text
  const policy = policies.find(([each]) => folder === 'policies' && each === name)?.[0]
  if (policy) return (await getPolicy.run({ policy } as never, caller)).text
  if (folder !== 'products' || !name) return undefined
  return (await getProduct.run({ catalog: { id: decodeURIComponent(name) } } as never, caller)).text
}
