import type { MedusaContainer } from '@medusajs/framework/types'
import {
  ContainerRegistrationKeys,
  PriceListStatus,
  ProductStatus,
} from '@medusajs/framework/utils'
import {
  createInventoryLevelsWorkflow,
  createPriceListsWorkflow,
  createProductsWorkflow,
} from '@medusajs/medusa/core-flows'
import type { Commerce } from './commerce'
import { inBatches, missing, requireValue } from './missing'
import type { SeedFile, SeedProduct } from './seedFile'
import type { TermIds } from './terms'

/** A workflow holds all its products in memory. */
const productsPerWorkflow = 10
const saleTitle = 'Sale'

/** Creates the missing products with their variants, regular prices, sale prices and stock. */
export async function seedProducts(
  container: MedusaContainer,
  file: SeedFile,
  commerce: Commerce,
  terms: TermIds,
): Promise<number> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { data: stored } = await query.graph({ entity: 'product', fields: ['handle'] })
  const absent = missing(
    file.products,
    ({ handle }) => handle,
    stored.map(({ handle }) => handle),
  )
  let done = 0
  await inBatches(absent, productsPerWorkflow, async (batch) => {
    await createProductsWorkflow(container).run({
      input: { products: batch.map((product) => productInput(product, commerce, terms)) },
    })
    done += batch.length
    logger.info(`created ${done} of ${absent.length} products`)
  })
  await seedStock(container, file, commerce.locationId)
  await seedSale(container, file)
  return absent.length
}

function productInput(product: SeedProduct, commerce: Commerce, terms: TermIds) {
  const { handle, title, code, description, material, thumbnail, images, metadata } = product
  const { collection, variants, options } = product
  return {
    handle,
    title,
    description,
    material,
    thumbnail,
    metadata,
    options,
    external_id: code,
    status: ProductStatus.PUBLISHED,
    images: images.map((url) => ({ url })),
    shipping_profile_id: commerce.profileId,
    sales_channels: [{ id: commerce.salesChannelId }],
    type_id: requireValue(terms.brands, product.brand, 'brand'),
    category_ids: product.categories.map((slug) =>
      requireValue(terms.categories, slug, 'category'),
    ),
    ...(collection
      ? { collection_id: requireValue(terms.collections, collection, 'collection') }
      : {}),
    variants: variants.map((variant) => ({
      title: variant.title,
      sku: variant.sku,
      options: variant.options,
      manage_inventory: true,
      allow_backorder: false,
      prices: [{ currency_code: 'thb', amount: variant.regularPrice }],
    })),
  }
}

/** Stores the stock of variants that have none in the warehouse yet, and leaves that of others. */
async function seedStock(container: MedusaContainer, file: SeedFile, locationId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const stockOf = new Map(
    file.products.flatMap(({ variants }) =>
      variants.map(({ sku, stock }) => [sku, stock] as const),
    ),
  )
  const { data: items } = await query.graph({
    entity: 'inventory_item',
    fields: ['id', 'sku', 'location_levels.location_id'],
  })
  const levels = items
    .filter(({ location_levels }) =>
      (location_levels ?? []).every(
        (level: { location_id: string } | null) => level?.location_id !== locationId,
      ),
    )
    .flatMap(({ id, sku }) => {
      const stock = stockOf.get(sku ?? '')
      if (stock === undefined) return []
      return [{ inventory_item_id: id, location_id: locationId, stocked_quantity: stock }]
    })
  await inBatches(levels, 500, (batch) =>
    createInventoryLevelsWorkflow(container).run({ input: { inventory_levels: batch } }),
  )
}

/** Puts the sale prices in a price list of the type sale, as a merchant would. */
async function seedSale(container: MedusaContainer, file: SeedFile) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: lists } = await query.graph({
    entity: 'price_list',
    fields: ['id'],
    filters: { title: saleTitle },
  })
  if (lists.length > 0) return
  const { data: variants } = await query.graph({ entity: 'variant', fields: ['id', 'sku'] })
  const idOf = new Map(variants.map(({ sku, id }) => [sku ?? '', id]))
  const prices = file.products.flatMap((product) =>
    product.variants.flatMap(({ sku, salePrice }) =>
      salePrice === null
        ? []
        : [
            {
              variant_id: requireValue(idOf, sku, 'variant'),
              currency_code: 'thb',
              amount: salePrice,
            },
          ],
    ),
  )
  const { result } = await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: saleTitle,
          description: 'The prices of products on sale',
          status: PriceListStatus.ACTIVE,
          prices,
        },
      ],
    },
  })
  if (!result[0]) throw new Error('The price list of the sale was not created')
}
