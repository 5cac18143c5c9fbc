import { Fieldset } from '@mantine/core'
import { parseBaht } from '@vitrine/commerce/satang.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { baht } from '../shell/api.ts'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { numberOrText } from '../shell/numbers.ts'

/** The button and form that refund an order, wholly or in part, and return pieces to stock. */
export const RefundDialog = ({ order: { order: id, ...order } }: { order: StaffOrder }) => (
  <FormDialog
    label="Refund"
    title={`Refund order ${id}`}
    version={order.version}
    initialValues={{
      amount: String(order.refundable / 100),
      reason: '',
      byHand: false,
      pieces: order.lines.map(() => '0'),
    }}
    onSubmit={async ({ amount: typed, reason, byHand, pieces }, seen) => {
      const amount = parseBaht(typed)
      if (amount === null && order.total > 0) throw new Error(wrongAmount)
      const restocked = order.lines
        .map(({ line }, index) => ({ line, pieces: numberOrText(pieces[index] || '0') }))
        .filter((each) => each.pieces !== 0)
      const input = {
        ...{ id, seen, byHand, isDue: false, amount: order.total > 0 ? amount : null },
        restocked: restocked.length > 0 ? restocked : null,
        reason: reason || undefined,
      }
      await act('refund', input, false)
    }}
  >
    <TextField
      name="amount"
      label="Amount in baht"
      description={`At most ${baht(order.refundable)}`}
      inputMode="decimal"
      required
    />
    <TextField name="reason" label="Reason" maxLength={500} />
    <CheckField name="byHand" label="By a bank transfer, not by the payment provider" />
    <Fieldset legend="Pieces that return to stock">
      {order.lines.map(({ line, name, restockable }, index) => (
        <TextField
          key={line}
          name={`pieces.${index}`}
          label={name}
          description={`At most ${restockable}`}
          inputMode="numeric"
        />
      ))}
    </Fieldset>
  </FormDialog>
)

/** The message for an amount that cannot be read. */
export const wrongAmount = 'Enter an amount, such as 1000 or 99.50.'
