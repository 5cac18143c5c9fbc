import { percentile } from '@vitrine/tests/support/measure/figures.ts'

/** The recorded parts of a response. */
export interface Recorded {
  status: number
  headers: Headers
  /** The beginning of its body, or of what was requested, to explain a failure. */
  text: string
}

/**
 * Whether docs/production.md documents this status: of those from 500, only 503 with Retry-After, for overload, missing
 * images and an unreachable CMS.
 */
export const isDocumented = ({ status, headers }: Pick<Recorded, 'status' | 'headers'>): boolean =>
  status < 500 || (status === 503 && headers.has('retry-after'))

/** GraphQL error codes behind which a server failed without a documented reason. */
const undocumentedCode = /^\{.*"code":"(INTERNAL|INTERNAL_SERVER_ERROR)"/s

/** Counts responses, and those that no document allows. */
export class Tally {
  readonly statuses = new Map<number, number>()
  readonly times: number[] = []
  /** Descriptions of responses that are not documented, at most ten. */
  readonly undocumented: string[] = []
  undocumentedCount = 0
  /** Requests without a response. */
  broken = 0

  get count(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0)
  }

  get p99(): number {
    return percentile(this.times, 0.99)
  }

  record(response: Recorded, milliseconds = 0): void {
    const { status, text } = response
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.times.push(milliseconds)
    if (isDocumented(response) && !undocumentedCode.test(text)) return
    this.undocumentedCount += 1
    if (this.undocumented.length < 10) this.undocumented.push(`${status}: ${text.slice(0, 300)}`)
  }

  /** The claim that every response is documented, with examples of others. */
  claim(): readonly [boolean, string] {
    const examples = this.undocumented.slice(0, 3).join(' | ')
    return [
      this.undocumentedCount === 0,
      `${this.undocumentedCount} undocumented failures: ${examples}`,
    ]
  }

  /** The responses by status, such as `200: 12, 429: 3`. */
  toString(): string {
    const counts = [...this.statuses].toSorted(([one], [other]) => one - other)
    return counts.map(([status, count]) => `${status}: ${count.toLocaleString('en-GB')}`).join(', ')
  }
}
