/** An email of the outbox that the adapter sends. */
export interface ClaimedEmail {
  id: number
  /** Proves that no other adapter has taken it meanwhile. */
  lease: string
  /** The event that it reports, or `content` for one that the adapter has written. */
  event: string
  /** Of the order that it is about. */
  number: number | null
  /** Its subject beside the order, or its content. */
  detail: Record<string, unknown>
  createdAt: string
}
