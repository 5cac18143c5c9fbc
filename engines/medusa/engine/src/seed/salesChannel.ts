import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} from '@medusajs/medusa/core-flows'

const name = 'Vitrine'

/** The channel that the shop sells through, and the key with which it reads the Store API. */
export interface SalesChannel {
  salesChannelId: string
  publishableKey: string
}

/** Returns the shop's sales channel and its publishable key, and creates what is missing of them. */
export async function salesChannel(container: MedusaContainer): Promise<SalesChannel> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: channels } = await query.graph({
    entity: 'sales_channel',
    fields: ['id'],
    filters: { name },
  })
  const salesChannelId = channels[0]?.id ?? (await createChannel(container))
  const { data: keys } = await query.graph({
    entity: 'api_key',
    fields: ['id', 'token'],
    filters: { title: name, type: 'publishable' },
  })
  const key = keys[0] ?? (await createKey(container))
  // Linking again changes nothing.
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: key.id, add: [salesChannelId] },
  })
  return { salesChannelId, publishableKey: key.token }
}

async function createChannel(container: MedusaContainer): Promise<string> {
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name }] },
  })
  return result[0]?.id ?? ''
}

async function createKey(container: MedusaContainer): Promise<{ id: string; token: string }> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: name, type: 'publishable', created_by: '' }] },
  })
  const [key] = result
  if (!key) throw new Error('The publishable key was not created')
  return { id: key.id, token: key.token }
}
