import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { useBankAccountsQuery } from '../payment/payment.generated.ts'
import styles from './ConfirmPaymentForm.module.css'

/** The choice of the bank account that received the transfer. */
export function BankField() {
  const { data, error, refetch } = useBankAccountsQuery({ ssr: false, errorPolicy: 'all' })
  const hasFailed = Boolean(error) && !data?.bankAccounts
  useFailureToast(hasFailed, orderFailureCopy.banks)
  if (hasFailed)
    return (
      <div className={styles.failure}>
        <Notice tone="error">{orderFailureCopy.banks}</Notice>
        <Button variant="secondary" onClick={() => refetch().catch(() => {})}>
          {confirmPaymentCopy.tryAgain}
        </Button>
      </div>
    )
  if (!data?.bankAccounts)
    return (
      <div>
        <LoadingNote />
        <TextSkeleton lines={4} />
      </div>
    )
  return (
    <ChoiceField
      name="bank"
      legend={confirmPaymentCopy.bank}
      choices={data.bankAccounts.map(({ bankName, accountName, accountNumber, bankLogo }) => ({
        value: bankName,
        title: bankName,
        text: `${accountNumber} · ${accountName}`,
        aside: bankLogo ? (
          <img className={styles.logo} src={bankLogo.sizes.medium.url} alt="" />
        ) : null,
      }))}
    />
  )
}
