import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'
import { seedRegion } from './region'
import { type SalesChannel, salesChannel } from './salesChannel'
import type { SeedFile } from './seedFile'
import { fulfilmentProvider, seedShipping } from './shipping'

const locationName = 'Bangkok warehouse'

/** Records that products and carts need before they can be created. */
export interface Commerce extends SalesChannel {
  locationId: string
  profileId: string
}

/** Creates what is missing of the region, its tax, the sales channel, the warehouse and its shipping methods. */
export async function seedCommerce(container: MedusaContainer, file: SeedFile): Promise<Commerce> {
  const channel = await salesChannel(container)
  await seedRegion(container, file.vatRate)
  const locationId = await stockLocation(container, channel.salesChannelId)
  const profileId = await seedShipping(container, locationId, file.shipping)
  return { ...channel, locationId, profileId }
}

/** Returns the id of the warehouse, which it creates and links to the sales channel if there is none. */
async function stockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const filters = { name: locationName }
  const { data } = await query.graph({ entity: 'stock_location', fields: ['id'], filters })
  if (data[0]) return data[0].id
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: locationName,
          address: { address_1: '1 Charoen Krung Road', city: 'Bangkok', country_code: 'th' },
        },
      ],
    },
  })
  const id = result[0]?.id ?? ''
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id, add: [salesChannelId] },
  })
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: fulfilmentProvider },
  })
  return id
}
