import { randomUUID } from 'node:crypto'
import type {
  AuthorizePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  PaymentProviderInput,
  PaymentProviderOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import { AbstractPaymentProvider } from '@medusajs/framework/utils'

/**
 * A payment that arrives after the order is placed, authorized in Medusa with the order, and captured by staff or by
 * the payment's webhook.
 */
abstract class LaterPaymentProvider extends AbstractPaymentProvider {
  // Medusa's constructor is protected, and its loader needs a public one.
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options)
  }

  async initiatePayment(): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: {} }
  }

  async authorizePayment({ data = {} }: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return { status: 'authorized', data }
  }

  async capturePayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  /** Records a refund, whose money the shop moves afterwards (`refunds/requestRefund.ts`). */
  async refundPayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  async cancelPayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  async deletePayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  async updatePayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  async retrievePayment({ data = {} }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  async getPaymentStatus({ data = {} }: PaymentProviderInput): Promise<GetPaymentStatusOutput> {
    return { status: 'authorized', data }
  }

  /** The shop's own webhook captures payments, so that Medusa's has nothing to do. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: 'not_supported' }
  }
}

/** Bank transfers, which staff check by their slips. */
export class TransferProvider extends LaterPaymentProvider {
  static override identifier = 'transfer'
}

/** PromptPay, whose charges the shop creates when the shopper opens the QR code. */
export class PromptPayProvider extends LaterPaymentProvider {
  static override identifier = 'promptpay'
}

/** Cards, which the shop charges by a token when the shopper enters them. */
export class CardProvider extends LaterPaymentProvider {
  static override identifier = 'card'
}

/** The payment provider of Medusa for each payment method of the shop. */
export const providerIds: Readonly<Record<string, string>> = {
  bacs: 'pp_transfer_shop',
  omise_promptpay: 'pp_promptpay_shop',
  omise: 'pp_card_shop',
}
