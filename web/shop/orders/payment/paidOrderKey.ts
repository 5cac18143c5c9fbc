import { textSchema } from '#web/lib/schemas.ts'
import { localArea, plainText, type StoredValue, storage } from '#web/lib/storage.ts'

/**
 * The access key of a guest's order for which the browser goes to the bank, whose address to return to has no key
 * (security.secrets.return-uri). The bank may return to another tab.
 */
export const paidOrderKey = (orderId: string): StoredValue<string> =>
  storage(`order-key.${orderId}`, textSchema, { area: localArea, format: plainText })
