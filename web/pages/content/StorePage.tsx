import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { pathTo } from '#web/paths.ts'
import { StoreFacts } from '#web/shop/content/stores/StoreFacts.tsx'
import { StoreMap } from '#web/shop/content/stores/StoreMap.tsx'
import { directionsTo, storeCrumbs } from '#web/shop/content/stores/storeLinks.ts'
import type { StoreFieldsFragment } from '#web/shop/content/stores/stores.generated.ts'
import { useStores } from '#web/shop/content/stores/useStores.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './StorePage.module.css'

export function Page({ data: { store } }: { data: { store: StoreFieldsFragment } }) {
  const locator = useStores([store], store.slug)
  return (
    <Container className={styles.page}>
      <Breadcrumbs steps={storeCrumbs(store)} />
      <div className={styles.store}>
        <div className={styles.details}>
          <h1 className={styles.title}>{store.name}</h1>
          <StoreFacts store={store} />
          <div className={styles.actions}>
            <ButtonLink href={directionsTo(store.location.address)} target="_blank" rel="noopener">
              {contentCopy.directions}
            </ButtonLink>
            <ButtonLink variant="quiet" href={pathTo('stores')}>
              {contentCopy.allStores}
            </ButtonLink>
          </div>
          <Html html={store.content} className={styles.text} />
        </div>
        <Picture
          className={styles.image}
          image={store.image}
          sizes="(width >= 64rem) 55vw, 100vw"
          ratio="4 / 3"
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <StoreMap
        className={styles.map}
        stores={[store]}
        selected={locator.selected?.slug}
        onSelect={locator.select}
      />
      {locator.selected ? (
        <Button variant="quiet" className={styles.back} onClick={locator.deselect}>
          {contentCopy.backToList}
        </Button>
      ) : null}
    </Container>
  )
}
