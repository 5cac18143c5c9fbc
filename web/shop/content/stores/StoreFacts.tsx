import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import styles from './StoreFacts.module.css'
import type { StoreFieldsFragment } from './stores.generated.ts'

/** A store's address, opening hours and phone number. */
export function StoreFacts({ store }: { store: StoreFieldsFragment }) {
  const { phoneNumber, hours, location } = store
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>{contentCopy.address}</dt>
      <dd>{location.address}</dd>
      {hours ? (
        <>
          <dt className={styles.term}>{contentCopy.hours}</dt>
          <dd>{hours}</dd>
        </>
      ) : null}
      {phoneNumber ? (
        <>
          <dt className={styles.term}>{contentCopy.phone}</dt>
          <dd>
            <a className={styles.phone} href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
              {phoneNumber}
            </a>
          </dd>
        </>
      ) : null}
    </dl>
  )
}
