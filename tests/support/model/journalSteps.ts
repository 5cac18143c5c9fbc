/** A step of a journal: an event in a state, and its outcome. */
export interface JournalStep {
  start: string
  /** The state before, as the journal writes it; empty for the start. */
  from: string
  event: string
  /** The events since the start, this one last. */
  path: readonly string[]
  /** The state after, and the effects. */
  outcome: readonly string[]
}

/** Something that the same event in the same state does in one of two journals only. */
export interface JournalDifference {
  step: JournalStep
  recorded: readonly string[]
  now: readonly string[]
}

/** Parses a journal, as journal.ts writes it. */
export function journalSteps(journal: string): JournalStep[] {
  let start = ''
  let initial = ''
  return journal.split(/\n+(?=from |$)|\n\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line !== '')
    const steps: (JournalStep & { outcome: string[]; path: string[] })[] = []
    for (const line of lines) {
      const text = line.trim()
      const isStart = line.startsWith('from ')
      if (isStart) start = text.slice('from '.length)
      if (isStart) steps.push({ start, from: '', event: '', path: [], outcome: [] })
      else if (line.startsWith('    ')) steps.at(-1)?.outcome.push(text)
      else {
        const before = steps.at(-1)
        const from = before?.outcome[0] ?? initial
        const path = [...(before?.path ?? []), text]
        steps.push({ start, from, event: text, path, outcome: [] })
      }
    }
    if (steps[0]?.from === '') initial = steps[0].outcome[0] ?? ''
    return steps
  })
}

/** The compared parts of an outcome: first the state, then also the names of its effects, then all. */
const views: ((outcome: readonly string[]) => readonly string[])[] = [
  ([state = '']) => [state],
  ([state = '', ...effects]) => [
    state,
    ...effects.map((line) => line.replace(/^(\S+ \S+).*/, '$1')),
  ],
  (outcome) => outcome,
]

const keyOf = ({ start, from, event }: JournalStep) => (from ? `${from} ${event}` : start)

/**
 * Aligns two journals by state and event, so that paths which a change has reordered or replaced are no differences, and
 * returns the most telling ones: other states before other effects, and those before other values.
 */
export function journalDifferences(recorded: string, now: string): JournalDifference[] {
  const [was, is] = [recorded, now].map((text) => Map.groupBy(journalSteps(text), keyOf))
  const common = [...(is ?? [])].flatMap(([key, steps]) => {
    const before = was?.get(key)
    return before ? [[before, steps] as const] : []
  })
  for (const isReplaced of [true, false])
    for (const view of views) {
      const differences = common.flatMap(([before, after]) =>
        differenceOf(before, after, view, isReplaced),
      )
      if (differences.length > 0) return differences
    }
  return []
}

/** @param isReplaced whether both journals must have an outcome that the other lacks */
function differenceOf(
  before: readonly JournalStep[],
  after: readonly JournalStep[],
  view: (typeof views)[0],
  isReplaced: boolean,
): JournalDifference[] {
  const textOf = ({ outcome }: JournalStep) => view(outcome).join('\n')
  /** The step with the shortest path. */
  const lacking = (some: readonly JournalStep[], others: readonly JournalStep[]) =>
    some
      .filter((step) => !others.some((other) => textOf(other) === textOf(step)))
      .sort((one, other) => one.path.length - other.path.length)[0]
  const [gone, added] = [lacking(before, after), lacking(after, before)]
  if (isReplaced ? !(gone && added) : !(gone || added)) return []
  const step = added ?? gone
  if (!step) return []
  const pathOf = ({ start, path }: JournalStep) => [start, ...path].join('\n')
  const onSamePath = (steps: readonly JournalStep[], other?: JournalStep) =>
    other && steps.find((step) => pathOf(step) === pathOf(other))
  const [was, is] = [gone ?? onSamePath(before, added), added ?? onSamePath(after, gone)]
  const only = (some?: JournalStep, others?: JournalStep) =>
    view(some?.outcome ?? []).filter((line) => !(others && view(others.outcome).includes(line)))
  return [{ step, recorded: only(was, is), now: only(is, was) }]
}
