import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { allEffects, type Effect, findEffects } from './findEffects.ts'

const root = join(import.meta.dirname, '../..')

const insertionsOf = ({ kind, start, end }: Effect, number: number): [number, string][] =>
  kind === 'clean-up'
    ? [
        [start, `(globalThis.effectSwitch?.(${number}) === false ? undefined : (`],
        [end, '))'],
      ]
    : [
        [start, `{ if (globalThis.effectSwitch?.(${number}) !== false) `],
        [end, ' }'],
      ]

/** Puts each effect of a module behind the switch of its number. */
export function addSwitches(
  source: string,
  effects: readonly Effect[],
  numberOf: (id: string) => number,
): string {
  const insertions = effects.flatMap((effect) => insertionsOf(effect, numberOf(effect.id)))
  return insertions
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, added]) => text.slice(0, at) + added + text.slice(at), source)
}

/**
 * Builds all mutants of effects into one bundle: `globalThis.effectSwitch(number)` is called before each effect, and
 * skips it by returning false. Without that function everything runs.
 */
export function effectSwitches(): Plugin {
  const numbers = new Map(allEffects().map(({ id }, index) => [id, index]))
  const numberOf = (id: string) => {
    const number = numbers.get(id)
    if (number === undefined)
      throw new Error(`The effect ${id} has no switch; start the build again`)
    return number
  }
  return {
    name: 'effect-switches',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
      const effects = findEffects(file, code).filter((effect) => numbers.has(effect.id))
      return effects.length > 0
        ? { code: addSwitches(code, effects, numberOf), map: null }
        : undefined
    },
  }
}
