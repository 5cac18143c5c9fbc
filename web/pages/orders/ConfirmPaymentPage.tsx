import { useSearch } from 'wouter'
import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { PageTitle } from '#web/shop/content/blocks/PageTitle.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { ConfirmPaymentForm } from '#web/shop/orders/confirmPayment/ConfirmPaymentForm.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import styles from './ConfirmPaymentPage.module.css'

export function Page({ data: { post } }: { data: { post?: PageFieldsFragment | null } }) {
  const search = new URLSearchParams(useSearch())
  const orderId = search.get('wcp_order_id') ?? ''
  return (
    <Container className={styles.page}>
      <header className={styles.intro}>
        <Breadcrumbs steps={post?.meta.breadcrumbs ?? []} />
        <PageTitle className={styles.title} content={post} fallback={confirmPaymentCopy.title} />
        <Html html={post?.content ?? ''} css={post?.styles} />
      </header>
      <ConfirmPaymentForm key={orderId} orderId={orderId} orderKey={search.get('key')} />
    </Container>
  )
}
