import { countdownMachine } from '@vitrine/machines/countdown/countdown.ts'
import { remainingClock } from '@vitrine/machines/countdown/deadline.ts'
import { useEffect } from 'react'
import { useMachine } from '#web/core/machines.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { paymentCopy } from '#web/generated/messages/paymentCopy.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { formatPrice } from '#web/lib/price.ts'
import { clockTime, deadlineText, serverNow } from '#web/lib/time.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/Skeleton.tsx'
import { CopyButton } from '#web/ui/toast/CopyButton.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './QrPayment.module.css'
import type { Payment } from './useOrderPayment.ts'

/** The PromptPay QR code with its countdown, or the message that replaces it (payment.qr.*). */
export function QrPayment({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        <p className={styles.scheme}>{paymentCopy.thaiQr}</p>
        <div className={styles.square}>
          <Code order={order} payment={payment} />
        </div>
        <div className={styles.payee}>
          {payment.payee ? <p>{`${paymentCopy.payee} ${payment.payee}`}</p> : null}
          <p className={styles.amount}>{formatPrice(order.total)}</p>
        </div>
        {payment.image ? <SaveCode orderId={order.id} payment={payment} /> : null}
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
      alt={paymentCopy.qrCode({ total: formatPrice(order.total) })}
    />
  )
}

function Instructions({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  const { view, deadline } = payment
  if (view === 'unavailable')
    return (
      <>
        <Notice tone="error">{orderFailureCopy.qrCode}</Notice>
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
      <p className={styles.copied}>
        <span>{formatPrice(order.total)}</span>
        <CopyButton text={String(order.total.amount)} label={paymentCopy.amount} />
      </p>
      <p className={styles.copied}>
        <span>{paymentCopy.order({ id: order.id })}</span>
        <CopyButton text={order.id} label={paymentCopy.orderNumber} />
      </p>
      <p>{paymentCopy.qrCodeHint}</p>
      {view !== 'loading' && deadline !== undefined ? (
        // The countdown restarts when the server extends the deadline.
        <TimeLeft
          key={view === 'verifying' ? 'over' : 'running'}
          payment={payment}
          isOver={view === 'verifying'}
          order={order}
        />
      ) : null}
      {payment.image ? <SamePhone /> : null}
      {view === 'manual' ? (
        <Button variant="secondary" onClick={payment.check}>
          {paymentCopy.check}
        </Button>
      ) : null}
    </>
  )
}

/** Instructions for a banking app on the phone that shows the code (payment.qr.save). */
function SamePhone() {
  return (
    <div className={styles.samePhone}>
      <h3 className={styles.subtitle}>{paymentCopy.samePhone}</h3>
      <ol className={styles.steps}>
        {Object.values(paymentCopy.samePhoneSteps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** Saves the code as an image for a banking app on the same phone (payment.qr.save, payment.qr.address). */
function SaveCode({
  orderId,
  payment: { image, orderKey },
}: {
  orderId: string
  payment: Payment
}) {
  const query = orderKey ? `?${new URLSearchParams({ key: orderKey })}` : ''
  return (
    <div className={styles.save}>
      <ButtonLink
        variant="secondary"
        href={image?.startsWith('data:') ? `/promptpay/${orderId}.png${query}` : (image ?? '')}
        download={`promptpay-${orderId}.png`}
      >
        {paymentCopy.saveCode}
      </ButtonLink>
    </div>
  )
}

/** The time left; none once the deadline has passed, even if the clock is corrected after it. */
function TimeLeft({
  payment,
  isOver,
  order,
}: {
  payment: Payment
  isOver: boolean
  order: OrderFieldsFragment
}) {
  const deadline = payment.deadline ?? 0
  const left = useCountdown(deadline, payment.isPolling)
  return (
    <p className={styles.left}>
      <span className={styles.label}>{paymentCopy.timeLeft}</span>
      <span className={styles.time} role="timer" aria-label={paymentCopy.timeLeft}>
        {isOver ? remainingClock(0) : left}
      </span>
      <span className={styles.until}>
        {order.paymentDeadline
          ? paymentCopy.untilDeadline({
              time: clockTime(new Date(deadline)),
              deadline: deadlineText(new Date(order.paymentDeadline)),
            })
          : paymentCopy.until({ time: clockTime(new Date(deadline)) })}
      </span>
    </p>
  )
}

/**
 * Returns the time until a deadline of the server's clock as HH:MM:SS (payment.qr.countdown, payment.qr.sleep). `reading`
 * changes when the server's clock has been read, which corrects the countdown if the device's clock was set meanwhile.
 */
function useCountdown(deadline: number, reading: unknown): string {
  const [state, send] = useMachine(countdownMachine, { input: { deadline, now: serverNow } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the clock restarts the effect
  useEffect(() => send({ type: 'deadline.changed', deadline }), [deadline, reading, send])
  useEffect(() => onReturn(() => send({ type: 'page.shown' })), [send])
  return remainingClock(state.context.remaining)
}
