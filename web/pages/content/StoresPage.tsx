import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { StoreLocator } from '#web/shop/content/stores/StoreLocator.tsx'
import type { StoreFieldsFragment } from '#web/shop/content/stores/stores.generated.ts'
import { Container } from '#web/ui/Container.tsx'
import styles from './StoresPage.module.css'

interface StoresPageProps {
  data: { post?: PageFieldsFragment | null; stores: { nodes: StoreFieldsFragment[] } }
}

export function Page({ data: { post, stores } }: StoresPageProps) {
  return (
    <Container className={styles.page}>
      <PageIntro content={post} fallbackTitle={titleCopy.stores} />
      <StoreLocator stores={stores.nodes} />
    </Container>
  )
}
