import { useSearch } from 'wouter'
import { OrderReceived } from '#web/shop/orders/order/OrderReceived.tsx'

/** A placed order and what comes next; a guest's key stands in the address. */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const key = new URLSearchParams(useSearch()).get('key')
  return <OrderReceived id={parameters['orderId'] ?? ''} orderKey={key} />
}
