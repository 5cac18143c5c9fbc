import { Link } from 'react-router-dom'
import type { WorkQueues } from '#contract/staff/orders.ts'
import { StockGrid } from '../catalogue/StockGrid.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'
import { OrderLink, OrderSearch, OrderTable } from './OrderTable.tsx'
import { ParcelDialog } from './ParcelDialog.tsx'
import { SlipCard } from './SlipCard.tsx'

const titles: [key: keyof WorkQueues, title: string][] = [
  ['slips', 'Slips to check'],
  ['packing', 'Paid, to be packed'],
  ['sending', 'Packed, to be sent'],
  ['returns', 'Returns'],
  ['refunds', 'Refunds due'],
  ['emails', 'Failed emails'],
  ['stock', 'Low stock'],
]

/** The first screen: pending work. */
export function WorkPage() {
  const { data, isPending, error } = useOperation('queues')
  const waiting = titles.filter(([key]) => data && data[key].count > 0)
  return (
    <>
      <Title>Work</Title>
      <OrderSearch />
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <nav aria-label="Queues" className="queues">
            {titles.map(([key, title]) => (
              <button
                key={key}
                type="button"
                disabled={data[key].count === 0}
                onClick={() => document.getElementById(key)?.scrollIntoView()}
              >
                <b>{data[key].count}</b> {title}
              </button>
            ))}
          </nav>
          {waiting.length === 0 && <p className="empty">Nothing waits.</p>}
          {waiting.map(([key, title]) => (
            <section key={key} id={key} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`}>
                {title} ({data[key].count})
              </h2>
              <Rows queue={key} data={data} />
            </section>
          ))}
        </>
      )}
    </>
  )
}

function Rows({ queue, data }: { queue: keyof WorkQueues; data: WorkQueues }) {
  const act = useAction()
  switch (queue) {
    case 'slips':
      return (
        <ul className="cards">
          {data.slips.rows.map((slip) => (
            <SlipCard key={slip.order} slip={slip} />
          ))}
        </ul>
      )
    case 'packing':
      return (
        <OrderTable rows={data.packing.rows} label="Paid, to be packed">
          {({ order, version: seen }) => (
            <>
              <button type="button" onClick={() => act('act', { id: order, seen, action: 'pack' })}>
                Pack
              </button>{' '}
              <a href={`/staff/papers/${order}/packing-slip`} target="_blank" rel="noreferrer">
                Packing slip
              </a>
            </>
          )}
        </OrderTable>
      )
    case 'sending':
      return (
        <OrderTable rows={data.sending.rows} label="Packed, to be sent">
          {({ order, version }) => (
            <>
              <ParcelDialog id={order} version={version} />{' '}
              <a href={`/staff/papers/${order}/label`} target="_blank" rel="noreferrer">
                Label
              </a>
            </>
          )}
        </OrderTable>
      )
    case 'returns':
      return (
        <Table label="Returns" head={['Return', 'Order', 'State', 'Since', 'Pieces']}>
          {data.returns.rows.map((row) => (
            <tr key={row.return}>
              <td>{row.return}</td>
              <td>
                <OrderLink order={row.order} />
              </td>
              <td>{row.state}</td>
              <td>{row.since}</td>
              <td>{row.pieces.replaceAll('_', ' ')}</td>
            </tr>
          ))}
        </Table>
      )
    case 'refunds':
      return (
        <Table label="Refunds due" head={['Order', 'Amount', 'By', 'State', 'Since', 'Note', 'To']}>
          {data.refunds.rows.map((row) => (
            <tr key={`${row.refund} ${row.order} ${row.since}`}>
              <td>
                <OrderLink order={row.order} />
              </td>
              <td className="number">{row.amount}</td>
              <td>{row.method}</td>
              <td>{row.state}</td>
              <td>{row.since}</td>
              <td>{row.note}</td>
              <td>{row.account}</td>
            </tr>
          ))}
        </Table>
      )
    case 'emails':
      return (
        <Table label="Failed emails" head={['To', 'Subject', 'Written', 'State', '']}>
          {data.emails.rows.map((row) => (
            <tr key={row.email}>
              <td>{row.to}</td>
              <td>{row.subject}</td>
              <td>{row.written}</td>
              <td>{row.state}</td>
              <td>
                <button
                  type="button"
                  onClick={() => act('retryEmail', { email: Number(row.email), seen: row.version })}
                >
                  Send again
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )
    case 'stock':
      return (
        <>
          <StockGrid rows={data.stock.rows} />
          <p>
            <Link to="/stock">All stock</Link>
          </p>
        </>
      )
  }
}
