import { drawnMachines } from '@vitrine/machines/catalog/machineCatalog.ts'
import { scrubber } from '@vitrine/web/core/flight/scrub.ts'
import { type RecordedStep, startToken, stepToken } from '../machines/simulate/recorded.ts'
import { trace, type Walk } from '../machines/simulate/trace.ts'

/** The outcome of a step: the recorded state and context, or the reason why the step is impossible. */
export type Outcome = { value: unknown; context: unknown } | { problem: string }

/** The recorded steps as a walk of the gallery. */
export const recordedWalk = ([first, ...steps]: readonly RecordedStep[]): Walk => ({
  start: first ? startToken(first) : '',
  steps: steps.map(stepToken),
})

/** The recorded outcome of a step, to be compared with that of a replay. */
export const recordedOutcome = ({ value, context }: RecordedStep): Outcome => ({ value, context })

/** Replays the steps of a visit until one leads to another state than recorded. */
export async function replay(machine: string, steps: readonly RecordedStep[]): Promise<Outcome[]> {
  const entry = drawnMachines.find((drawnMachine) => drawnMachine.machine.id === machine)
  if (!entry) throw new Error(`There is no machine ${machine}`)
  const { frames, problem } = await trace(entry.examples, recordedWalk(steps))
  const scrub = scrubber()
  const outcomes: Outcome[] = frames.map(({ value, context }) => ({
    value,
    context: JSON.parse(JSON.stringify(scrub(machine, context))),
  }))
  return problem ? [...outcomes, { problem }] : outcomes
}

/** The index of the first step whose outcome differs from the record; -1 for none. */
export const firstDifference = (
  steps: readonly RecordedStep[],
  outcomes: readonly Outcome[],
): number =>
  steps.findIndex(
    (step, index) => JSON.stringify(recordedOutcome(step)) !== JSON.stringify(outcomes[index]),
  )
