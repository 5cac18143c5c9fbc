import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateRegionsWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { providerIds } from '../modules/shopPayments/providers'
import { missing } from './missing'

/** Creates the region Thailand with its tax if there is no region, and gives regions in baht the shop's payments. */
export async function seedRegion(container: MedusaContainer, vatRate: number) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: regions } = await query.graph({ entity: 'region', fields: ['id'] })
  if (regions.length === 0) await createRegion(container, vatRate)
  await enablePayments(container)
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
          payment_providers: [],
        },
      ],
    },
  })
}

/** Adds the payment providers of the shop to regions that lack one of them. */
async function enablePayments(container: MedusaContainer) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: regions } = await query.graph({
    entity: 'region',
    fields: ['id', 'payment_providers.id'],
    filters: { currency_code: 'thb' },
  })
  for (const { id, payment_providers: providers } of regions) {
    const before = (providers ?? []).flatMap(
      (provider: { id: string } | null) => provider?.id ?? [],
    )
    const absent = missing(Object.values(providerIds), (provider) => provider, before)
    if (absent.length > 0)
      await updateRegionsWorkflow(container).run({
        input: { selector: { id }, update: { payment_providers: [...before, ...absent] } },
      })
  }
}
