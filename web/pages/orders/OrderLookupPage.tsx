import { lookupCopy } from '#web/generated/messages/lookupCopy.ts'
import { pathTo } from '#web/paths.ts'
import { OrderLookup } from '#web/shop/orders/lookup/OrderLookup.tsx'
import { Container } from '#web/ui/Container.tsx'
import styles from './OrderLookupPage.module.css'

export function Page() {
  return (
    <Container width="text">
      <div className={styles.page}>
        <h1 className={styles.title}>{lookupCopy.title}</h1>
        <p className={styles.lead}>{lookupCopy.lead}</p>
        <OrderLookup />
        <p className={styles.account}>
          {lookupCopy.account} <a href={pathTo('orders')}>{lookupCopy.history}</a>
        </p>
      </div>
    </Container>
  )
}
