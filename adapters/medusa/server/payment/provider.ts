import { omiseProvider } from '../../../../server/payment/omise.ts'
import type { PaymentProvider } from '../../../../server/payment/paymentProvider.ts'
import { sandboxProvider } from '../../../../server/payment/sandbox.ts'
import type { Environment } from '../environment.ts'

/** Omise when its secret key is set, otherwise the sandbox of the embedded CMS, which creates valid QR codes. */
export function configuredProvider(environment: Environment): PaymentProvider {
  const { OMISE_SECRET_KEY: key, OMISE_URL: url, PROMPTPAY_ID, secrets } = environment
  return key ? omiseProvider(url, key) : sandboxProvider(secrets.webhooks, PROMPTPAY_ID)
}
