import { customerCopy } from '../../../../contract/copy/customer.ts'
import { ContractProblem } from '../../../../contract/problem.ts'

/** Wrong passwords of one login after which it has to wait, and for how many milliseconds. */
const maxFailures = 10
const window = 15 * 60_000

/** Counts the wrong passwords of each login, in this process. */
export class Attempts {
  readonly #failures = new Map<string, number[]>()

  /** Throws `rate_limited` after too many wrong passwords. */
  check(login: string) {
    if (this.#recent(login).length >= maxFailures)
      throw new ContractProblem('rate_limited', customerCopy.tooManyAttempts, { retryAfter: 900 })
  }

  fail(login: string) {
    this.#failures.set(login, [...this.#recent(login), Date.now()])
  }

  succeed(login: string) {
    this.#failures.delete(login)
  }

  #recent(login: string): number[] {
    const since = Date.now() - window
    const recent = (this.#failures.get(login) ?? []).filter((at) => at > since)
    if (recent.length === 0) this.#failures.delete(login)
    return recent
  }
}
