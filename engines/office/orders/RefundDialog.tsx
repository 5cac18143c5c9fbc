import { NativeSelect } from '@mantine/core'
import { returnedCost } from '@vitrine/commerce/rules/returnedCost.ts'
import { parseBaht, toBaht } from '@vitrine/commerce/satang.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { useForm, useFormState } from 'react-final-form'
import { act } from '../shell/act.ts'
import { baht } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { itemColumns } from './itemColumns.tsx'

type Line = StaffOrder['lines'][number]

interface Values {
  amount: string
  reason: string
  byHand: boolean
  isRestocked: boolean
  pieces: number[]
}

/** The cost in satang of pieces of lines that are not back yet, after discounts. */
const costOf = (lines: readonly Line[], pieces: readonly number[]) =>
  lines.reduce((sum, line, index) => sum + returnedCost(line, line.returned, pieces[index] ?? 0), 0)

const isAll = (lines: readonly Line[], pieces: readonly number[]) =>
  lines.every(({ restockable }, index) => pieces[index] === restockable)

/** The button and form that refund lines of an order, or another amount with a reason. */
export const RefundDialog = ({ order }: { order: StaffOrder }) => (
  <FormDialog<Values, number>
    label="Refund"
    title={`Refund order ${order.order}`}
    isWide
    version={order.version}
    initialValues={{
      amount: '',
      reason: '',
      byHand: false,
      isRestocked: true,
      pieces: order.lines.map(() => 0),
    }}
    onSubmit={async ({ amount: typed, reason, byHand, isRestocked, pieces }, seen) => {
      const amount = parseBaht(typed)
      if (amount === null && order.total > 0) throw new Error(wrongAmount)
      const restocked = order.lines
        .map(({ line }, index) => ({ line, pieces: pieces[index] ?? 0 }))
        .filter((item) => item.pieces > 0)
      const isWhole = amount === order.refundable && isAll(order.lines, pieces)
      const input = {
        ...{ id: order.order, seen, byHand, isDue: false, isRestocked, isByLine: true },
        amount: isWhole || order.total === 0 ? null : amount,
        restocked: restocked.length > 0 ? restocked : null,
        reason: reason || undefined,
      }
      await act('refund', input, false)
    }}
  >
    <Lines order={order} />
    <CheckField name="isRestocked" label="Return these pieces to stock" />
    <TextField
      name="amount"
      label="Amount in baht"
      description={`The cost of the pieces after discounts; at most ${baht(order.refundable)}`}
      inputMode="decimal"
      required={order.total > 0}
    />
    <TextField
      name="reason"
      label="Reason"
      description="Required for another amount"
      maxLength={500}
    />
    <CheckField name="byHand" label="By a bank transfer, not by the payment provider" />
  </FormDialog>
)

/** The lines with the pieces of each that are refunded, which set the amount. */
function Lines({ order: { lines, refundable } }: { order: StaffOrder }) {
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const choose = (pieces: number[]) => {
    const cost = isAll(lines, pieces) ? refundable : Math.min(costOf(lines, pieces), refundable)
    form.batch(() => {
      form.change('pieces', pieces)
      form.change('amount', cost > 0 ? String(toBaht(cost)) : '')
    })
  }
  return (
    <DataTable
      label="Lines"
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        ...itemColumns,
        { title: 'Price', cell: ({ price }) => baht(price), isNumber: true },
        {
          title: 'Pieces',
          cell: ({ line, name, quantity, restockable }) => (
            <NativeSelect
              aria-label={`Pieces of ${name}`}
              value={String(values.pieces[line - 1] ?? 0)}
              onChange={({ target }) => choose(values.pieces.with(line - 1, Number(target.value)))}
              data={Array.from({ length: restockable + 1 }, (_, count) => ({
                value: String(count),
                label: `${count} of ${quantity}`,
              }))}
            />
          ),
        },
      ]}
    />
  )
}

/** The message for an amount that cannot be read. */
export const wrongAmount = 'Enter an amount, such as 1000 or 99.50.'
