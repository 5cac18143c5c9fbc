import { useEffect, useMemo } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { instantOf } from '#machines/countdown/deadline.ts'
import { orderPaymentMachine } from '#machines/orderPayment/orderPayment.ts'
import type { OrderReply, PaymentReply } from '#machines/orderPayment/orderPaymentSetup.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { onVisibility } from '#web/lib/pageReturn.ts'
import { serverNow } from '#web/lib/time.ts'
import { OrderDocument, type OrderFieldsFragment } from '../orders.generated.ts'
import { PromptPayDocument, usePromptPayQuery } from './payment.generated.ts'

/** Runs the machine of an order's payment (payment.*). The data client has the QR code. */
export function useOrderPayment(order: OrderFieldsFragment, orderKey: string | null) {
  const client = useShopClient()
  const variables = { orderId: order.id, key: orderKey }
  const machine = useMemo(() => {
    const { orderId, key } = { orderId: order.id, key: orderKey }
    // The request after an expired code creates the next one (payment.expiry.once), so reading and renewing are the
    // same call.
    const readPayment = fromPromise<PaymentReply>(async () => {
      const { data } = await client.query({
        query: PromptPayDocument,
        variables: { orderId, key },
        fetchPolicy: 'network-only',
      })
      const payment = data?.promptPay
      if (!payment) throw new Error(`Order ${orderId} has no PromptPay payment`)
      return {
        status: payment.status.toLowerCase() as PaymentReply['status'],
        deadline: payment.expiresAt ? instantOf(payment.expiresAt) : undefined,
      }
    })
    const reloadOrder = fromPromise<OrderReply>(async () => {
      const { data } = await client.query({
        query: OrderDocument,
        variables: { id: orderId, key },
        fetchPolicy: 'network-only',
      })
      if (!data?.order) throw new Error('Order not found')
      return { status: data.order.statusText }
    })
    return withActors(orderPaymentMachine, () => ({
      readPayment,
      renewPayment: readPayment,
      reloadOrder,
    }))
  }, [client, order.id, orderKey])
  const [state, send] = useMachine(machine, {
    input: {
      method: order.paymentMethod.toLowerCase(),
      status: order.statusText,
      now: serverNow,
    },
  })
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
    if (view === 'code') report(document.hidden)
    return onVisibility(report)
  }, [send, view])

  return {
    view,
    image: data?.promptPay?.image ?? null,
    deadline: state.context.deadline,
    /** Whether a check is in flight, whose response sets the server's clock. */
    isPolling: state.matches({ qr: { shown: 'polling' } }),
    retry: () => send({ type: 'load.retried' }),
    check: () => send({ type: 'check.requested' }),
    renew: () => send({ type: 'renewal.requested' }),
    /** Call when the server rejects a change of the order because its status has changed (payment.conflict). */
    reportConflict: () => send({ type: 'conflict.detected' }),
  }
}

export type Payment = ReturnType<typeof useOrderPayment>

/** What the payment shows. */
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

function viewOf(state: SnapshotFrom<typeof orderPaymentMachine>): PaymentView {
  if (state.matches('bankTransfer')) return 'bankTransfer'
  if (state.matches('paid')) return 'paid'
  if (state.matches('reloadFailed')) return 'reloadFailed'
  if (state.matches('reloading')) return 'reloading'
  if (state.matches({ qr: 'unavailable' })) return 'unavailable'
  if (state.matches({ qr: 'expired' })) return 'expired'
  if (state.matches({ qr: { shown: 'manual' } })) return 'manual'
  if (state.matches({ qr: 'verifying' })) return 'verifying'
  if (state.matches({ qr: 'shown' })) return 'code'
  return state.matches('qr') ? 'loading' : 'notPayable'
}
