import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { OpenRefunds } from '../OpenRefunds'

/** The refunds of an order whose money has not gone back. */
const Refunds = ({ data: order }: DetailWidgetProps<AdminOrder>) => (
  <OpenRefunds heading="Refunds" query={`?order_id=${order.id}`} />
)

export const config = defineWidgetConfig({ id: 'shop-refunds', zone: 'order.details.side.before' })

export default Refunds
