import type { FlightCall, FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import { utcTime } from '../page/utcTime.ts'
import styles from './RequestTable.module.css'

const describeCall = ({ name, status, cache, time, fault }: FlightCall) =>
  `${name} ${cache === 'none' ? `${status}, ${time} ms` : cache}${fault ? `, switched to ${fault}` : ''}`

/** A request as far as it is known: the gateway does not know what became of its response. */
type TabledRequest = Pick<FlightRequest, 'at' | 'operation' | 'time' | 'id' | 'calls'> &
  Partial<FlightRequest>

/** The requests of a report, with the calls to the CMS behind each. */
export function RequestTable({ requests }: { requests: readonly TabledRequest[] }) {
  if (requests.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={styles.region} aria-label="Requests" tabIndex={0}>
      <table className={styles.table}>
        <caption>{requests.length === 1 ? '1 request' : `${requests.length} requests`}</caption>
        <thead>
          <tr>
            {['Time (UTC)', 'Request', 'Status', 'Duration', 'Calls to the CMS', 'Request id'].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {requests.map(({ at, operation, address, status, time, id, cache, calls }) => (
            <tr key={`${at} ${operation} ${id}`}>
              <td>{utcTime(at)}</td>
              <td>{address ? `${operation} ${address}` : operation}</td>
              <td>{status === 0 ? 'no response' : status}</td>
              <td>{time} ms</td>
              <td>{[cache, ...calls.map(describeCall)].filter(Boolean).join('; ')}</td>
              <td className={styles.id}>{id}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
