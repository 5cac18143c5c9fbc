import { machineCatalog } from '#machines/tools/machineCatalog.ts'
import { scrubber } from '#web/core/flight/scrub.ts'
import { type RecordedStep, startOf, tokenOf } from '../gallery/simulate/recorded.ts'
import { trace, type Walk } from '../gallery/simulate/trace.ts'

/** What a step led to: a state and what the machine remembered, as the recorder writes them, or why it cannot happen. */
export type Outcome = { value: unknown; context: unknown } | { problem: string }

/** A visit's way as the gallery walks it. */
export const walkOf = ([first, ...steps]: readonly RecordedStep[]): Walk => ({
  start: first ? startOf(first) : '',
  steps: steps.map(tokenOf),
})

/** What was recorded of a step, to be compared with what it leads to now. */
export const recordedOutcome = ({ value, context }: RecordedStep): Outcome => ({ value, context })

/** Takes the steps of a visit again, from its start, until one leads to another state than it did. */
export async function replay(machine: string, steps: readonly RecordedStep[]): Promise<Outcome[]> {
  const entry = machineCatalog.find((each) => each.machine.id === machine)
  if (!entry) throw new Error(`There is no machine ${machine}`)
  const { frames, problem } = await trace(entry.examples, walkOf(steps))
  const scrub = scrubber()
  const outcomes: Outcome[] = frames.map(({ value, context }) => ({
    value,
    context: JSON.parse(JSON.stringify(scrub(machine, context))),
  }))
  return problem ? [...outcomes, { problem }] : outcomes
}

/** The first step that now leads elsewhere than it did in the visit; -1 for none. */
export const partingOf = (steps: readonly RecordedStep[], outcomes: readonly Outcome[]): number =>
  steps.findIndex(
    (step, index) => JSON.stringify(recordedOutcome(step)) !== JSON.stringify(outcomes[index]),
  )
