import { createActor } from 'xstate'
import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { guardOf } from '#machines/tools/machineStructure.ts'

/** A function by its name, as Stately and createMachine read it; one without a name is left out. */
function named(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  if (key === 'guard') return guardOf(value)
  return 'type' in value ? String(value.type).replace('xstate.', '') : undefined
}

/** What a machine is made of as JSON, for Stately's import; it remembers what it does at its first start. */
export function statelyJson({ machine, inputs }: AnyMachineExamples): string {
  const [input] = Object.values(inputs)
  const { context } = createActor(machine, { input }).getSnapshot()
  return `${JSON.stringify({ ...machine.config, context }, named, 2)}\n`
}
