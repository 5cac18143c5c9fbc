import { useApolloClient } from '@apollo/client/react'
import { parseDeadline } from '@vitrine/machines/countdown/deadline.ts'
import {
  type CardResponse,
  type OrderResponse,
  orderPaymentMachine,
  type PaymentResponse,
} from '@vitrine/machines/orderPayment/orderPayment.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { nameActor } from '#web/core/actorNames.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { onVisibility } from '#web/lib/pageReturn.ts'
import { textSchema } from '#web/lib/schemas.ts'
import { localArea, plainText, type StoredValue, storage } from '#web/lib/storage.ts'
import { serverNow } from '#web/lib/time.ts'
import { OrderDocument, type OrderFieldsFragment } from '../orders.generated.ts'
import {
  type ConfirmedPayment,
  type PaymentMeans,
  payConfirmed,
  readConfirmedPayment,
} from './confirmedPayment.ts'
import { PromptPayDocument, usePromptPayQuery } from './payment.generated.ts'

/** Runs the machine of an order's payment (payment.*), whose QR code Apollo's cache stores. */
export function useOrderPayment(order: OrderFieldsFragment, orderKey: string | null) {
  const client = useApolloClient()
  const variables = { orderId: order.id, key: orderKey }
  const [card, setCard] = useState<ConfirmedPayment | null>(null)
  // Read by effects, which may run before the next render.
  const currentCard = useRef(card)
  const entered = useRef<PaymentMeans | null>(null)
  const machine = useMemo(() => {
    const { orderId, key } = { orderId: order.id, key: orderKey }
    // The request after an expired code creates the next one (payment.expiry.once), so reading and renewing are the
    // same call.
    const readPayment = fromPromise<PaymentResponse>(async () => {
      const { data } = await client.query({
        query: PromptPayDocument,
        variables: { orderId, key },
        fetchPolicy: 'network-only',
      })
      const payment = data?.promptPay
      if (!payment) throw new Error(`Order ${orderId} has no PromptPay payment`)
      return {
        status: payment.status.toLowerCase() as PaymentResponse['status'],
        deadline: payment.expiresAt ? parseDeadline(payment.expiresAt) : undefined,
      }
    })
    const reloadOrder = fromPromise<OrderResponse>(async () => {
      const { data } = await client.query({
        query: OrderDocument,
        variables: { id: orderId, key },
        fetchPolicy: 'network-only',
      })
      if (!data?.order) throw new Error('Order not found')
      return { status: data.order.statusText }
    })
    const isCard = order.paymentMethod === 'CARD'
    const responseOf = (payment: ConfirmedPayment | null): CardResponse => {
      currentCard.current = payment
      setCard(payment)
      if (!payment) return { status: 'none', needsBank: false }
      return {
        status: payment.status.toLowerCase() as CardResponse['status'],
        needsBank: payment.authorizeUrl !== null,
      }
    }
    const readCard = fromPromise<CardResponse>(async () =>
      responseOf(await readConfirmedPayment(client, isCard, { orderId, key })),
    )
    // The event does not have the entered values: events are recorded.
    const payByCard = fromPromise<CardResponse>(async () => {
      const means = entered.current
      entered.current = null
      const card = currentCard.current
      if (!means || !card) throw new Error(`Order ${orderId} has nothing to charge`)
      return responseOf(await payConfirmed(client, card, means, { orderId, key }))
    })
    return withActors(orderPaymentMachine, () => ({
      readPayment,
      renewPayment: readPayment,
      readCard,
      payByCard,
      reloadOrder,
    }))
  }, [client, order.id, order.paymentMethod, orderKey])
  const [state, send, actor] = useMachine(machine, {
    input: {
      method: order.paymentMethod,
      status: order.statusText,
      now: serverNow,
    },
  })
  useEffect(() => nameActor(actor, `order ${order.id}`), [actor, order.id])
  useEffect(() => {
    const opened = actor.on('bank.required', () => {
      const { authorizeUrl } = currentCard.current ?? {}
      if (!authorizeUrl) return
      if (orderKey) paidOrderKey(order.id).write(orderKey)
      location.assign(authorizeUrl)
    })
    return () => opened.unsubscribe()
  }, [actor, order.id, orderKey])
  const { data } = usePromptPayQuery({ variables, fetchPolicy: 'cache-only' })

  // A status that the machine has read itself is not reported: it would read it again.
  const isReading = state.matches('paid') || state.matches('reloading')
  const hasChanged = !isReading && state.context.status !== order.statusText
  useEffect(() => {
    if (hasChanged) send({ type: 'order.changed', status: order.statusText })
  }, [hasChanged, order.statusText, send])
  const view = viewOf(state)
  useEffect(() => {
    const report = (isHidden: boolean) => send({ type: isHidden ? 'page.hidden' : 'page.shown' })
    // The code may arrive while the tab is hidden.
    if (view === 'code' || view === 'cardConfirming') report(document.hidden)
    return onVisibility(report)
  }, [send, view])

  return {
    view,
    /** A guest's access key to the order. */
    orderKey,
    image: data?.promptPay?.image ?? null,
    payee: data?.promptPay?.payee ?? null,
    deadline: state.context.deadline,
    /** Whether a check is in flight, whose response sets the server's clock. */
    isPolling: state.matches({ qr: { shown: 'polling' } }),
    /** A payment by card, at a bank or in an app on the server; null until it has been read. */
    card,
    /** Pays by a card, which goes to the payment provider alone, or by the chosen source. */
    pay: (means: PaymentMeans) => {
      entered.current = means
      send({ type: 'card.submitted' })
    },
    retry: () => send({ type: 'load.retried' }),
    check: () => send({ type: 'check.requested' }),
    renew: () => send({ type: 'renewal.requested' }),
    /** Call when the server rejects a change of the order because its status has changed (payment.conflict). */
    reportConflict: () => send({ type: 'conflict.detected' }),
  }
}

export type Payment = ReturnType<typeof useOrderPayment>

export type PaymentView =
  | 'notPayable'
  | 'bankTransfer'
  | 'reloading'
  | 'loading'
  | 'code'
  | 'verifying'
  | 'manual'
  | 'unavailable'
  | 'expired'
  | 'reloadFailed'
  | 'paid'
  | 'cardLoading'
  | 'cardUnavailable'
  | 'cardDue'
  | 'cardDeclined'
  | 'cardPaying'
  | 'cardConfirming'
  | 'cardManual'

function viewOf(state: SnapshotFrom<typeof orderPaymentMachine>): PaymentView {
  if (state.matches('bankTransfer')) return 'bankTransfer'
  if (state.matches('paid')) return 'paid'
  if (state.matches('reloadFailed')) return 'reloadFailed'
  if (state.matches('reloading')) return 'reloading'
  if (state.matches('card')) return cardViewOf(state)
  if (state.matches({ qr: 'unavailable' })) return 'unavailable'
  if (state.matches({ qr: 'expired' })) return 'expired'
  if (state.matches({ qr: { shown: 'manual' } })) return 'manual'
  if (state.matches({ qr: 'verifying' })) return 'verifying'
  if (state.matches({ qr: 'shown' })) return 'code'
  return state.matches('qr') ? 'loading' : 'notPayable'
}

function cardViewOf(state: SnapshotFrom<typeof orderPaymentMachine>): PaymentView {
  if (state.matches({ card: 'unavailable' })) return 'cardUnavailable'
  if (state.matches({ card: 'due' })) return 'cardDue'
  if (state.matches({ card: 'declined' })) return 'cardDeclined'
  if (state.matches({ card: { confirming: 'manual' } })) return 'cardManual'
  if (state.matches({ card: 'confirming' })) return 'cardConfirming'
  const isPaying = state.matches({ card: 'paying' }) || state.matches({ card: 'redirecting' })
  return isPaying ? 'cardPaying' : 'cardLoading'
}

/**
 * The access key of a guest's order, stored while the browser is at the bank, because the return URL must not contain
 * it (security.secrets.return-uri).
 */
export const paidOrderKey = (orderId: string): StoredValue<string> =>
  storage(`order-key.${orderId}`, textSchema, { area: localArea, format: plainText })
