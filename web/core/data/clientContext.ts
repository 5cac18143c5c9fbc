import { createContext, useContext } from 'react'
import type { ShopClient } from './shopClient.ts'

export const ShopClientContext = /* @__PURE__ */ createContext<ShopClient | null>(null)

/** Returns the shop's data client. Throws outside a `ShopClientContext`. */
export function useShopClient(): ShopClient {
  const client = useContext(ShopClientContext)
  if (!client) throw new Error('useShopClient must be used inside a ShopClientContext')
  return client
}
