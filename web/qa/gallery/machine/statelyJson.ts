import { createActor } from 'xstate'
import type { AnyExamples } from '#machines/tools/examples.ts'
import { guardOf } from '#machines/tools/reading.ts'

/** A function by its name, as Stately and createMachine read it; one without a name is left out. */
function named(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  if (key === 'guard') return guardOf(value)
  return 'type' in value ? String(value.type).replace('xstate.', '') : undefined
}

/** What a machine is made of as JSON, for Stately's import; it remembers what it does at its first start. */
export function statelyJson({ machine, starts }: AnyExamples): string {
  const [input] = Object.values(starts)
  const { context } = createActor(machine, { input }).getSnapshot()
  return `${JSON.stringify({ ...machine.config, context }, named, 2)}\n`
}
