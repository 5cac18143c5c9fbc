import { LRUCache } from 'lru-cache'
import type { UpstreamName } from '../upstream/contentCalls.ts'
import { isAddressed } from './cmsCalls.ts'
import type { Fault, FaultKind, Switches } from './switches.ts'

/** The number of times that the limited faults of recent runs have occurred. */
const counts = new LRUCache<string, number>({ max: 5000 })

/** The faults of one visitor during one request; limited ones are counted across the visitor's requests. */
export class VisitorFaults {
  readonly switches: Switches

  constructor(switches: Switches) {
    this.switches = switches
  }

  /** Takes the fault of a call that is sent to a CMS now; undefined if it has none, or no more. */
  take(name: string | undefined, upstream: UpstreamName): FaultKind | undefined {
    if (name === undefined) return undefined
    const fault = this.switches.faults.find(
      (fault) => isAddressed(fault.target, name, upstream) && this.remaining(fault) > 0,
    )
    if (!fault) return undefined
    if (fault.times !== undefined) {
      const key = this.#keyOf(fault)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return fault.fault
  }

  /** The number of further calls that a fault affects. */
  remaining(fault: Fault): number {
    // Without an id of the visitor, all visitors would share the count.
    if (fault.times === undefined || this.switches.run === '') return Number.POSITIVE_INFINITY
    return fault.times - (counts.get(this.#keyOf(fault)) ?? 0)
  }

  /** The faults as the shop's banner shows them. */
  describe(): { text: string; remaining: number | null }[] {
    return this.switches.faults.map((fault) => {
      const remaining = this.remaining(fault)
      return { text: fault.text, remaining: Number.isFinite(remaining) ? remaining : null }
    })
  }

  #keyOf({ text }: Fault): string {
    return `${this.switches.run} ${text}`
  }
}
