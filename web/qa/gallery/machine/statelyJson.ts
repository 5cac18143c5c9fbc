import { createActor } from 'xstate'
import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { guardOf } from '#machines/tools/machineStructure.ts'

/** A named implementation as Stately expects it; anonymous functions are left out. */
function named(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  if (key === 'guard') return guardOf(value)
  return 'type' in value ? String(value.type).replace('xstate.', '') : undefined
}

/** A machine's config as JSON for Stately's import, with its initial context. */
export function statelyJson({ machine, inputs }: AnyMachineExamples): string {
  const [input] = Object.values(inputs)
  const { context } = createActor(machine, { input }).getSnapshot()
  return `${JSON.stringify({ ...machine.config, context }, named, 2)}\n`
}
