import { Group, SegmentedControl } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import {
  cartConversion,
  type FigurePeriod,
  type Figures,
  figurePeriods,
} from '@vitrine/commerce/staff/figures.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { baht } from '../shell/api.ts'
import { PageLink, Pending, Section } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import type { SalesChart as Chart } from './SalesChart.tsx'

/** Loaded with the first figures, apart from the other pages, because its library adds 160 kB. */
const SalesChart = lazy<typeof Chart>(() =>
  import('./SalesChart.tsx').then(
    (module) => ({ default: module.SalesChart }),
    () => ({ default: ChartFailure }),
  ),
)

const ChartFailure = () => (
  <p className="empty">The chart could not be loaded. Reload the page to see it.</p>
)

const titles: Record<FigurePeriod, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7-days': '7 days',
  '30-days': '30 days',
}

const previousTitles: Record<FigurePeriod, string> = {
  today: 'Yesterday',
  yesterday: 'The day before',
  '7-days': '7 days before',
  '30-days': '30 days before',
}

/** The figures of the period in the address. */
export function useFigures() {
  const [params, setParams] = useSearchParams()
  const period =
    figurePeriods.find((figurePeriod) => figurePeriod === params.get('period')) ?? 'today'
  const reading = useOperation('figures', { period }, { placeholderData: keepPreviousData })
  return {
    reading,
    period,
    setPeriod: (next: string) => setParams({ period: next }, { replace: true }),
  }
}

/** Sales of a period beside those of the one before, and their chart. */
export function FiguresSummary({ link = false }: { link?: boolean }) {
  const { reading, period, setPeriod } = useFigures()
  const { data } = reading
  return (
    <Section title="Sales">
      <Group justify="space-between" mb="md" gap="sm">
        <SegmentedControl
          aria-label="Period"
          value={period}
          onChange={setPeriod}
          data={figurePeriods.map((value) => ({ value, label: titles[value] }))}
        />
        {link && <PageLink to={`/figures?period=${period}`}>All figures</PageLink>}
      </Group>
      <Pending reading={reading} />
      {data && <Shown figures={data} />}
    </Section>
  )
}

const percent = (share: number | null) => (share === null ? '–' : `${share}%`)

function Shown({ figures: { period, totals, previous, rows } }: { figures: Figures }) {
  const net = ({ revenue, refunds }: Figures['totals']) => revenue - refunds
  const untaxed = (item: Figures['totals']) => net(item) - item.tax + item.refundTax
  const tiles: [title: string, show: (totals: Figures['totals']) => string][] = [
    ['Revenue with VAT', ({ revenue }) => baht(revenue)],
    ['Refunds', ({ refunds }) => baht(refunds)],
    ['Left, without VAT', (item) => baht(untaxed(item))],
    ['Paid orders', ({ orders }) => String(orders)],
    ['Average order', ({ average }) => baht(average)],
    ['Bags that became orders', (item) => percent(cartConversion(item))],
  ]
  return (
    <>
      <dl className="tiles">
        {tiles.map(([title, show]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{show(totals)}</dd>
            <dd className="before">
              {previousTitles[period]} {show(previous)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="chart">
        <Suspense>
          <SalesChart
            label={`Revenue and refunds by ${rows.length === 24 ? 'hour' : 'day'}: ${baht(totals.revenue)} and ${baht(totals.refunds)} together`}
            rows={rows}
          />
        </Suspense>
      </div>
    </>
  )
}
