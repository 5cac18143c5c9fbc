import type { Secrets } from '../secrets.ts'
import { measuredProvider, type PaymentMetrics } from './measuredProvider.ts'
import { omiseProvider } from './omise.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { sandboxProvider } from './sandbox.ts'

interface Configuration {
  environment: {
    OMISE_SECRET_KEY?: string | undefined
    OMISE_URL: string
    PROMPTPAY_ID?: string | undefined
  }
  secrets: Pick<Secrets, 'webhooks'>
  metrics: PaymentMetrics
}

/** Omise when its secret key is set, otherwise the sandbox, with its calls counted in the metrics. */
export function paymentProvider({ environment, secrets, metrics }: Configuration): PaymentProvider {
  const provider = environment.OMISE_SECRET_KEY
    ? omiseProvider(environment.OMISE_URL, environment.OMISE_SECRET_KEY)
    : sandboxProvider(secrets.webhooks, environment.PROMPTPAY_ID)
  return measuredProvider(provider, metrics)
}
