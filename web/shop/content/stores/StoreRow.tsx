import { formatKilometres } from '#web/lib/distance.ts'
import { pathTo } from '#web/paths.ts'
import styles from './StoreRow.module.css'
import type { NearStore } from './useStores.ts'

/** A store in the list, whose name selects it, or without scripts links to the store's page. */
export function StoreRow({ store, onSelect }: { store: NearStore; onSelect: () => void }) {
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>
        <a
          className={styles.link}
          href={pathTo('store', { slug: store.slug })}
          data-store={store.slug}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onSelect()
          }}
        >
          {store.name}
        </a>
      </h2>
      {store.kilometres === undefined ? null : (
        <span className={styles.distance}>{formatKilometres(store.kilometres)}</span>
      )}
      <p className={styles.address}>{store.location.address}</p>
      {store.hours ? <p className={styles.hours}>{store.hours}</p> : null}
    </li>
  )
}
