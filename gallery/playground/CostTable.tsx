import type { Measure } from './send.ts'

const measureNames = {
  depth: 'Depth',
  fields: 'Fields',
  aliases: 'Aliases',
  rootFields: 'Root fields',
  tokens: 'Tokens',
}

/** The cost of a document against the gateway's limits. */
export function CostTable({ cost }: { cost: Record<string, Measure> }) {
  const measures = Object.entries(measureNames).flatMap(([name, label]) => {
    const measure = cost[name]
    return measure ? [{ label, ...measure, isOver: measure.used > measure.limit }] : []
  })
  if (measures.length === 0) return <p>The document was not measured.</p>
  return (
    <table>
      <caption>Cost</caption>
      <thead>
        <tr>
          <td />
          {measures.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Used</th>
          {measures.map(({ label, used, isOver }) => (
            <td key={label} className={isOver ? 'error' : undefined}>
              {used.toLocaleString('en')}
              {isOver && ', too many'}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Limit</th>
          {measures.map(({ label, limit }) => (
            <td key={label}>{limit.toLocaleString('en')}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
