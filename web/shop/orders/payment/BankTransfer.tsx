import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { paymentCopy } from '#web/generated/messages/paymentCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { CopyButton } from '#web/ui/toast/CopyButton.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './BankTransfer.module.css'
import { type BankAccountsQuery, useBankAccountsQuery } from './payment.generated.ts'

const { transfer: transferCopy } = paymentCopy
const failure = orderFailureCopy.banks

/** The bank accounts for a transfer and the link to confirm it (payment.bank-transfer.*). */
export function BankTransfer({
  order,
  orderKey,
}: {
  order: OrderFieldsFragment
  orderKey: string | null
}) {
  const { data, error, loading, refetch } = useBankAccountsQuery({
    ssr: false,
  })
  const accounts = data?.bankAccounts
  const hasFailed = Boolean(error) && !loading && !accounts
  useFailureToast(hasFailed, failure)
  return (
    <>
      <p className={styles.text}>
        {transferCopy.start} <strong>{formatPrice(order.total)}</strong> {transferCopy.middle}{' '}
        <strong>{order.id}</strong>
        {uiCopy.fullStop}
      </p>
      {hasFailed ? (
        <>
          <Notice tone="error">{failure}</Notice>
          <div>
            <Button variant="secondary" onClick={() => refetch().catch(() => {})}>
              {paymentCopy.tryAgain}
            </Button>
          </div>
        </>
      ) : accounts ? (
        <ul className={styles.accounts} aria-label={paymentCopy.accounts}>
          {accounts.map((account) => (
            <Account key={account.accountNumber} account={account} />
          ))}
        </ul>
      ) : (
        <>
          <LoadingNote>{paymentCopy.accountsLoading}</LoadingNote>
          <TextSkeleton lines={4} />
        </>
      )}
      <div>
        <ButtonLink href={confirmPaymentUrl(order.id, orderKey)}>{paymentCopy.confirm}</ButtonLink>
      </div>
    </>
  )
}

/** Returns the URL of the form, with a guest's key, which authorises the slip instead of the phone number. */
function confirmPaymentUrl(orderId: string, orderKey: string | null) {
  const search = new URLSearchParams({ wcp_order_id: orderId, ...(orderKey && { key: orderKey }) })
  return `${pathTo('confirmPayment')}?${search}`
}

type BankAccount = NonNullable<BankAccountsQuery['bankAccounts']>[number]

function Account({ account }: { account: BankAccount }) {
  const { bankLogo, bankName, accountName, accountNumber } = account
  const logo = bankLogo?.sizes.medium
  return (
    <li className={styles.account}>
      {logo ? (
        <img className={styles.logo} src={logo.url} width={48} height={48} alt="" loading="lazy" />
      ) : null}
      <div className={styles.details}>
        <p>{bankName}</p>
        <p className={styles.number}>{accountNumber}</p>
        <p className={styles.name}>{accountName}</p>
      </div>
      <CopyButton text={accountNumber} label={paymentCopy.accountNumber({ bank: bankName })} />
    </li>
  )
}
