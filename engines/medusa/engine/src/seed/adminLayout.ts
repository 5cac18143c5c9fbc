import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** The widgets of pages of the admin, by the ids in their files. */
const widgetsOf = {
  'order.list': ['shop-pending-work'],
  'order.details': ['shop-refunds', 'shop-return-requests', 'shop-transfer-slips'],
}

/**
 * Places the shop's widgets above Medusa's own sections; otherwise pending work is below a whole page of orders. A page
 * that already has a layout for everyone retains it.
 */
export async function seedAdminLayout(container: MedusaContainer) {
  const settings = container.resolve(Modules.SETTINGS)
  for (const [zone, ids] of Object.entries(widgetsOf)) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue
    const widgets = Object.fromEntries(ids.map((id) => [`widget:${id}`, { order: -1 }]))
    await settings.setSystemDefaultLayoutConfiguration(zone, { widgets })
  }
}
