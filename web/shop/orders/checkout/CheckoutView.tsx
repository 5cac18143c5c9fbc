import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import { CheckoutMain } from './CheckoutMain.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import styles from './CheckoutView.module.css'
import { type CheckoutQuery, useCheckoutQuery } from './checkout.generated.ts'
import { useCheckout } from './useCheckout.ts'

/** The checkout: what it needs to know first, then its steps beside the summary (SPEC §2, DESIGN §9). */
export function CheckoutView() {
  const { data, error, refetch } = useCheckoutQuery({ ssr: false, errorPolicy: 'all' })
  const hasFailed = Boolean(error) && !data?.checkout
  useFailureToast(hasFailed, 'Failed to fetch checkout page')
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      {hasFailed ? (
        <Failure words="Failed to fetch checkout page" retry={refetch} />
      ) : data?.checkout ? (
        <Flow known={data} />
      ) : (
        <Waiting />
      )}
    </Container>
  )
}

function Flow({ known }: { known: CheckoutQuery }) {
  const checkout = useCheckout(known)
  const { bag, phase } = checkout
  if (bag.hasFailed && phase === 'awaitingCart')
    return <Failure words="Failed to fetch cart data" retry={bag.retry} />
  if (phase === 'empty' || (phase === 'awaitingCart' && bag.cart?.items.length === 0))
    return (
      <EmptyState
        title="Your Shopping Bag is Empty."
        heading="h2"
        action={<ButtonLink href={pathTo('shop')}>Continue shopping</ButtonLink>}
      />
    )
  if (phase === 'placed' || !bag.cart) return <Waiting />
  return (
    <div className={styles.columns}>
      <CheckoutSummary checkout={checkout} />
      <CheckoutMain checkout={checkout} />
    </div>
  )
}

function Failure({ words, retry }: { words: string; retry: () => unknown }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">{words}</Notice>
      <Button variant="secondary" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.waiting}>
        <TextSkeleton lines={5} />
      </div>
      <div className={styles.waiting}>
        <LoadingNote />
        <TextSkeleton lines={9} />
      </div>
    </div>
  )
}
