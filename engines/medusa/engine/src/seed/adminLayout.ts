import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** The widgets of pages of the admin, by the ids in their files. */
const widgetsOf = {
  'order.list': ['shop-pending-work'],
  'order.details': ['shop-refunds', 'shop-return-requests', 'shop-transfer-slips'],
}

/**
 * Places the shop's widgets above Medusa's own sections, so that pending work is not below a whole page of orders, on
 * pages without a layout for everyone.
 */
export async function seedAdminLayout(container: MedusaContainer) {
  const settings = container.resolve(Modules.SETTINGS)
  for (const [zone, ids] of Object.entries(widgetsOf)) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue
    const widgets = Object.fromEntries(ids.map((id) => [`widget:${id}`, { order: -1 }]))
    await settings.setSystemDefaultLayoutConfiguration(zone, { widgets })
  }
}
