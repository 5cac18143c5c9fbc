import type { Cms } from '#cms/context.ts'
import { omiseProvider } from './omise.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { sandboxProvider } from './sandbox.ts'

/** Omise when its secret key is set, otherwise the sandbox. */
export function paymentProvider({ environment, secrets }: Cms): PaymentProvider {
  return environment.OMISE_SECRET_KEY
    ? omiseProvider(environment.OMISE_URL, environment.OMISE_SECRET_KEY)
    : sandboxProvider(secrets.webhooks, environment.PROMPTPAY_ID)
}
