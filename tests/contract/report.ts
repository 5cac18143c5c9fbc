/** What one check found; without a reason it passed. */
export interface Finding {
  part: string
  name: string
  problem?: string
  skipped?: string
}

/** Says why a check cannot be made on this CMS, such as an empty list. */
export class Skip extends Error {}

/** Runs checks one after the other and keeps what they found. */
export class Report {
  readonly findings: Finding[] = []
  readonly #part: string
  readonly #print: (line: string) => void

  constructor(part: string, print: (line: string) => void) {
    this.#part = part
    this.#print = print
    print(`\n${part}`)
  }

  /** A check passes when `work` ends; its value is handed on, or undefined after a failure. */
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

/** Throws an Error with this sentence unless it holds. */
export function must(holds: boolean, sentence: string) {
  if (!holds) throw new Error(sentence)
}

/** The value, or a Skip with this reason. */
export function need<Value>(value: Value | null | undefined, reason: string): Value {
  if (value === undefined || value === null) throw new Skip(reason)
  return value
}
