import type { Reach } from '../coverage/coverage.ts'

/** What a picture says beyond the machine itself. */
export interface Marks {
  /** Ids of the states that the machine is in. */
  active: ReadonlySet<string>
  /** Keys of the transitions that may be taken now. */
  possible: ReadonlySet<string>
  /** Keys of the transitions just taken. */
  taken: ReadonlySet<string>
  /** The state that is looked at. */
  selected: string
  /** What tests reach, states by their ids and transitions by their keys; undefined for no overlay. */
  tests: ReadonlyMap<string, Reach> | undefined
}

/** A picture of the machine alone. */
export const noMarks: Marks = {
  active: new Set(),
  possible: new Set(),
  taken: new Set(),
  selected: '',
  tests: undefined,
}

/** Whether tests reach any of these, or none has to; nothing while no overlay is shown. */
export const coverageOf = ({ tests }: Marks, names: readonly string[]) => {
  const known = names.flatMap((name) => tests?.get(name) ?? [])
  if (known.length === 0) return undefined
  const counted = known.filter(({ excluded }) => !excluded)
  if (counted.length === 0) return 'excluded'
  return counted.some((each) => each.tests > 0) ? 'covered' : 'bare'
}
