import { useSearch } from 'wouter'
import { usePostQuery } from '#web/shop/content/page.generated.ts'
import { ConfirmPaymentForm } from '#web/shop/orders/confirmPayment/ConfirmPaymentForm.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import styles from './ConfirmPaymentPage.module.css'

/** Where a bank transfer is confirmed; the form works also when the editor's words do not arrive. */
export function Page() {
  const { data, error } = usePostQuery({ variables: { slug: 'confirm-payment' } })
  const orderId = new URLSearchParams(useSearch()).get('wcp_order_id') ?? ''
  const hasFailed = Boolean(error)
  useFailureToast(hasFailed, 'Failed to fetch confirm payment page')
  const post = data?.post
  return (
    <Container className={styles.page}>
      <header className={styles.intro}>
        <Breadcrumbs steps={post?.meta.breadcrumbs ?? []} />
        <h1 className={styles.title}>{post?.title ?? 'Confirm payment'}</h1>
        <Html html={post?.content ?? ''} css={post?.styles} />
      </header>
      <ConfirmPaymentForm key={orderId} orderId={orderId} />
    </Container>
  )
}
