import { SegmentedControl } from '@mantine/core'
import { type TermKind, type TermRow, termKinds } from '@vitrine/commerce/staff/terms.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { navigate } from '../shell/location.ts'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Status } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { TermDialog } from './TermDialog.tsx'

const titles: Record<TermKind, string> = { brand: 'Brands', colour: 'Colours', size: 'Sizes' }

/** The brands, colours or sizes: made, named, put in order and switched off. */
export function TermsPage({ kind }: { kind: TermKind }) {
  const reading = useOperation('terms', { kind })
  const { data } = reading
  return (
    <>
      <PageTitle
        buttons={<TermDialog key={kind} label={`New ${kind}`} kind={kind} all={data ?? []} />}
      >
        {titles[kind]}
      </PageTitle>
      <SegmentedControl
        className="choice"
        mb="md"
        aria-label="List"
        value={kind}
        data={termKinds.map((termKind) => ({ value: termKind, label: titles[termKind] }))}
        onChange={(chosen) => navigate(`/${titles[chosen].toLowerCase()}`)}
      />
      <Pending reading={reading} />
      {data && (
        <Count
          count={data.length}
          one={kind}
          many={titles[kind].toLowerCase()}
          none={`No ${titles[kind].toLowerCase()} yet. Make one before its first product.`}
        />
      )}
      <DataTable
        label={titles[kind]}
        rows={data ?? []}
        keyOf={({ slug }) => slug}
        columns={[
          { title: 'Name', cell: (row) => <Name kind={kind} row={row} /> },
          { title: 'In Thai', cell: ({ thai }) => thai && <span lang="th">{thai}</span> },
          kind === 'size'
            ? { title: 'Scale', cell: ({ parent }) => parent }
            : { title: 'Address', cell: ({ slug }) => <span className="address">{slug}</span> },
          {
            title: 'Products',
            isNumber: true,
            cell: (row) => (isGroup(kind, row) ? '–' : row.products),
          },
          {
            title: 'State',
            cell: ({ isOff }) => (
              <Status tone={isOff ? 'ended' : 'done'}>{isOff ? 'off' : 'on'}</Status>
            ),
          },
          {
            title: '',
            cell: (row) => (
              <TermDialog label={`Change ${row.name}`} kind={kind} row={row} all={data ?? []} />
            ),
          },
        ]}
      />
    </>
  )
}

/** Whether it is a colour of the filter under which others are offered. */
const isGroup = (kind: TermKind, { parent }: TermRow) => kind === 'colour' && parent === null

const Name = ({ kind, row }: { kind: TermKind; row: TermRow }) => (
  <span className={kind === 'colour' && !isGroup(kind, row) ? 'shade' : undefined}>
    {row.colors.length > 0 && <Swatch colors={row.colors} />}
    {row.name}
  </span>
)

/** A colour, or two tones beside each other. */
const Swatch = ({ colors: [color, second = color] }: Pick<TermRow, 'colors'>) => (
  <span
    className="swatch"
    style={{ background: `linear-gradient(90deg, ${color} 50%, ${second} 50%)` }}
  />
)
