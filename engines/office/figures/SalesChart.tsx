import { fromBaht, toBaht } from '@vitrine/commerce/satang.ts'
import type { Figures } from '@vitrine/commerce/staff/figures.ts'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { Bar } from 'react-chartjs-2'
import { baht } from '../shell/api.ts'

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip)

interface Props {
  rows: Figures['rows']
  /** A description of the chart for assistive technology. */
  label: string
}

const rootStyle = getComputedStyle(document.documentElement)
Chart.defaults.color = rootStyle.getPropertyValue('--muted')
Chart.defaults.font.family = getComputedStyle(document.body).fontFamily

const grid = { color: rootStyle.getPropertyValue('--line') }

/** Revenue and refunds by hour or by day, as bars. */
export function SalesChart({ rows, label }: Props) {
  return (
    <Bar
      role="img"
      aria-label={label}
      data={{
        labels: rows.map(({ time }) => time),
        datasets: [
          {
            label: 'Revenue',
            data: rows.map(({ revenue }) => toBaht(revenue)),
            backgroundColor: rootStyle.getPropertyValue('--mantine-color-gray-8'),
          },
          {
            label: 'Refunds',
            data: rows.map(({ refunds }) => toBaht(refunds)),
            backgroundColor: '#b4453c',
          },
        ],
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: { grid: { display: false }, ticks: { autoSkipPadding: 24, maxRotation: 0 } },
          y: {
            beginAtZero: true,
            suggestedMax: 1,
            border: { display: false },
            grid,
            ticks: {
              maxTicksLimit: 5,
              precision: 0,
              callback: (value) => baht(fromBaht(Number(value))),
            },
          },
        },
        plugins: {
          legend: { position: 'bottom', align: 'start', labels: { boxWidth: 10, boxHeight: 10 } },
          tooltip: {
            callbacks: {
              label: ({ dataset, dataIndex }) => {
                const row = rows[dataIndex]
                if (!row) return ''
                if (dataset.label === 'Refunds') return `Refunds ${baht(row.refunds)}`
                return `Revenue ${baht(row.revenue)}, ${row.orders === 1 ? '1 order' : `${row.orders} orders`}`
              },
            },
          },
        },
      }}
    />
  )
}
