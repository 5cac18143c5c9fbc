import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createLocationFulfillmentSetWorkflow,
  createRegionsWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { missing } from './missing'
import { type SalesChannel, salesChannel } from './salesChannel'
import type { SeedFile, SeedShipping } from './seedFile'

const locationName = 'Bangkok warehouse'
const zoneName = 'Thailand'
const provider = 'manual_manual'

/** What products and carts need before they can be created. */
export interface Commerce extends SalesChannel {
  locationId: string
  profileId: string
}

/** Creates what is missing of the region, its tax, the sales channel, the warehouse and its shipping methods. */
export async function seedCommerce(container: MedusaContainer, file: SeedFile): Promise<Commerce> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const channel = await salesChannel(container)
  const { data: regions } = await query.graph({ entity: 'region', fields: ['id'] })
  if (regions.length === 0) await createRegion(container, file.vatRate)
  const locationId = await stockLocation(container, channel.salesChannelId)
  const profileId = await shippingProfile(container)
  const { data: options } = await query.graph({ entity: 'shipping_option', fields: ['type.code'] })
  const stored = options.map(({ type }) => type?.code)
  const absent = missing(file.shipping, ({ code }) => code, stored)
  if (absent.length > 0) {
    const zone = await serviceZone(container, locationId)
    await createShippingOptionsWorkflow(container).run({
      input: absent.map((method) => shippingOption(method, zone, profileId)),
    })
  }
  return { ...channel, locationId, profileId }
}

async function createRegion(container: MedusaContainer, vatRate: number) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: stores } = await query.graph({ entity: 'store', fields: ['id'] })
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: stores.map(({ id }) => id) },
      update: {
        name: 'Vitrine',
        supported_currencies: [{ currency_code: 'thb', is_default: true, is_tax_inclusive: true }],
      },
    },
  })
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: 'th',
        provider_id: 'tp_system',
        default_tax_rate: { rate: vatRate, code: 'VAT', name: `VAT ${vatRate}%` },
      },
    ],
  })
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: 'Thailand',
          currency_code: 'thb',
          countries: ['th'],
          automatic_taxes: true,
          is_tax_inclusive: true,
          payment_providers: ['pp_system_default'],
        },
      ],
    },
  })
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
    [Modules.FULFILLMENT]: { fulfillment_provider_id: provider },
  })
  return id
}

async function shippingProfile(container: MedusaContainer): Promise<string> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'shipping_profile', fields: ['id'] })
  if (data[0]) return data[0].id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Default', type: 'default' }] },
  })
  return result[0]?.id ?? ''
}

/** Returns the id of the zone that all shipping methods serve. */
async function serviceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const read = async () => {
    const { data } = await query.graph({
      entity: 'stock_location',
      fields: ['fulfillment_sets.id', 'fulfillment_sets.service_zones.id'],
      filters: { id: locationId },
    })
    return data[0]?.fulfillment_sets?.[0]
  }
  if (!(await read()))
    await createLocationFulfillmentSetWorkflow(container).run({
      input: {
        location_id: locationId,
        fulfillment_set_data: { name: 'Delivery', type: 'shipping' },
      },
    })
  const set = await read()
  const zone = set?.service_zones?.[0]
  if (zone) return zone.id
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: zoneName,
          fulfillment_set_id: set?.id ?? '',
          geo_zones: [{ type: 'country', country_code: 'th' }],
        },
      ],
    },
  })
  return result[0]?.id ?? ''
}

/** A method that costs nothing from a value of the items on. */
function shippingOption(method: SeedShipping, zone: string, profileId: string) {
  const { code, name, price, freeFrom } = method
  const free = {
    currency_code: 'thb',
    amount: 0,
    rules: [{ attribute: 'item_total', operator: 'gte' as const, value: freeFrom ?? 0 }],
  }
  return {
    name,
    price_type: 'flat' as const,
    provider_id: provider,
    service_zone_id: zone,
    shipping_profile_id: profileId,
    type: { label: name, description: name, code },
    prices: [{ currency_code: 'thb', amount: price }, ...(freeFrom === null ? [] : [free])],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' as const },
      { attribute: 'is_return', value: 'false', operator: 'eq' as const },
    ],
  }
}
