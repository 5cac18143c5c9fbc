import { idleTask } from '#web/boot/tasks.ts'
import type { ApolloStore, Reading } from './apolloStore.ts'
import { type AnyRequest, requestKey } from './document.ts'
import { keepEqual } from './keepEqual.ts'

interface Entry {
  request: AnyRequest
  reading: Reading
  /** The number of the last write, which shows whether a copy is complete. */
  version: number
  /** The number of the last use; the greater, the more recent. */
  used: number
  watchers: Set<() => void>
  /** Set while Apollo's cache reports changes of this entry. */
  unfollow?: () => void
}

const unknown: Reading = { data: undefined, gap: 'all' }

/** The most entries that are stored without being watched, for back navigation. */
const maxUnwatched = 50

/** The most of these that are moved to Apollo's cache, since each takes time. */
const maxMoved = 8

/**
 * The data of queries by request. At first, entries contain the responses as received. Once `moveTo` has run, Apollo's
 * cache owns the data, and the entries mirror what is watched. Equal data retains its references, also across the move,
 * so that unchanged data causes no render.
 */
export class Results {
  readonly #entries = new Map<string, Entry>()
  #apollo: ApolloStore | undefined
  /** Being filled; not yet read from. */
  #next: ApolloStore | undefined
  #count = 0
  #evictions = 0

  /** The requests that are watched now. */
  get watched(): AnyRequest[] {
    const entries = [...this.#entries.values()]
    return entries.filter(({ watchers }) => watchers.size > 0).map(({ request }) => request)
  }

  /** The gap changes with every `evict`: another request may then fill it. */
  read(request: AnyRequest): Reading {
    const entry = this.#entries.get(requestKey(request))
    if (this.#apollo && !entry?.unfollow) return this.#withEvictions(this.#apollo.read(request))
    return this.#withEvictions(entry?.reading ?? unknown)
  }

  #withEvictions({ data, gap }: Reading): Reading {
    return { data, gap: gap && `${this.#evictions} ${gap}` }
  }

  write(request: AnyRequest, data: unknown): void {
    if (this.#apollo) {
      this.#apollo.write(request, data)
      return
    }
    const key = requestKey(request)
    const entry = this.#entryOf(request, key)
    entry.version = ++this.#count
    entry.used = entry.version
    update(entry, { data, gap: '' })
    this.#dropUnused(maxUnwatched)
  }

  /** Calls `notify` after each change of a request's data. Returns a function that stops it. */
  watch(request: AnyRequest, notify: () => void): () => void {
    const key = requestKey(request)
    const entry = this.#entryOf(request, key)
    if (this.#apollo) follow(entry, this.#apollo)
    entry.watchers.add(notify)
    return () => {
      entry.watchers.delete(notify)
      entry.used = ++this.#count
      if (entry.watchers.size > 0 || !entry.unfollow) return
      entry.unfollow()
      delete entry.unfollow
      this.#entries.delete(key)
    }
  }

  evict(requests: readonly AnyRequest[]): void {
    this.#evictions += 1
    this.#next?.evict(requests)
    this.#apollo?.evict(requests)
    if (this.#apollo) return
    for (const request of requests) {
      const entry = this.#entries.get(requestKey(request))
      if (entry) update(entry, unknown)
    }
  }

  /**
   * Copies the watched and the most recently used data to Apollo's cache, one response per idle task, in the order of
   * arrival. Watched data is then read once, since Apollo memoises reads. Data written meanwhile is copied as well.
   */
  async moveTo(apollo: ApolloStore): Promise<void> {
    this.#dropUnused(maxMoved)
    this.#next = apollo
    const copied = new Map<Entry, number>()
    for (;;) {
      await idleTask()
      const entry = this.#oldest((each) => copied.get(each) !== each.version)
      if (!entry) break
      copied.set(entry, entry.version)
      apollo.write(entry.request, entry.reading.data)
      if (entry.watchers.size === 0) continue
      await idleTask()
      apollo.read(entry.request)
    }
    this.#next = undefined
    this.#apollo = apollo
    for (const [key, entry] of this.#entries)
      if (entry.watchers.size > 0) follow(entry, apollo)
      else this.#entries.delete(key)
  }

  /** Returns the oldest entry with data for which `isWanted` is true. */
  #oldest(isWanted: (entry: Entry) => boolean): Entry | undefined {
    const known = [...this.#entries.values()].filter(({ reading }) => reading.data !== undefined)
    return known.filter(isWanted).sort((a, b) => a.version - b.version)[0]
  }

  #dropUnused(max: number) {
    if (this.#entries.size <= max) return
    const unwatched = [...this.#entries].filter(([, { watchers }]) => watchers.size === 0)
    unwatched.sort(([, a], [, b]) => b.used - a.used)
    for (const [key] of unwatched.slice(max)) this.#entries.delete(key)
  }

  #entryOf(request: AnyRequest, key: string): Entry {
    const known = this.#entries.get(key)
    if (known) return known
    const entry: Entry = { request, reading: unknown, version: 0, used: 0, watchers: new Set() }
    this.#entries.set(key, entry)
    return entry
  }
}

function follow(entry: Entry, apollo: ApolloStore) {
  entry.unfollow ??= apollo.watch(entry.request, (reading) => update(entry, reading))
}

function update(entry: Entry, { data, gap }: Reading) {
  const before = entry.reading
  const value = data === undefined ? undefined : keepEqual(before.data, data)
  entry.reading = { data: value, gap }
  if (value === before.data) return
  for (const notify of [...entry.watchers]) notify()
}
