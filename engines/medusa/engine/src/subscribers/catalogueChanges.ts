import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** Stores in the change feed what the shop has to read again. */
export default async function recordCatalogueChange({
  event,
  container,
}: SubscriberArgs<{ id: string | string[] }>) {
  const shop: ShopService = container.resolve(shopModule)
  // One event has the ids of all that a request has changed.
  for (const id of [event.data.id].flat()) await shop.recordChange(id)
}

const changes = (name: string) => ['created', 'updated', 'deleted'].map((end) => `${name}.${end}`)

export const config: SubscriberConfig = {
  event: [
    ...changes('product'),
    // Also emitted when products enter or leave a collection.
    'product.product.updated',
    ...changes('product-variant'),
    ...changes('product-option'),
    ...changes('product-option-value'),
    ...changes('product-category'),
    ...changes('product-collection'),
    ...changes('product-type'),
    ...changes('pricing.price'),
    // Also emitted when pieces are reserved.
    ...changes('inventory.inventory-level'),
    'LinkProductSalesChannel.attached',
    'LinkProductSalesChannel.detached',
  ],
}
