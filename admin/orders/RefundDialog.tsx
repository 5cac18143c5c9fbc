import { parseBaht } from '#contract/satang.ts'
import type { StaffOrder } from '#contract/staff/orders.ts'
import { baht } from '../shell/api.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'

/** The button and form that refund an order, wholly or in part, and return pieces to stock. */
export function RefundDialog({ order }: { order: StaffOrder }) {
  const act = useAction()
  const refund = async (form: FormData, seen: number) => {
    const amount = parseBaht(textOf(form, 'amount'))
    if (amount === null && order.total > 0)
      throw new Error('Enter an amount, such as 1000 or 99.50.')
    const restocked = order.lines.flatMap(({ line }) => {
      const pieces = Number(textOf(form, `line-${line}`))
      return pieces > 0 ? [{ line, pieces }] : []
    })
    await act(
      'refund',
      {
        id: order.order,
        seen,
        amount: order.total > 0 ? amount : null,
        isDue: false,
        byHand: form.has('byHand'),
        restocked: restocked.length > 0 ? restocked : null,
        reason: textOf(form, 'reason') || undefined,
      },
      false,
    )
  }
  return (
    <FormDialog
      label="Refund"
      title={`Refund order ${order.order}`}
      version={order.version}
      onSubmit={refund}
    >
      <Field label="Amount in baht" hint={`At most ${baht(order.refundable)}`}>
        <input name="amount" inputMode="decimal" defaultValue={order.refundable / 100} required />
      </Field>
      <Field label="Reason">
        <input name="reason" maxLength={500} />
      </Field>
      <label className="check">
        <input type="checkbox" name="byHand" /> By a bank transfer, not by the payment provider
      </label>
      <fieldset>
        <legend>Pieces that return to stock</legend>
        {order.lines.map(({ line, name, restockable }) => (
          <Field key={line} label={name}>
            <input name={`line-${line}`} type="number" min={0} max={restockable} defaultValue={0} />
          </Field>
        ))}
      </fieldset>
    </FormDialog>
  )
}
