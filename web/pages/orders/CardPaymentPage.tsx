import { useSearch } from 'wouter'
import { CardPaymentView } from '#web/shop/orders/order/CardPaymentView.tsx'

export function Page({ parameters }: { parameters: { orderId: string } }) {
  const key = new URLSearchParams(useSearch()).get('key')
  return <CardPaymentView id={parameters.orderId} orderKey={key} />
}
