/** A bar of the chart: an amount in satang, and a second one beside it. */
export interface Bar {
  label: string
  value: number
  beside: number
  /** The text that a pointer shows. */
  title: string
}

interface Props {
  bars: readonly Bar[]
  /** A description of the chart for people who do not see it; the numbers are in the table of the page. */
  label: string
  format: (value: number) => string
}

/** Satang: lines of the scale are whole baht, also without sales. */
const minStep = 100

/** A round number of which a few cover the largest amount. */
function stepOf(largest: number): number {
  const rough = Math.max(largest / 3, minStep)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
}

const height = 120
const slot = 10

/** A chart of bars by time, drawn without a library. */
export function BarChart({ bars, label, format }: Props) {
  const largest = Math.max(...bars.flatMap(({ value, beside }) => [value, beside]))
  const step = stepOf(largest)
  const top = step * Math.max(1, Math.ceil(largest / step))
  const scaled = (value: number) => (height * value) / top
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const shown = [0, Math.floor((bars.length - 1) / 2), bars.length - 1]
  return (
    <div className="chart">
      <div className="chart-scale" aria-hidden="true">
        {lines.toReversed().map((line) => (
          <span key={line}>{format(line)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * slot} ${height}`}
        preserveAspectRatio="none"
      >
        {lines.map((line) => (
          <line
            key={line}
            x1={0}
            x2={bars.length * slot}
            y1={height - scaled(line)}
            y2={height - scaled(line)}
          />
        ))}
        {bars.map(({ label: time, value, beside, title }, index) => (
          <g key={time}>
            <title>{title}</title>
            <rect className="slot" x={index * slot} y={0} width={slot} height={height} />
            <rect
              className="value"
              x={index * slot + 1.5}
              y={height - scaled(value)}
              width={5}
              height={scaled(value)}
            />
            <rect
              className="beside"
              x={index * slot + 6.5}
              y={height - scaled(beside)}
              width={2}
              height={scaled(beside)}
            />
          </g>
        ))}
      </svg>
      <div className="chart-times" aria-hidden="true">
        {shown.map((index) => (
          <span key={index}>{bars[index]?.label}</span>
        ))}
      </div>
    </div>
  )
}
