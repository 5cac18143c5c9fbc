import type { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { type AnyMachineExamples, exampleDelay } from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyStateNode } from 'xstate'

/**
 * The delays of the pending timers by the type of their event, found by the lengths of the examples, or by order if the
 * length depends on a clock that was moved, since XState's clock does not name its timers.
 */
export function pendingTimers(
  { snapshot, clock }: ControlledActor,
  examples: AnyMachineExamples,
): Map<string, number> {
  const left = [...clock.delays]
  const active = new Map(
    snapshot._nodes.flatMap((node: AnyStateNode) =>
      node.after.map(({ eventType, delay }) => [eventType, String(delay)] as const),
    ),
  )
  const lengths = new Map<string, number>()
  for (const [event, delay] of active) {
    const length = exampleDelay(examples, delay, snapshot.context)
    const position = left.indexOf(length)
    if (position < 0) continue
    lengths.set(event, length)
    left.splice(position, 1)
  }
  for (const event of active.keys()) {
    const length = lengths.has(event) ? undefined : left.shift()
    if (length !== undefined) lengths.set(event, length)
  }
  return lengths
}
