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
  /** How many tests reach a state, by its id, or take a transition, by its key; undefined for no overlay. */
  tests: ReadonlyMap<string, number> | undefined
}

/** A picture of the machine alone. */
export const noMarks: Marks = {
  active: new Set(),
  possible: new Set(),
  taken: new Set(),
  selected: '',
  tests: undefined,
}

/** `covered`, `bare`, or nothing while no overlay is shown. */
export const coverageOf = ({ tests }: Marks, names: readonly string[]) => {
  const counted = names.filter((name) => tests?.has(name))
  if (!tests || counted.length === 0) return undefined
  return counted.some((name) => (tests.get(name) ?? 0) > 0) ? 'covered' : 'bare'
}
