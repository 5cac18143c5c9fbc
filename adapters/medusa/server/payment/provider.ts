import { sign } from '../../../../cms/customer/tokens.ts'
import { omiseProvider } from '../../../../cms/orders/payment/providers/omise.ts'
import type { PaymentProvider } from '../../../../cms/orders/payment/providers/paymentProvider.ts'
import { sandboxProvider } from '../../../../cms/orders/payment/providers/sandbox.ts'
import type { Environment } from '../environment.ts'

/** Omise when its secret key is set, otherwise the sandbox of the embedded CMS, which creates valid QR codes. */
export function configuredProvider(environment: Environment): PaymentProvider {
  const { OMISE_SECRET_KEY: key, OMISE_URL: url, PROMPTPAY_ID, SHOP_SECRET } = environment
  return key ? omiseProvider(url, key) : sandboxProvider(webhookSecret(SHOP_SECRET), PROMPTPAY_ID)
}

/** The secret with which the sandbox's webhooks are signed. */
export const webhookSecret = (shopSecret: string): string => sign(shopSecret, 'webhooks', '')
