import { Button } from '@mantine/core'
import { returnStaffCopy } from '@vitrine/commerce/copy/returns.ts'
import { isOpenReturn } from '@vitrine/commerce/rules/transitions.ts'
import { parseBaht } from '@vitrine/commerce/satang.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { CheckField, TextAreaField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Section } from '../shell/Page.tsx'
import { useRole } from '../shell/session.ts'
import { wrongAmount } from './RefundDialog.tsx'

/** The returns of an order, and the decisions about them. */
export function Returns({ order: { returns, paid, version } }: { order: StaffOrder }) {
  const role = useRole()
  if (returns.length === 0) return null
  return (
    <Section title="Returns">
      {returns.map(({ id, status, requested, note, account, lines }) => (
        <article key={id}>
          <h3>
            Return {id}: {status}
          </h3>
          <p>
            Requested {requested}
            {note && ` · ${note}`}
            {account && ` · refund to ${account}`}
          </p>
          <ul>
            {lines.map(({ name, pieces, reason, exchange }) => (
              <li key={name}>
                {pieces} × {name} ({reason.replaceAll('_', ' ')})
                {exchange && `: send ${exchange} instead, which is put aside`}
              </li>
            ))}
          </ul>
          <div className="actions">
            {status === 'requested' && (
              <Button
                variant="filled"
                onClick={() => act('decideReturn', { id, seen: version, status: 'approved' })}
              >
                Approve the return
              </Button>
            )}
            {isOpenReturn({ status }) && (
              <FormDialog
                label={status === 'requested' ? 'Reject the return' : 'Close without a refund'}
                version={version}
                initialValues={{ note: '' }}
                onSubmit={(typed, seen) => {
                  const end = status === 'requested' ? 'rejected' : 'closed'
                  return act('decideReturn', { id, seen, status: end, ...typed }, false)
                }}
              >
                <TextAreaField
                  name="note"
                  label="Why, as a message to the shopper"
                  maxLength={500}
                  required
                />
              </FormDialog>
            )}
            {!paid && isOpenReturn({ status }) && <p>{returnStaffCopy.unpaid}</p>}
            {role === 'manager' && paid && isOpenReturn({ status }) && (
              <FormDialog
                label="It has arrived"
                submitLabel="Record and refund"
                version={version}
                initialValues={{ amount: '', isRestocked: true }}
                onSubmit={async ({ amount: typed, isRestocked }, seen) => {
                  const amount = typed ? parseBaht(typed) : null
                  if (typed && amount === null) throw new Error(wrongAmount)
                  await act('receiveReturn', { id, seen, amount, isRestocked }, false)
                }}
              >
                <TextField
                  name="amount"
                  label="Refund in baht"
                  description="Empty: what its pieces cost"
                  inputMode="decimal"
                />
                <CheckField name="isRestocked" label="Its pieces return to stock" />
              </FormDialog>
            )}
          </div>
        </article>
      ))}
    </Section>
  )
}
