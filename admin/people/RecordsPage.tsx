import { type FormEvent, useState } from 'react'
import type { AuditRow } from '#contract/staff/people.ts'
import { textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useOperation } from '../shell/useAction.ts'

/** Rows of a page. */
const rowsAtOnce = 200

interface Filter {
  staff?: string
  action?: string
  subject?: string
  isRejected?: boolean
}

/** The records of staff, newest first, filtered by who, what and target. */
export function RecordsPage() {
  const [filter, setFilter] = useState<Filter>({})
  const [before, setBefore] = useState<number>()
  const { data, isPending, error } = useOperation('audit', {
    ...filter,
    ...(before !== undefined && { before }),
    limit: rowsAtOnce,
  })
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texts = (['staff', 'action', 'subject'] as const).flatMap((name) => {
      const text = textOf(form, name)
      return text ? [[name, text]] : []
    })
    setFilter({ ...Object.fromEntries(texts), isRejected: form.has('isRejected') })
    setBefore(undefined)
  }
  const last = data?.length === rowsAtOnce ? data.at(-1) : undefined
  return (
    <>
      <Title>Records</Title>
      <search>
        <form className="buttons" onSubmit={choose}>
          <label>
            Who <input name="staff" maxLength={100} />
          </label>
          <label>
            What{' '}
            <input name="action" maxLength={100} placeholder="refund, wrong password, sign in" />
          </label>
          <label>
            To{' '}
            <input name="subject" maxLength={100} placeholder="order 1234567890, a SKU, a login" />
          </label>
          <label className="check">
            <input type="checkbox" name="isRejected" /> Rejected only
          </label>
          <button type="submit">Show</button>
        </form>
      </search>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="empty">No records.</p>}
      {data && data.length > 0 && <Rows rows={data} />}
      <div className="buttons">
        {before !== undefined && (
          <button type="button" onClick={() => setBefore(undefined)}>
            Newest
          </button>
        )}
        {last && (
          <button type="button" onClick={() => setBefore(last.id)}>
            Earlier
          </button>
        )}
      </div>
    </>
  )
}

const Rows = ({ rows }: { rows: readonly AuditRow[] }) => (
  <Table label="Records" head={['When', 'Who', 'What', 'To', 'Detail', 'Outcome']}>
    {rows.map((row) => (
      <tr key={row.id}>
        <td>{row.at}</td>
        <td>{row.staff}</td>
        <td>{wordsOf(row.action)}</td>
        <td>{row.subject}</td>
        <td>{row.detail}</td>
        <td>{row.outcome}</td>
      </tr>
    ))}
  </Table>
)

/** The name of an action in words, such as `end refund`. */
const wordsOf = (action: string) => action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
