import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { CookieNotice } from '#web/ui/CookieNotice.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { CheckoutMain } from './CheckoutMain.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import styles from './CheckoutView.module.css'
import { type CheckoutQuery, useCheckoutQuery } from './checkout.generated.ts'
import { useCheckout } from './useCheckout.ts'
import { useLocalDraft } from './useLocalDraft.ts'

/** The checkout: its steps beside the summary, once its data is loaded (checkout.*). */
export function CheckoutView() {
  const { data, error, refetch } = useCheckoutQuery({ ssr: false, errorPolicy: 'all' })
  const isLocal = useLocalDraft(data ?? {})
  const hasFailed = data?.checkout === null || (Boolean(error) && !data)
  useFailureToast(hasFailed, orderFailureCopy.checkout)
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{checkoutCopy.title}</h1>
      {hasFailed ? (
        <Failure message={orderFailureCopy.checkout} retry={refetch} />
      ) : data?.checkout && isLocal ? (
        <Flow data={data} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Container>
  )
}

function Flow({ data }: { data: CheckoutQuery }) {
  const checkout = useCheckout(data)
  const { bag, phase } = checkout
  if (bag.hasFailed && phase === 'awaitingCart')
    return <Failure message={orderFailureCopy.cart} retry={bag.retry} />
  if (phase === 'empty' || (phase === 'awaitingCart' && bag.cart?.items.length === 0))
    return (
      <EmptyState
        title={orderFailureCopy.emptyCart}
        suggests
        heading="h2"
        action={<ButtonLink href={pathTo('shop')}>{checkoutCopy.continueShopping}</ButtonLink>}
      >
        <CookieNotice />
      </EmptyState>
    )
  if (phase === 'placed' || !bag.cart) return <CheckoutSkeleton />
  return (
    <div className={styles.columns}>
      <CheckoutSummary checkout={checkout} />
      <CheckoutMain checkout={checkout} />
    </div>
  )
}

function Failure({ message, retry }: { message: string; retry: () => unknown }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">{message}</Notice>
      <Button variant="secondary" onClick={() => retry()}>
        {checkoutCopy.tryAgain}
      </Button>
    </div>
  )
}

function CheckoutSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.skeleton}>
        <TextSkeleton lines={5} />
      </div>
      <div className={styles.skeleton}>
        <LoadingNote />
        <TextSkeleton lines={9} />
      </div>
    </div>
  )
}
