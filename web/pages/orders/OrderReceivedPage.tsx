import { useSearch } from 'wouter'
import { OrderReceived } from '#web/shop/orders/order/OrderReceived.tsx'

export function Page({ parameters }: { parameters: { orderId: string } }) {
  const key = new URLSearchParams(useSearch()).get('key')
  return <OrderReceived id={parameters.orderId} orderKey={key} />
}
