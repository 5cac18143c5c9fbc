import type { Call } from './send.ts'

const cacheTexts: Record<string, string> = {
  none: 'no',
  hit: 'yes',
  stale: 'yes, stale',
  'stale-on-error': 'yes, as the CMS fails',
  joined: 'shared with another request',
  miss: 'no',
}

/** The calls to the CMS behind a response. */
export function CallTable({ calls }: { calls: readonly Call[] }) {
  if (calls.length === 0)
    return (
      <table>
        <caption>Calls to the CMS</caption>
        <tbody>
          <tr>
            <td>None.</td>
          </tr>
        </tbody>
      </table>
    )
  return (
    <table className="calls">
      <caption>Calls to the CMS</caption>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Status</th>
          <th scope="col">Time</th>
          <th scope="col">Cached</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a run do not change.
          <CallRow key={index} {...call} />
        ))}
      </tbody>
    </table>
  )
}

function CallRow({ call, status, time, cache, attempts = 1, fault, error }: Call) {
  return (
    <tr className={error === undefined ? undefined : 'error'}>
      <td className="call">{call}</td>
      <td>
        {[status, error, fault && `fault ${fault}`].filter(Boolean).join(', ') || '–'}
        {attempts > 1 && `, ${attempts} attempts`}
      </td>
      <td>{time}&nbsp;ms</td>
      <td>{cacheTexts[cache] ?? cache}</td>
    </tr>
  )
}
