/** The part of the Network Information API that is used here; only some browsers have it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const slowTypes = ['slow-2g', '2g', '3g']

/** Whether the browser saves data, or the connection is too slow to load more than is needed. */
export function isConnectionConstrained(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || slowTypes.includes(connection?.effectiveType ?? '')
}
