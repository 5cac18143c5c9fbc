import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { OpenRefunds } from '../OpenRefunds'

/** The refunds of all orders whose money has not gone back, with the list of orders. */
const RefundTasks = () => <OpenRefunds heading="Refunds to make" query="" />

export const config = defineWidgetConfig({ zone: 'order.list.before' })

export default RefundTasks
