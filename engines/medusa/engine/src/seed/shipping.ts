import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createLocationFulfillmentSetWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
} from '@medusajs/medusa/core-flows'
import { missing } from './missing'
import type { SeedShipping } from './seedFile'

const zoneName = 'Thailand'

/** Fulfilment by hand, Medusa's own provider. */
export const fulfilmentProvider = 'manual_manual'

/** Creates the shipping methods that are missing, and returns the id of the profile that products need. */
export async function seedShipping(
  container: MedusaContainer,
  locationId: string,
  methods: readonly SeedShipping[],
): Promise<string> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const profileId = await shippingProfile(container)
  const { data: options } = await query.graph({ entity: 'shipping_option', fields: ['type.code'] })
  const stored = options.map(({ type }) => type?.code)
  const absent = missing(methods, ({ code }) => code, stored)
  if (absent.length > 0) {
    const zone = await serviceZone(container, locationId)
    await createShippingOptionsWorkflow(container).run({
      input: absent.map((method) => shippingOption(method, zone, profileId)),
    })
  }
  return profileId
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
  const { code, name, price, freeFrom, provinces } = method
  const free = {
    currency_code: 'thb',
    amount: 0,
    rules: [{ attribute: 'item_total', operator: 'gte' as const, value: freeFrom ?? 0 }],
  }
  return {
    name,
    price_type: 'flat' as const,
    provider_id: fulfilmentProvider,
    service_zone_id: zone,
    shipping_profile_id: profileId,
    type: { label: name, description: name, code },
    data: { provinces },
    prices: [{ currency_code: 'thb', amount: price }, ...(freeFrom === null ? [] : [free])],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' as const },
      { attribute: 'is_return', value: 'false', operator: 'eq' as const },
    ],
  }
}
