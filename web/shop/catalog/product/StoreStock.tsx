import { type ReactElement, useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { formatKilometres } from '#web/lib/distance.ts'
import { pathTo } from '#web/paths.ts'
import {
  type StoreFieldsFragment,
  useStoresQuery,
} from '#web/shop/content/stores/stores.generated.ts'
import { useStores } from '#web/shop/content/stores/useStores.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import styles from './StoreStock.module.css'
import { type StoreStockQuery, useStoreStockQuery } from './storeStock.generated.ts'

type Variation = NonNullable<StoreStockQuery['product']>['variations'][number]
type Held = NonNullable<Variation['stores']>

interface StoreStockProps {
  slug: string
  /** The id of the chosen variation. */
  variation: string
  /** The line about pick-up, beside which the button appears. */
  children: ReactElement | null
}

/** The stores that have a variation, as a list that opens (product.stores.*). */
export function StoreStock({ slug, variation, children }: StoreStockProps) {
  const { data } = useStoreStockQuery({ variables: { slug } })
  const held = data?.product?.variations.find(({ id }) => id === variation)?.stores ?? []
  const [isOpen, setOpen] = useState(false)
  if (held.length === 0) return children
  return (
    <>
      <div className={styles.row}>
        {children}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {productCopy.inStores({ count: held.length })}
        </button>
      </div>
      {isOpen ? <Stores held={held} /> : null}
    </>
  )
}

function Stores({ held }: { held: Held }) {
  const { data, error, refetch } = useStoresQuery()
  if (error)
    return (
      <div role="alert" className={styles.failed}>
        <p>{uiCopy.failed}</p>
        <Button variant="quiet" onClick={() => refetch()}>
          {uiCopy.tryAgain}
        </Button>
      </div>
    )
  if (!data?.stores)
    return (
      <>
        <LoadingNote />
        <TextSkeleton lines={held.length * 2} />
      </>
    )
  return <StoreList stores={data.stores.nodes} held={held} />
}

function StoreList({ stores, held }: { stores: readonly StoreFieldsFragment[]; held: Held }) {
  const { stores: near, distances, locate } = useStores(stores)
  const isDenied = distances === 'denied'
  const counts = new Map(held.map(({ slug, stockLeft }) => [slug, stockLeft]))
  return (
    <>
      <ul className={styles.list}>
        {near
          .filter(({ slug }) => counts.has(slug))
          .map(({ slug, name, location, kilometres }) => {
            const left = counts.get(slug)
            return (
              <li key={slug} className={styles.store}>
                <a href={pathTo('store', { slug })}>{name}</a>
                {left ? <span>{productCopy.onlyLeft({ count: left })}</span> : null}
                <span className={styles.address}>{location.address}</span>
                {kilometres === undefined ? null : (
                  <span className={styles.distance}>{formatKilometres(kilometres)}</span>
                )}
              </li>
            )
          })}
      </ul>
      {isDenied ? <p role="alert">{contentCopy.locationDenied}</p> : null}
      {distances === 'known' ? null : (
        <Button variant="quiet" loading={distances === 'locating'} onClick={locate}>
          {isDenied ? uiCopy.tryAgain : contentCopy.locate}
        </Button>
      )}
    </>
  )
}
