import type { ItemCoverage } from '../coverage/coverage.ts'

/** The highlights of a diagram's states and transitions. */
export interface Marks {
  /** Ids of the states that the machine is in. */
  active: ReadonlySet<string>
  /** Keys of the transitions that may be taken now. */
  possible: ReadonlySet<string>
  /** Keys of the transitions just taken. */
  taken: ReadonlySet<string>
  /** The id of the selected state; empty for none. */
  selected: string
  /** The coverage: states by id and transitions by key; undefined without an overlay. */
  tests: ReadonlyMap<string, ItemCoverage> | undefined
  /** The results of a search: states by id and transitions by key. */
  found?: ReadonlySet<string>
  /** The state to be shown, before the selected and active ones. */
  pointed?: string
}

export const noMarks: Marks = {
  active: new Set(),
  possible: new Set(),
  taken: new Set(),
  selected: '',
  tests: undefined,
}

/** The coverage of a group of items; undefined without an overlay. */
export const markCoverage = ({ tests }: Marks, names: readonly string[]) => {
  const results = names.flatMap((name) => tests?.get(name) ?? [])
  if (results.length === 0) return undefined
  const bad = (['failed', 'flaky'] as const).find((status) =>
    results.some((item) => item.status === status),
  )
  if (bad) return bad
  const included = results.filter(({ excluded }) => !excluded)
  if (included.length === 0) return 'excluded'
  return included.some((item) => item.tests > 0) ? 'covered' : 'uncovered'
}
