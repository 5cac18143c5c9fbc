import type { CallLog, Problem } from './callLog.ts'

/** The result of a check, which has passed when it has neither a problem nor a reason to skip it. */
export interface Finding {
  part: string
  name: string
  /** The problems, one on each line. */
  problem?: string
  skipped?: string
}

/** The maximum number of generously read fields that a check prints. */
const maxNotes = 12

/** Skips a check that this CMS cannot run, with the reason, such as an empty list. */
export class Skip extends Error {}

/** Thrown for a rejected response, whose reasons are in the log of calls. */
export class RejectedResponse extends Error {}

/** Runs checks in sequence and collects their results. */
export class Report {
  readonly findings: Finding[] = []
  readonly #log: CallLog
  readonly #print: (line: string) => void
  readonly #printed = new Set<string>()
  #part = ''

  constructor(log: CallLog, print: (line: string) => void) {
    this.#log = log
    this.#print = print
  }

  /** Begins a part, to which the next checks belong. */
  begin(part: string) {
    this.#part = part
    this.#print(`\n${part}`)
  }

  /**
   * Runs a check, which passes unless `work` throws or one of its responses is rejected, and returns its value, or
   * undefined after a failure.
   */
  async check<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const finding: Finding = { part: this.#part, name }
    this.findings.push(finding)
    this.#log.startCheck(name)
    let value: Value | undefined
    try {
      value = await work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof Skip) {
        finding.skipped = reason
        this.#log.skip()
      } else if (!(error instanceof RejectedResponse)) this.#log.blame(reason)
    }
    const { problems, notes } = this.#log.found
    if (problems.length > 0) {
      finding.problem = problems.map(({ text }) => text).join('\n')
      delete finding.skipped
      this.#printProblems(name, problems)
    } else if (finding.skipped) this.#print(`  – ${name}: ${finding.skipped}`)
    else this.#printNotes(name, notes)
    return value
  }

  /** Prints a failed check, with the problems that were not printed before. */
  #printProblems(name: string, problems: readonly Problem[]) {
    const fresh = this.#fresh(problems)
    if (fresh.length === 0) this.#print(`  ✗ ${name}: as above`)
    else if (problems.length === 1) this.#print(`  ✗ ${name}: ${fresh[0]?.text}`)
    else this.#printLines(`✗ ${name}`, fresh)
  }

  #printNotes(name: string, notes: readonly Problem[]) {
    const fresh = this.#fresh(notes)
    this.#printLines(
      fresh.length > 0 ? `✓ ${name}, read generously` : `✓ ${name}`,
      fresh.slice(0, maxNotes),
    )
    if (fresh.length > maxNotes)
      this.#print(`      and ${fresh.length - maxNotes} more, which --json lists`)
  }

  /** The problems that were not printed before. */
  #fresh(problems: readonly Problem[]) {
    const fresh = problems.filter(({ key }) => !this.#printed.has(key))
    for (const { key } of fresh) this.#printed.add(key)
    return fresh
  }

  #printLines(title: string, lines: readonly Problem[]) {
    this.#print(`  ${title}`)
    for (const { text } of lines) this.#print(`      ${text}`)
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
