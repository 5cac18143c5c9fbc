/** One printed line. Each row has one or more. */
export interface Line {
  /** The action. */
  what: string
  /** The count, with its unit. */
  count: string
  /** The result, with figures. */
  outcome: string
  /** The longest recovery in milliseconds, where something was broken on purpose. */
  recovery?: number
  /** The 99th percentile of other visitors' response times meanwhile, in milliseconds. */
  p99?: number
  /** Why the line fails; none if it passes. */
  failures: string[]
}

/** The context of a row. */
export interface RunOptions {
  /** Length of the soak in minutes. */
  minutes: number
  /** A number of repetitions, or a tenth of it in a quick run. */
  times(count: number): number
}

/** A part of the proof that runs alone, with one printed line or more. */
export interface Row {
  name: string
  about: string
  run(options: RunOptions): AsyncIterable<Line>
}

/** The failures among claims, each with the message of its failure. */
export const claimFailures = (claims: readonly (readonly [isTrue: boolean, failure: string])[]) =>
  claims.filter(([isTrue]) => !isTrue).map(([, failure]) => failure)
