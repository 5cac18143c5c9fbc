import type { FastifyBaseLogger } from 'fastify'
import { chargeEnd, nextCheck } from '../../../../contract/rules/chargeRules.ts'
import { fromBaht, toBaht } from '../../../../contract/satang.ts'
import {
  ChargeRefusedError,
  type ChargeState,
  type PaymentProvider,
} from '../../../../server/payment/paymentProvider.ts'
import { SingleFlight } from '../../../../server/singleFlight.ts'
import type {
  ChargeCheck,
  ChargeOutcome,
  OpenedCharge,
  ReportedCharge,
} from '../../engine/src/payments/sentCharge.ts'
import { toSatang } from '../medusa/amounts.ts'
import type { ReadOrder } from '../orders/shopOrder.ts'
import type { ShopApi } from '../shop/shopApi.ts'

export type ReadCharge = ReadOrder['charges'][number]

/** The parts of a charge that a check needs. */
type CheckedCharge = Pick<ReadCharge, 'id' | 'method' | 'reference' | 'created_at' | 'expires_at'>

/** Milliseconds that the creation of a charge may take at the provider; a later one has failed. */
const creationTime = 60_000

/** The charges of orders at the payment provider, whose states it applies in the engine. */
export class Charges {
  readonly provider: PaymentProvider
  readonly #shop: ShopApi
  readonly #log: FastifyBaseLogger
  readonly #running = new SingleFlight()

  constructor(shop: ShopApi, provider: PaymentProvider, log: FastifyBaseLogger) {
    this.#shop = shop
    this.provider = provider
    this.#log = log
  }

  /** Waits for the calls of the provider. */
  async settled(): Promise<void> {
    await this.#running.settled()
  }

  /** The amount, the end and the first check of a charge for an order's total, from now. */
  opened({ shop, order }: ReadOrder, now: Date): OpenedCharge {
    const expiresAt = chargeEnd(new Date(shop.payment_deadline), now)
    return {
      provider: this.provider.name,
      amount: toBaht(toSatang(order.total)),
      expiresAt: expiresAt.toISOString(),
      nextCheckAt: nextCheck({ createdAt: now, expiresAt }, now)?.toISOString() ?? null,
    }
  }

  /** Whether a charge is one of the shop's, by the provider's id or by ours. */
  async isKnown({ reference, id }: Pick<ChargeState, 'reference' | 'id'>): Promise<boolean> {
    const asked = { reference, id }
    return (await this.#shop.post<{ isKnown: boolean }>('/charges/known', asked)).isKnown
  }

  /** Applies a state that the provider reported. */
  apply({ amount, ...state }: ChargeState): Promise<ChargeOutcome> {
    return this.#report({ ...state, amount: toBaht(amount) })
  }

  /**
   * Charges a card for a charge that the engine has stored. When the provider does not respond, whether the card was charged
   * is unknown, and a check finds out.
   */
  chargeCard(
    { id, amount }: ReadCharge,
    request: { orderId: number; token: string; returnUri: string },
  ): Promise<void> {
    return this.#running.run(`create ${id}`, async () => {
      try {
        const card = { ...request, id, amount: fromBaht(Number(amount)) }
        const state = await this.provider.chargeCard?.(card)
        if (state) await this.apply({ ...state, id })
      } catch (error) {
        if (error instanceof ChargeRefusedError) await this.#fail(id, error.code)
        else this.#log.warn({ err: error }, 'charging a card got no response')
      }
    })
  }

  /**
   * Reads a charge's state at the provider and applies it; at most one request for each charge at a time. Returns false when
   * the provider did not respond: the request is then repeated by schedule.
   */
  check(charge: CheckedCharge, now: Date): Promise<boolean> {
    return this.#running.run(`check ${charge.id}`, () => this.#check(charge, now))
  }

  async #check(charge: CheckedCharge, now: Date): Promise<boolean> {
    const { id, reference } = charge
    try {
      if (!reference) return await this.#findLost(charge, now)
      const state = await this.provider.find(reference)
      await this.#record(id, now, nextCheckOf(charge, now))
      if (state) await this.apply(state)
      return true
    } catch (error) {
      this.#log.warn({ err: error }, 'checking a charge at the payment provider failed')
      await this.#record(id, null, nextCheckOf(charge, now, true))
      return false
    }
  }

  /** A charge that the provider does not know a minute after its creation has failed; before, it may still arrive. */
  async #findLost(charge: CheckedCharge, now: Date): Promise<boolean> {
    const { id } = charge
    const createdAt = new Date(charge.created_at)
    const state = await this.provider.findLost?.(id, createdAt)
    if (state) {
      await this.#record(id, now, nextCheckOf(charge, now))
      await this.apply({ ...state, id })
      return true
    }
    if (now.getTime() - createdAt.getTime() < creationTime) {
      await this.#record(id, null, nextCheckOf(charge, now))
      return false
    }
    await this.#fail(id, 'lost')
    return true
  }

  /** Ends a charge that the provider did not create. */
  #fail(id: string, failureCode: string): Promise<ChargeOutcome> {
    const unknown = { reference: null, amount: 0, authorizeUri: null }
    return this.#report({ ...unknown, id, status: 'failed', failureCode })
  }

  async #report(report: ReportedCharge): Promise<ChargeOutcome> {
    return (await this.#shop.post<{ outcome: ChargeOutcome }>('/charges', report)).outcome
  }

  async #record(id: string, checkedAt: Date | null, nextCheckAt: Date | null): Promise<void> {
    const check: ChargeCheck = {
      checkedAt: checkedAt?.toISOString() ?? null,
      nextCheckAt: nextCheckAt?.toISOString() ?? null,
    }
    await this.#shop.post(`/charges/${id}/check`, check)
  }
}

const nextCheckOf = (
  { created_at, expires_at }: CheckedCharge,
  now: Date,
  hasFailed = false,
): Date | null =>
  nextCheck({ createdAt: new Date(created_at), expiresAt: new Date(expires_at) }, now, hasFailed)
