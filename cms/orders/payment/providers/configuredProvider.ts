import type { Cms } from '#cms/context.ts'
import { measuredProvider } from './measuredProvider.ts'
import { omiseProvider } from './omise.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { sandboxProvider } from './sandbox.ts'

/** Omise when its secret key is set, otherwise the sandbox; its calls are counted in the metrics. */
export function paymentProvider({ environment, secrets, metrics }: Cms): PaymentProvider {
  const provider = environment.OMISE_SECRET_KEY
    ? omiseProvider(environment.OMISE_URL, environment.OMISE_SECRET_KEY)
    : sandboxProvider(secrets.webhooks, environment.PROMPTPAY_ID)
  return measuredProvider(provider, metrics)
}
