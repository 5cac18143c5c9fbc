import { Module } from '@medusajs/framework/utils'
import { ShopService } from './shopService'

/** The name by which the container resolves the shop's own data. */
export const shopModule = 'shop'

export default Module(shopModule, { service: ShopService })
