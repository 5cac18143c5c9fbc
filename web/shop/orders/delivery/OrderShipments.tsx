import { useId } from 'react'
import { shipmentCopy } from '#web/generated/messages/shipmentCopy.ts'
import { longDate } from '#web/lib/time.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderShipments.module.css'

/** The parcels of an order, each with its number and, for a known carrier, a link to follow it (orders.delivery.*). */
export function OrderShipments({
  shipments,
  status,
}: Pick<OrderFieldsFragment, 'shipments' | 'status'>) {
  const id = useId()
  const isPartlySent = status === 'PACKING'
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {shipments.length === 1 ? shipmentCopy.one : shipmentCopy.several}
      </h2>
      <ul className={styles.parcels}>
        {shipments.map(({ carrier, trackingNumber, trackingUrl, sentDate, items }) => (
          <li key={`${carrier} ${trackingNumber}`} className={styles.parcel}>
            <div>
              <p>{carrier}</p>
              <p className={styles.small}>
                {shipmentCopy.sent({ date: longDate(new Date(sentDate)) })}
              </p>
            </div>
            <dl>
              <dt className={styles.small}>{shipmentCopy.number}</dt>
              <dd className={styles.number}>{trackingNumber}</dd>
            </dl>
            {shipments.length > 1 || isPartlySent ? (
              <ul className={styles.items} aria-label={shipmentCopy.items}>
                {items.map(({ name, quantity, selectedOptions }) => (
                  <li key={[name, ...selectedOptions.map(({ label }) => label)].join()}>
                    {shipmentCopy.item({
                      quantity,
                      name: [name, ...selectedOptions.map(({ label }) => label)].join(', '),
                    })}
                  </li>
                ))}
              </ul>
            ) : null}
            {trackingUrl ? (
              <a
                className={styles.link}
                href={trackingUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={shipmentCopy.trackAt({ carrier, number: trackingNumber })}
              >
                {shipmentCopy.track}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
