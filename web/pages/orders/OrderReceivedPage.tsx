import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useStored } from '#web/lib/useStored.ts'
import { OrderReceived } from '#web/shop/orders/order/OrderReceived.tsx'
import { paidOrderKey } from '#web/shop/orders/payment/useOrderPayment.ts'

export function Page({ parameters }: { parameters: { orderId: string } }) {
  const { orderId } = parameters
  const stored = useStored(
    useMemo(() => paidOrderKey(orderId), [orderId]),
    '',
  )
  const key = new URLSearchParams(useSearch()).get('key') ?? (stored || null)
  return <OrderReceived id={orderId} orderKey={key} />
}
