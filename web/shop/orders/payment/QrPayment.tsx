import { formatPrice } from '#web/lib/price.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './QrPayment.module.css'
import { useCountdown } from './useCountdown.ts'
import type { Payment } from './useOrderPayment.ts'

/** The PromptPay code with the time left, or what became of it (SPEC §4 QR payment). */
export function QrPayment({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        <Code order={order} payment={payment} />
      </div>
      <div className={styles.words}>
        <Words order={order} payment={payment} />
      </div>
    </div>
  )
}

function Code({
  order,
  payment: { view, image },
}: {
  order: OrderFieldsFragment
  payment: Payment
}) {
  if (view === 'expired' || view === 'unavailable') return <div className={styles.empty} />
  if (view === 'loading' || !image)
    return (
      <>
        <LoadingNote>Loading the QR code…</LoadingNote>
        <Skeleton ratio="1 / 1" />
      </>
    )
  return (
    <img
      className={styles.code}
      src={image}
      width={480}
      height={480}
      alt={`PromptPay QR code for ${formatPrice(order.total)}`}
    />
  )
}

function Words({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  const { view, deadline } = payment
  if (view === 'unavailable')
    return (
      <>
        <Notice tone="error">Failed to load QR Payment code</Notice>
        <Button variant="secondary" onClick={payment.retry}>
          Try again
        </Button>
      </>
    )
  if (view === 'expired')
    return (
      <>
        <Notice tone="warning">This QR code has expired. Nothing was paid with it.</Notice>
        <Button onClick={payment.renew}>New QR code</Button>
      </>
    )
  return (
    <>
      <p className={styles.amount}>{formatPrice(order.total)}</p>
      <p>Open your banking app, scan the code and confirm. This page turns by itself.</p>
      {view !== 'loading' && deadline !== undefined ? (
        // Where the server gives more time, the countdown starts anew.
        <TimeLeft key={view === 'verifying' ? 'over' : 'running'} payment={payment} />
      ) : null}
      {view === 'manual' ? (
        <Button variant="secondary" onClick={payment.check}>
          Check payment
        </Button>
      ) : null}
    </>
  )
}

function TimeLeft({ payment }: { payment: Payment }) {
  const deadline = payment.deadline ?? 0
  const left = useCountdown(deadline, payment.isPolling)
  return (
    <p className={styles.left}>
      <span className={styles.label}>Time left</span>
      <span className={styles.time} role="timer" aria-label="Time left">
        {left}
      </span>
      <span className={styles.until}>
        until {bangkokTime(new Date(deadline)).slice(11, 16)} Bangkok time
      </span>
    </p>
  )
}
