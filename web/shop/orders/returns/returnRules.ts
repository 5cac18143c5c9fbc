import { typedText } from '@vitrine/contract/typedText.ts'
import { returnCopy } from '#web/generated/messages/returnCopy.ts'
import type { OrderFieldsFragment, RequestReturnMutationVariables } from '../orders.generated.ts'

type Item = OrderFieldsFragment['items'][number]
type ReturnItems = Extract<RequestReturnMutationVariables['input']['items'], readonly unknown[]>
type Account = NonNullable<RequestReturnMutationVariables['input']['refundAccount']>

/** The values of the form: `pieces-LINE`, `reason-LINE` and `exchange-LINE` of each item. */
export type ReturnValues = Record<string, string | undefined>

/** An item of which pieces can be returned. */
export type ReturnableItem = Item & { line: string }

/** The items of an order of which pieces can be returned. */
export const returnableItems = (items: readonly Item[]): ReturnableItem[] =>
  items.filter((item): item is ReturnableItem => item.line !== null && item.returnable > 0)

export const piecesField = (line: string) => `pieces-${line}`
export const reasonField = (line: string) => `reason-${line}`
export const exchangeField = (line: string) => `exchange-${line}`

/** The fields of the account to which staff return money that no payment provider can. */
export const accountFields = ['bank', 'accountName', 'accountNumber'] as const

/** Whether staff return the money of an order (orders.return.account). */
export const isRefundedByHand = ({ paymentMethod }: Pick<OrderFieldsFragment, 'paymentMethod'>) =>
  paymentMethod === 'BANK_TRANSFER' || paymentMethod === 'CASH_ON_DELIVERY'

const piecesOf = (values: ReturnValues, line: string) => Number(values[piecesField(line)] ?? 0)

/** Whether money goes back for any of the chosen pieces. */
export const hasRefund = (values: ReturnValues, items: readonly ReturnableItem[]): boolean =>
  items.some(({ line }) => piecesOf(values, line) > 0 && !values[exchangeField(line)])

/**
 * Validates the form: at least one piece, a reason for each item, and an account if `hasAccount` and money goes back
 * (orders.return.reason).
 */
export function validateReturn(
  values: ReturnValues,
  items: readonly ReturnableItem[],
  hasAccount: boolean,
) {
  const errors: ReturnValues = {}
  const chosen = items.filter(({ line }) => piecesOf(values, line) > 0)
  const [first] = items
  if (chosen.length === 0 && first) errors[piecesField(first.line)] = returnCopy.nothingChosen
  for (const { line } of chosen)
    if (!values[reasonField(line)]) errors[reasonField(line)] = returnCopy.reasonMissing
  if (!hasAccount || !hasRefund(values, items)) return errors
  for (const field of accountFields)
    if (!values[field]?.trim()) errors[field] = returnCopy.accountMissing
  const number = typedText('accountNumber', values['accountNumber'] ?? '')
  if (number && !/^\d{10,15}$/.test(number)) errors['accountNumber'] = returnCopy.numberWrong
  return errors
}

/** The account as the mutation's input. */
export const typedRefundAccount = (values: ReturnValues): Account => ({
  bank: values['bank'] ?? '',
  accountName: values['accountName'] ?? '',
  accountNumber: typedText('accountNumber', values['accountNumber'] ?? ''),
})

/** The chosen pieces as the mutation's input. */
export function chosenItems(values: ReturnValues, items: readonly ReturnableItem[]): ReturnItems {
  return items
    .map(({ line }) => ({
      line,
      quantity: piecesOf(values, line),
      reason: values[reasonField(line)] as ReturnItems[number]['reason'],
      exchange: values[exchangeField(line)] || null,
    }))
    .filter(({ quantity }) => quantity > 0)
}
