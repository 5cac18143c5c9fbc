import { useEffect, useRef } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { formatKilometres } from '#web/lib/distance.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './StoreDetails.module.css'
import { StoreFacts } from './StoreFacts.tsx'
import { directionsTo } from './storeLinks.ts'
import type { NearStore } from './useStores.ts'

/** The selected store, with a button back to the list. */
export function StoreDetails({ store, onBack }: { store: NearStore; onBack: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the heading of each selected store, so that screen readers announce it
  useEffect(() => title.current?.focus(), [store.slug])
  return (
    <section className={styles.details} aria-label={store.name}>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {contentCopy.backToList}
      </Button>
      <Picture image={store.image} sizes="(width >= 64rem) 28rem, 100vw" ratio="4 / 3" />
      <h2 className={styles.name} ref={title} tabIndex={-1}>
        {store.name}
      </h2>
      {store.kilometres === undefined ? null : (
        <p className={styles.distance}>
          {contentCopy.fromYou({ distance: formatKilometres(store.kilometres) })}
        </p>
      )}
      <StoreFacts store={store} />
      <div className={styles.actions}>
        <ButtonLink href={directionsTo(store.location.address)} target="_blank" rel="noopener">
          {contentCopy.directions}
        </ButtonLink>
        <ButtonLink variant="quiet" href={pathTo('store', { slug: store.slug })}>
          {contentCopy.aboutStore}
        </ButtonLink>
      </div>
      <Html html={store.content} className={styles.text} />
    </section>
  )
}
