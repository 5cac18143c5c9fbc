import type { PersonalCall, WriteCall } from './sentCall.ts'

/** The writes that change what a read returns, by the first part of their names. */
const changedBy: Partial<Record<PersonalCall, string>> = {
  'cart.read': 'cart',
  'checkout.read': 'cart',
  'wishlist.list': 'wishlist',
}

/**
 * The writes in flight of each visitor, for which reads wait: a page that is left sends its last change while the next
 * page loads (cart.flush.next-page). The order holds within one gateway.
 */
export class PendingWrites {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Returns the write, for which later reads of the same visitor wait. `cookies` identify the visitor. */
  track<T>(cookies: string, name: WriteCall, write: Promise<T>): Promise<T> {
    if (cookies === '') return write
    const key = `${name.split('.', 1)[0]} ${cookies}`
    const last = Promise.allSettled([this.#last.get(key), write]).then(() => {
      if (this.#last.get(key) === last) this.#last.delete(key)
    })
    this.#last.set(key, last)
    return write
  }

  /** Resolves when the writes that change what the read returns are finished; undefined if there are none. */
  before(cookies: string, name: PersonalCall): Promise<unknown> | undefined {
    const group = changedBy[name]
    return group === undefined ? undefined : this.#last.get(`${group} ${cookies}`)
  }
}
