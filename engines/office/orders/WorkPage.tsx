import { Button, Group, UnstyledButton } from '@mantine/core'
import { refundMethodLabel, refundStateLabel } from '@vitrine/commerce/staff/labels.ts'
import type { OrderRow, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import { StockGrid } from '../catalogue/StockGrid.tsx'
import { FiguresSummary } from '../figures/FiguresSummary.tsx'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { PageLink, PageTitle, Pending, Section, TabLink } from '../shell/Page.tsx'
import { SelectionBar, useSelection } from '../shell/selection.tsx'
import { useRole } from '../shell/session.ts'
import { useOperation } from '../shell/useOperation.ts'
import { OrderSteps, orderNumber } from './OrderSteps.tsx'
import { OrderLink, OrderSearch, OrderTable } from './OrderTable.tsx'
import { ParcelDialog } from './ParcelDialog.tsx'
import { SlipCard } from './SlipCard.tsx'

const titles: [key: keyof WorkQueues, title: string][] = [
  ['slips', 'Slips to check'],
  ['packing', 'Paid, to be packed'],
  ['cash', 'Cash on delivery, to be packed'],
  ['sending', 'Packed, to be sent'],
  ['returns', 'Returns'],
  ['refunds', 'Refunds due'],
  ['emails', 'Failed emails'],
  ['stock', 'Low stock'],
]

/** The first screen, with all pending work. */
export function WorkPage() {
  const reading = useOperation('queues')
  const role = useRole()
  const { data } = reading
  const waiting = titles.filter(([key]) => data && data[key].count > 0)
  return (
    <>
      <PageTitle>Work</PageTitle>
      <OrderSearch />
      <Pending reading={reading} />
      {data && (
        <>
          <nav aria-label="Queues" className="queues">
            {titles.map(([key, title]) => (
              <UnstyledButton
                key={key}
                disabled={data[key].count === 0}
                onClick={() => document.getElementById(key)?.scrollIntoView()}
              >
                <b>{data[key].count}</b> {title}
              </UnstyledButton>
            ))}
          </nav>
          {role === 'manager' && <FiguresSummary link />}
          {waiting.length === 0 && <p className="empty">Nothing waits.</p>}
          {waiting.map(([key, title]) => (
            <Section key={key} id={key} title={`${title} (${data[key].count})`}>
              <Rows queue={key} data={data} />
            </Section>
          ))}
        </>
      )}
    </>
  )
}

/** The orders to pack, one by one or several at once. */
function Packing({ rows }: { rows: readonly OrderRow[] }) {
  const { chosen, column, toggleAll } = useSelection(rows, orderNumber)
  return (
    <>
      <SelectionBar count={chosen.length} total={rows.length} toggleAll={toggleAll}>
        <OrderSteps chosen={chosen} />
      </SelectionBar>
      <OrderTable rows={rows} label="To be packed" choice={column}>
        {({ order, version: seen }) => (
          <Group gap="xs" className="row-actions">
            <Button size="xs" onClick={() => act('act', { id: order, seen, action: 'pack' })}>
              Pack
            </Button>
            <TabLink href={`/staff/papers/${order}/packing-slip`}>Packing slip</TabLink>
          </Group>
        )}
      </OrderTable>
    </>
  )
}

function Rows({ queue, data }: { queue: keyof WorkQueues; data: WorkQueues }) {
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
    case 'cash':
      return <Packing rows={data[queue].rows} />
    case 'sending':
      return (
        <OrderTable rows={data.sending.rows} label="Packed, to be sent">
          {({ order, version, unsent }) => (
            <Group gap="xs" className="row-actions">
              <ParcelDialog
                id={order}
                version={version}
                isMore={unsent !== null}
                button={{ size: 'xs' }}
              />
              <TabLink href={`/staff/papers/${order}/label`}>Label</TabLink>
            </Group>
          )}
        </OrderTable>
      )
    case 'returns':
      return (
        <DataTable
          label="Returns"
          rows={data.returns.rows}
          keyOf={(row) => row.return}
          columns={[
            { title: 'Return', cell: (row) => row.return },
            { title: 'Order', cell: ({ order }) => <OrderLink order={order} /> },
            { title: 'State', cell: ({ state }) => state },
            { title: 'Since', cell: ({ since }) => since },
            { title: 'Pieces', cell: ({ pieces }) => pieces.replaceAll('_', ' ') },
          ]}
        />
      )
    case 'refunds':
      return (
        <DataTable
          label="Refunds due"
          rows={data.refunds.rows}
          keyOf={({ refund, order, since }) => `${refund} ${order} ${since}`}
          columns={[
            { title: 'Order', cell: ({ order }) => <OrderLink order={order} /> },
            { title: 'Amount', cell: ({ amount }) => amount, isNumber: true },
            { title: 'By', cell: ({ method }) => refundMethodLabel(method) },
            {
              title: 'State',
              cell: ({ method, state: status }) => refundStateLabel({ method, status }),
            },
            { title: 'Since', cell: ({ since }) => since },
            { title: 'Note', cell: ({ note }) => note },
            { title: 'To', cell: ({ account }) => account },
          ]}
        />
      )
    case 'emails':
      return (
        <DataTable
          label="Failed emails"
          rows={data.emails.rows}
          keyOf={({ email }) => email}
          columns={[
            { title: 'To', cell: ({ to }) => to },
            { title: 'Subject', cell: ({ subject }) => subject },
            { title: 'Written', cell: ({ written }) => written },
            { title: 'State', cell: ({ state }) => state },
            {
              title: '',
              cell: ({ email, version: seen }) => (
                <Button size="xs" onClick={() => act('retryEmail', { email: Number(email), seen })}>
                  Send again
                </Button>
              ),
            },
          ]}
        />
      )
    case 'stock':
      return (
        <>
          <StockGrid rows={data.stock.rows} />
          <p>
            <PageLink to="/stock">All stock</PageLink>
          </p>
        </>
      )
  }
}
