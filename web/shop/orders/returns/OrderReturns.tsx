import { useId } from 'react'
import { returnCopy } from '#web/generated/messages/returnCopy.ts'
import { returnStatusCopy } from '#web/generated/messages/returnStatusCopy.ts'
import { deadlineText, longDate } from '#web/lib/time.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { itemText } from '../orderTexts.ts'
import styles from './OrderReturns.module.css'
import { ReturnForm } from './ReturnForm.tsx'

type Return = OrderFieldsFragment['returns'][number]

interface OrderReturnsProps {
  order: OrderFieldsFragment
  orderKey: string | null
}

/** The returns of an order, newest first, and the form to request one while it can be returned (orders.return.*). */
export function OrderReturns({ order, orderKey }: OrderReturnsProps) {
  const id = useId()
  const { returnableUntil, returns } = order
  if (!returnableUntil && returns.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {returnCopy.title}
      </h2>
      {returns.length > 0 ? (
        <ul className={styles.returns}>
          {[...returns].reverse().map((request) => (
            <ReturnRow key={request.id} request={request} />
          ))}
        </ul>
      ) : null}
      {returnableUntil ? (
        <>
          <p className={styles.until}>
            {returnCopy.until({ date: deadlineText(new Date(returnableUntil)) })}
          </p>
          <Disclosure title={returnCopy.open} lazy>
            <ReturnForm key={returns.length} order={order} orderKey={orderKey} />
          </Disclosure>
        </>
      ) : null}
    </section>
  )
}

function ReturnRow({ request }: { request: Return }) {
  const { id, status, requestedDate, note, label, items } = request
  return (
    <li className={styles.return}>
      <p className={styles.number}>
        {returnCopy.number({ id, date: longDate(new Date(requestedDate)) })}
      </p>
      <p>
        {status === 'RECEIVED' && items.every(({ exchange }) => exchange)
          ? returnCopy.receivedExchange
          : (returnStatusCopy as Partial<Record<string, string>>)[status]}
      </p>
      {note ? <p>{note}</p> : null}
      <ul className={styles.items}>
        {items.map(({ name, quantity, selectedOptions, exchange }) => {
          const text = itemText(
            quantity,
            name,
            selectedOptions.map(({ label }) => label),
          )
          const row = exchange ? `${text} · ${returnCopy.exchanged({ size: exchange })}` : text
          return <li key={text}>{row}</li>
        })}
      </ul>
      {label.length > 0 ? (
        <div className={styles.label}>
          <p className={styles.number}>{returnCopy.label}</p>
          <address>
            {label.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ) : null}
    </li>
  )
}
