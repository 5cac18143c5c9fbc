import { usePermissions } from 'ra-core'
import { returnStaffCopy } from '#contract/copy/returns.ts'
import { isOpenReturn } from '#contract/rules/transitions.ts'
import { parseBaht } from '#contract/satang.ts'
import type { StaffOrder } from '#contract/staff/orders.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'

/** The returns of an order, and the decisions about them. */
export function Returns({ order: { returns, paid, version } }: { order: StaffOrder }) {
  const act = useAction()
  const { permissions } = usePermissions()
  if (returns.length === 0) return null
  const receive = async (id: number, form: FormData, seen: number) => {
    const typed = textOf(form, 'amount')
    const amount = typed ? parseBaht(typed) : null
    if (typed && amount === null) throw new Error('Enter an amount, such as 1000 or 99.50.')
    await act('receiveReturn', { id, seen, amount, isRestocked: form.has('isRestocked') }, false)
  }
  return (
    <section>
      <h2>Returns</h2>
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
            {lines.map(({ name, pieces, reason }) => (
              <li key={name}>
                {pieces} × {name} ({reason.replaceAll('_', ' ')})
              </li>
            ))}
          </ul>
          <div className="buttons">
            {status === 'requested' && (
              <button
                type="button"
                className="primary"
                onClick={() => act('decideReturn', { id, seen: version, status: 'approved' })}
              >
                Approve the return
              </button>
            )}
            {isOpenReturn({ status }) && (
              <FormDialog
                label={status === 'requested' ? 'Reject the return' : 'Close without a refund'}
                version={version}
                onSubmit={(form, seen) =>
                  act(
                    'decideReturn',
                    {
                      id,
                      seen,
                      status: status === 'requested' ? 'rejected' : 'closed',
                      note: textOf(form, 'note'),
                    },
                    false,
                  )
                }
              >
                <Field label="Why, as a message to the shopper">
                  <textarea name="note" maxLength={500} required />
                </Field>
              </FormDialog>
            )}
            {!paid && isOpenReturn({ status }) && <p>{returnStaffCopy.unpaid}</p>}
            {permissions === 'manager' && paid && isOpenReturn({ status }) && (
              <FormDialog
                label="It has arrived"
                submitLabel="Record and refund"
                version={version}
                onSubmit={(form, seen) => receive(id, form, seen)}
              >
                <Field label="Refund in baht" hint="Empty: what its pieces cost">
                  <input name="amount" inputMode="decimal" />
                </Field>
                <label className="check">
                  <input type="checkbox" name="isRestocked" defaultChecked /> Its pieces return to
                  stock
                </label>
              </FormDialog>
            )}
          </div>
        </article>
      ))}
    </section>
  )
}
