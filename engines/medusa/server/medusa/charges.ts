import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import {
  ChargeRefusedError,
  type ChargeState,
  type PaymentProvider,
} from '@vitrine/commerce/payment/paymentProvider.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { type Charge, chargeEnd, nextCheck } from '@vitrine/commerce/rules/chargeRules.ts'
import { failedCardsSince, maxFailedCards } from '@vitrine/commerce/rules/paymentAbuse.ts'
import { fromBaht, toBaht } from '@vitrine/commerce/satang.ts'
import { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ChargeCheck } from '../../engine/src/modules/shop/rows.ts'
import type {
  ChargeOutcome,
  CreatedCode,
  EndedCharge,
  OpenedCharge,
  ReportedCharge,
} from '../../engine/src/payments/sentCharge.ts'
import { toSatang } from './amounts.ts'
import type { ShopApi } from './shopApi.ts'
import type { ReadOrder } from './shopOrder.ts'

export type ReadCharge = ReadOrder['charges'][number]

/** The parts of a charge that a check needs. */
type CheckedCharge = Pick<ReadCharge, 'id' | 'method' | 'reference' | 'created_at' | 'expires_at'>

/** The maximum milliseconds that the creation of a charge may take at the provider, after which it has failed. */
const creationTime = 60_000

/** The charges of orders at the payment provider, whose states it applies in the engine. */
export class Charges {
  readonly provider: PaymentProvider
  readonly #shop: ShopApi
  readonly #log: FastifyBaseLogger
  /** The requests to the provider that are in flight. */
  readonly tasks = new SingleFlight()

  constructor(shop: ShopApi, provider: PaymentProvider, log: FastifyBaseLogger) {
    this.#shop = shop
    this.provider = provider
    this.#log = log
  }

  /** Waits for the calls of the provider. */
  async settled(): Promise<void> {
    await this.tasks.settled()
  }

  /**
   * Stores a charge for an order's total before it is created at the provider, or returns the open one while it can be
   * paid, or null when the order does not wait for money. Throws conflict after too many cards that failed.
   */
  async open({ shop, order }: ReadOrder, method: ReadCharge['method'], now: Date) {
    const expiresAt = chargeEnd(new Date(shop.payment_deadline), now)
    // A code that was never shown cannot be paid, so that there is nothing to check.
    const firstCheck = method === 'omise' ? nextCheck({ createdAt: now, expiresAt }, now) : null
    const opened: OpenedCharge = {
      provider: this.provider.name,
      method,
      amount: toBaht(toSatang(order.total)),
      expiresAt: expiresAt.toISOString(),
      nextCheckAt: firstCheck?.toISOString() ?? null,
      cardLimit:
        method === 'omise'
          ? { ...maxFailedCards, since: failedCardsSince(now).toISOString() }
          : null,
    }
    const path = `/orders/${shop.number}/charges`
    const { stored } = await this.#shop.post<{
      stored: { charge: ReadCharge; isNew: boolean } | 'too_many_cards' | null
    }>(path, opened)
    if (stored === 'too_many_cards') throw new ContractProblem('conflict', ordersCopy.tooManyCards)
    return stored
  }

  /**
   * Creates the code of a stored charge at the provider, or ends the charge after a failure, so that the next read
   * stores another.
   */
  async createCode({ id, orderId, amount, expiresAt }: Charge, now: Date): Promise<ReadCharge> {
    const request = { id, orderId, amount, expiresAt, now }
    const created = await this.provider.create(request).catch(async (error: unknown) => {
      await this.end(id, 'failed')
      throw error
    })
    const check = nextCheck({ createdAt: now, expiresAt: created.expiresAt }, now)
    const code: CreatedCode = {
      ...created,
      expiresAt: created.expiresAt.toISOString(),
      nextCheckAt: check?.toISOString() ?? null,
    }
    return (await this.#shop.post<{ charge: ReadCharge }>(`/charges/${id}/code`, code)).charge
  }

  /** Ends a charge whose end a response reports. */
  async end(id: string, status: EndedCharge['status']): Promise<void> {
    const end: EndedCharge = { id, status }
    await this.#shop.post('/charges/ended', end)
  }

  /** Whether a charge is one of the shop's, by the provider's id or by ours. */
  async isKnown({ reference, id }: Pick<ChargeState, 'reference' | 'id'>): Promise<boolean> {
    const charge = { reference, id }
    return (await this.#shop.post<{ isKnown: boolean }>('/charges/known', charge)).isKnown
  }

  /** Applies a state that the provider reported. */
  apply({ amount, ...state }: ChargeState): Promise<ChargeOutcome> {
    return this.#report({ ...state, amount: toBaht(amount) })
  }

  /**
   * Charges a card for a charge that the engine has stored, whose outcome is left to a check when the provider does not
   * respond.
   */
  chargeCard(
    { id, amount }: ReadCharge,
    request: { orderId: number; token: string; returnUri: string },
  ): Promise<void> {
    return this.tasks.run(`create ${id}`, async () => {
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
   * Reads a charge's state at the provider and applies it, with one request for each charge at a time. Returns false
   * when the provider did not respond, and is called again by schedule.
   */
  check(charge: CheckedCharge, now: Date): Promise<boolean> {
    return this.tasks.run(`check ${charge.id}`, () => this.#check(charge, now))
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

  /** Fails a charge that the provider does not know a minute after its creation, before which it may still arrive. */
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
