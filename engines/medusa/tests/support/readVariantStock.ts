import type { AdminApi } from './adminApi.ts'

interface Level {
  location_id: string
  stocked_quantity: number
  reserved_quantity: number
}

/** The stock of a variant in Medusa, as staff see and change it. */
export async function readVariantStock(admin: AdminApi, variantId: string) {
  const fields = 'fields=id,inventory_items.inventory.id'
  const { variants } = await admin.send<{
    variants: { inventory_items: { inventory: { id: string } }[] }[]
  }>('GET', `/product-variants?id=${variantId}&${fields}`)
  const path = `/inventory-items/${variants[0]?.inventory_items[0]?.inventory.id}/location-levels`
  const read = async (): Promise<Level> => {
    const { inventory_levels: levels } = await admin.send<{ inventory_levels: Level[] }>(
      'GET',
      path,
    )
    if (!levels[0]) throw new Error('The variant has no stock')
    return levels[0]
  }
  return {
    read,
    /** Sets how many pieces can be sold. */
    async setFree(pieces: number) {
      const { location_id: location, reserved_quantity: reserved } = await read()
      const stock = { stocked_quantity: reserved + pieces }
      await admin.send('POST', `${path}/${location}`, stock)
    },
  }
}
