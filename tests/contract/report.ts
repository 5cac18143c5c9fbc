/** The result of a check; it passed when it has neither a problem nor a reason to skip it. */
export interface Finding {
  part: string
  name: string
  problem?: string
  skipped?: string
}

/** Skips a check that this CMS cannot run, with the reason, such as an empty list. */
export class Skip extends Error {}

/** Runs checks in sequence and collects their results. */
export class Report {
  readonly findings: Finding[] = []
  readonly #part: string
  readonly #print: (line: string) => void

  constructor(part: string, print: (line: string) => void) {
    this.#part = part
    this.#print = print
    print(`\n${part}`)
  }

  /** Runs a check, which passes unless `work` throws. Returns its value, or undefined after a failure. */
  async check<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const finding: Finding = { part: this.#part, name }
    this.findings.push(finding)
    try {
      const value = await work()
      this.#print(`  ✓ ${name}`)
      return value
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof Skip) finding.skipped = reason
      else finding.problem = reason
      this.#print(`  ${error instanceof Skip ? '–' : '✗'} ${name}: ${reason}`)
      return undefined
    }
  }
}

/** Throws an Error with the message unless the condition is true. */
export function assert(condition: boolean, message: string) {
  if (!condition) throw new Error(message)
}

/** The value, or a Skip with this reason. */
export function required<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === undefined || value === null) throw new Skip(reason)
  return value
}
