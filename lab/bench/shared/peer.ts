/** Another shop that is measured in the same run, on the same machine. */
export interface Peer {
  name: string
  /** Its address without a slash at the end. */
  url: string
  /** The path of a listing. */
  listing: string
  /** The path of a product that this listing links to. */
  product: string
  /** Its server's process, for processor time and memory. */
  pid: number | undefined
}

/**
 * Reads PEER_URL, PEER_LISTING, PEER_PRODUCT, PEER_PID and PEER_NAME; undefined without PEER_URL. Throws when a path is
 * missing or PEER_PID is not a number.
 */
export function readPeer(variables: NodeJS.ProcessEnv = process.env): Peer | undefined {
  const { PEER_URL, PEER_LISTING, PEER_PRODUCT, PEER_PID, PEER_NAME } = variables
  if (!PEER_URL) return undefined
  if (!PEER_LISTING || !PEER_PRODUCT)
    throw new Error('PEER_URL needs PEER_LISTING and PEER_PRODUCT, such as /accessories.')
  if (PEER_PID && !/^\d+$/.test(PEER_PID))
    throw new Error(`PEER_PID must be a process ID, but is “${PEER_PID}”.`)
  return {
    name: PEER_NAME || 'peer',
    url: PEER_URL.replace(/\/$/, ''),
    listing: PEER_LISTING,
    product: PEER_PRODUCT,
    pid: PEER_PID ? Number(PEER_PID) : undefined,
  }
}
