import { LRUCache } from 'lru-cache'

/** The bytes of a value beside its text: its key and what manages it. */
export const overhead = 300

const sizeOf = (text: string) => Buffer.byteLength(text) + overhead

/**
 * Texts that expire, in one memory of limited size with a share for each sender. A sender at its share loses its own least
 * recently used texts; when all shares together are too large, the largest one loses some.
 */
export class Shares {
  readonly #maxBytes: number
  readonly #maxShare: number
  readonly #shares = new Map<string, LRUCache<string, string>>()
  readonly #senders = new Map<string, string>()
  #bytes = 0

  /** `maxShare`: of `maxBytes`, such as a quarter. */
  constructor(maxBytes: number, maxShare: number) {
    this.#maxBytes = maxBytes
    this.#maxShare = maxBytes * maxShare
  }

  get(key: string): string | undefined {
    return this.#shareOf(key)?.get(key)
  }

  set(key: string, text: string, lifetime: number, sender: string) {
    this.delete(key)
    const size = sizeOf(text)
    if (size > this.#maxShare) return
    const senderShare = this.#shares.get(sender)
    if (senderShare && senderShare.calculatedSize + size > this.#maxShare) senderShare.purgeStale()
    const share = this.#shares.get(sender) ?? this.#open(sender)
    share.set(key, text, { ttl: lifetime })
    this.#senders.set(key, sender)
    this.#bytes += size
    while (this.#bytes > this.#maxBytes) this.#shrinkLargest()
  }

  delete(key: string) {
    this.#shareOf(key)?.delete(key)
  }

  #shareOf(key: string) {
    const sender = this.#senders.get(key)
    return sender === undefined ? undefined : this.#shares.get(sender)
  }

  #open(sender: string) {
    const share = new LRUCache<string, string>({
      maxSize: this.#maxShare,
      sizeCalculation: sizeOf,
      disposeAfter: (text, key) => {
        this.#senders.delete(key)
        this.#bytes -= sizeOf(text)
        if (share.size === 0) this.#shares.delete(sender)
      },
    })
    this.#shares.set(sender, share)
    return share
  }

  #shrinkLargest() {
    const [first, ...others] = this.#shares.values()
    let largest = first
    for (const share of others)
      if (share.calculatedSize > (largest?.calculatedSize ?? 0)) largest = share
    if (!largest?.purgeStale()) largest?.pop()
  }
}
