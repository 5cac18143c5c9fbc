import { useId } from 'react'
import type { OrderAddressFieldsFragment } from '../orders.generated.ts'
import styles from './OrderAddress.module.css'

/** A billing or shipping address of an order. */
export function OrderAddress({
  title,
  address,
}: {
  title: string
  address: OrderAddressFieldsFragment
}) {
  const id = useId()
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    address.city,
    `${address.state} ${address.postcode}`.trim(),
    address.phone,
    address.email,
  ].filter((line): line is string => Boolean(line))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
