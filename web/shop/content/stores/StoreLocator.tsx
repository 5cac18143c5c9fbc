import { useRef } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { StoreDetails } from './StoreDetails.tsx'
import styles from './StoreLocator.module.css'
import { StoreMap } from './StoreMap.tsx'
import { StoreRow } from './StoreRow.tsx'
import type { StoreFieldsFragment } from './stores.generated.ts'
import { useStores } from './useStores.ts'

/** All stores as a list beside a map (`stores.*`). */
export function StoreLocator({ stores }: { stores: readonly StoreFieldsFragment[] }) {
  const locator = useStores(stores)
  const list = useRef<HTMLUListElement>(null)
  const { selected } = locator
  if (stores.length === 0) return <EmptyState title={contentCopy.noStores} />
  const showList = () => {
    const slug = selected?.slug
    locator.deselect()
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-store="${CSS.escape(slug ?? '')}"]`)?.focus()
    })
  }
  return (
    <div className={styles.locator}>
      <div className={styles.panel}>
        {selected ? (
          <StoreDetails store={selected} onBack={showList} />
        ) : (
          <>
            <Distances state={locator.distances} onLocate={locator.locate} />
            <ul className={styles.list} ref={list}>
              {locator.stores.map((store) => (
                <StoreRow
                  key={store.id}
                  store={store}
                  onSelect={() => locator.select(store.slug)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <StoreMap
        className={styles.map}
        stores={locator.stores}
        selected={selected?.slug}
        onSelect={locator.select}
      />
    </div>
  )
}

type DistanceState = ReturnType<typeof useStores>['distances']

function Distances({ state, onLocate }: { state: DistanceState; onLocate: () => void }) {
  if (state === 'known')
    return (
      <p className={styles.note} role="status">
        {contentCopy.nearestFirst}
      </p>
    )
  return (
    <div className={styles.distances}>
      {state === 'denied' ? <Notice tone="warning">{contentCopy.locationDenied}</Notice> : null}
      <Button variant="secondary" loading={state === 'locating'} onClick={onLocate}>
        {state === 'denied' ? contentCopy.tryAgain : contentCopy.locate}
      </Button>
    </div>
  )
}
