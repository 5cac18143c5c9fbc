import { useState } from 'react'
import { useField, useFormState } from 'react-final-form'
import { submitWith } from '#web/core/submitWith.ts'
import { returnCopy } from '#web/generated/messages/returnCopy.ts'
import { returnReasonCopy } from '#web/generated/messages/returnReasonCopy.ts'
import { randomId } from '#web/lib/randomId.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormFailure,
  FormSelectField,
  FormTextField,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { type OrderFieldsFragment, useRequestReturnMutation } from '../orders.generated.ts'
import styles from './ReturnForm.module.css'
import {
  accountFields,
  chosenItems,
  exchangeField,
  hasRefund,
  isRefundedByHand,
  piecesField,
  type ReturnableItem,
  type ReturnValues,
  reasonField,
  returnableItems,
  typedRefundAccount,
  validateReturn,
} from './returnRules.ts'

interface ReturnFormProps {
  order: OrderFieldsFragment
  orderKey: string | null
}

/** Requests the return of pieces of an order, once (orders.return.request, orders.return.once). */
export function ReturnForm({ order, orderKey }: ReturnFormProps) {
  const [requestReturn] = useRequestReturnMutation()
  // A request whose response was lost is repeated with its key.
  const [idempotencyKey] = useState(randomId)
  const items = returnableItems(order.items)
  const hasAccount = isRefundedByHand(order)
  const onSubmit = submitWith<ReturnValues>(async (values) => {
    const input = {
      orderId: order.id,
      key: orderKey,
      items: chosenItems(values, items),
      refundAccount: hasAccount && hasRefund(values, items) ? typedRefundAccount(values) : null,
      idempotencyKey,
    }
    await requestReturn({ variables: { input } })
  }, returnCopy.failure)
  return (
    <div className={styles.form}>
      <Form<ReturnValues>
        label={returnCopy.open}
        validate={(values) => validateReturn(values, items, hasAccount)}
        onSubmit={onSubmit}
      >
        {items.map((item) => (
          <ItemFields key={item.line} item={item} />
        ))}
        {hasAccount ? <AccountFields items={items} /> : null}
        <Steps items={items} isByHand={hasAccount} />
        <FormFailure />
        <SubmitButton>{returnCopy.submit}</SubmitButton>
      </Form>
    </div>
  )
}

/** Whether other sizes alone are chosen, so that no money goes back. */
function useIsExchange(items: readonly ReturnableItem[]): boolean {
  const { values } = useFormState<ReturnValues>({ subscription: { values: true } })
  return items.some(({ line }) => values[piecesField(line)]) && !hasRefund(values, items)
}

/** The instructions for sending the items, and the time of the refund. */
function Steps({ items, isByHand }: { items: readonly ReturnableItem[]; isByHand: boolean }) {
  const isExchange = useIsExchange(items)
  return (
    <ul className={styles.steps}>
      <li>{returnCopy.how}</li>
      {isExchange ? null : <li>{isByHand ? returnCopy.refundByTransfer : returnCopy.refund}</li>}
    </ul>
  )
}

/** The account for the refund, unless other sizes alone are chosen. */
function AccountFields({ items }: { items: readonly ReturnableItem[] }) {
  if (useIsExchange(items)) return null
  return (
    <fieldset className={styles.item}>
      <legend className={styles.name}>{returnCopy.account}</legend>
      {accountFields.map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={returnCopy[name]}
          inputMode={name === 'accountNumber' ? 'numeric' : 'text'}
        />
      ))}
    </fieldset>
  )
}

function ItemFields({ item }: { item: ReturnableItem }) {
  const { name, line, returnable, selectedOptions } = item
  const reason = useField<string>(reasonField(line), { subscription: { value: true } }).input.value
  const isOtherSize = reason === 'TOO_SMALL' || reason === 'TOO_LARGE'
  const title = [name, ...selectedOptions.map(({ label }) => label)].join(', ')
  const {
    input: { value },
  } = useField<string>(piecesField(line), { subscription: { value: true } })
  return (
    <fieldset className={styles.item}>
      <legend className={styles.name}>{title}</legend>
      <Picture className={styles.image} image={item.image} sizes="4rem" ratio="3 / 4" alt="" />
      <FormSelectField name={piecesField(line)} label={returnCopy.pieces}>
        {Array.from({ length: returnable + 1 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options are numbers
          <option key={count} value={count === 0 ? '' : count}>
            {count}
          </option>
        ))}
      </FormSelectField>
      {value ? (
        <FormSelectField name={reasonField(line)} label={returnCopy.reason}>
          <option value="">{returnCopy.chooseReason}</option>
          {Object.entries(returnReasonCopy).map(([reason, text]) => (
            <option key={reason} value={reason}>
              {text}
            </option>
          ))}
        </FormSelectField>
      ) : null}
      {value && reason && item.exchanges?.length ? (
        <FormSelectField
          name={exchangeField(line)}
          label={returnCopy.exchange}
          hint={returnCopy.exchangeHint}
        >
          <option value="">{returnCopy.money}</option>
          {item.exchanges.map(({ variation, label }) => (
            <option key={variation} value={variation}>
              {returnCopy.exchangeFor({ size: label })}
            </option>
          ))}
        </FormSelectField>
      ) : null}
      {value && isOtherSize && !item.exchanges?.length ? (
        <p className={styles.note}>
          <span>{`${item.exchanges ? returnCopy.noOtherSize : returnCopy.otherSize} `}</span>
          <a href={pathTo('content', { slug: 'contact-us' })}>{returnCopy.contact}</a>
        </p>
      ) : null}
    </fieldset>
  )
}
