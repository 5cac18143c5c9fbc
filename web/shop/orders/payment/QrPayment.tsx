import { formatPrice } from '#web/lib/price.ts'
import { bangkokTime } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import { paymentCopy } from '../copy.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './QrPayment.module.css'
import { useCountdown } from './useCountdown.ts'
import type { Payment } from './useOrderPayment.ts'

/** The PromptPay QR code with its countdown, or the message that replaces it (payment.qr.*). */
export function QrPayment({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        <Code order={order} payment={payment} />
      </div>
      <div className={styles.instructions}>
        <Instructions order={order} payment={payment} />
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
        <LoadingNote>{paymentCopy.qrCodeLoading}</LoadingNote>
        <Skeleton ratio="1 / 1" />
      </>
    )
  return (
    <img
      className={styles.code}
      src={image}
      width={480}
      height={480}
      alt={paymentCopy.qrCode(formatPrice(order.total))}
    />
  )
}

function Instructions({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  const { view, deadline } = payment
  if (view === 'unavailable')
    return (
      <>
        <Notice tone="error">Failed to load QR Payment code</Notice>
        <Button variant="secondary" onClick={payment.retry}>
          {paymentCopy.tryAgain}
        </Button>
      </>
    )
  if (view === 'expired')
    return (
      <>
        <Notice tone="warning">{paymentCopy.qrCodeExpired}</Notice>
        <Button onClick={payment.renew}>{paymentCopy.newQrCode}</Button>
      </>
    )
  return (
    <>
      <p className={styles.amount}>{formatPrice(order.total)}</p>
      <p>{paymentCopy.qrCodeHint}</p>
      {view !== 'loading' && deadline !== undefined ? (
        // The countdown restarts when the server extends the deadline.
        <TimeLeft key={view === 'verifying' ? 'over' : 'running'} payment={payment} />
      ) : null}
      {view === 'manual' ? (
        <Button variant="secondary" onClick={payment.check}>
          {paymentCopy.check}
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
      <span className={styles.label}>{paymentCopy.timeLeft}</span>
      <span className={styles.time} role="timer" aria-label={paymentCopy.timeLeft}>
        {left}
      </span>
      <span className={styles.until}>
        {paymentCopy.until(bangkokTime(new Date(deadline)).slice(11, 16))}
      </span>
    </p>
  )
}
