import { describe, expect, test } from 'vitest'
import { allEffects } from '../../scripts/vite/findEffects.ts'
import { effectKeys } from '../support/effects/effectKeys.ts'
import type { EffectRecord, EffectResult } from '../support/effects/effectRun.ts'
import { planConfirmations, planRound } from '../support/effects/planRound.ts'
import { detectionsOf, outcomeOf } from '../support/effects/results.ts'
import { scoreOf } from '../support/effects/score.ts'
import { unobservable } from '../support/effects/unobservable.ts'

const record = (
  name: string,
  milliseconds: number,
  effects: string[],
  passed = true,
  file = 'frame/x.spec.ts',
): EffectRecord => ({ test: name, title: name, file, passed, milliseconds, effects })

const result = (name: string, off: string[], passed: boolean): EffectResult => ({
  test: name,
  title: name,
  off,
  passed,
})

const untried = (...effects: string[]) => effects.map((effect) => outcomeOf(effect, []))

describe('a round of mutants', () => {
  test('switches off one effect in each test, the rarest first, in the shortest test', () => {
    const tests = [record('slow', 900, ['a', 'b']), record('fast', 100, ['a', 'b'])]
    const rare = record('rare', 500, ['b'])
    expect(planRound(untried('a', 'b'), tests, 12)).toEqual({ fast: ['a'], slow: ['b'] })
    expect(planRound(untried('a', 'b'), [record('fast', 100, ['a', 'b']), rare], 12)).toEqual({
      fast: ['a'],
      rare: ['b'],
    })
  })

  test('tries the tests of the same area first, then those of the same subject', () => {
    const effect = 'web/shop/cart/Bag.tsx › send()'
    const far = record('far', 100, [effect], true, 'customer/session.spec.ts')
    const near = record('near', 500, [effect], true, 'cart/bag.spec.ts')
    expect(planRound(untried(effect), [far, near], 12)).toEqual({ near: [effect] })
    const totals = record('the totals', 300, [effect], true, 'cart/totals.spec.ts')
    expect(planRound(untried(effect), [totals, near], 12)).toEqual({ near: [effect] })
  })

  test('tries a test that detects another effect of the file before others', () => {
    const effects = ['Bag.tsx › send()', 'Bag.tsx › close()']
    const [killed, undecided = ''] = effects
    const tests = [record('first', 100, effects), record('second', 150, effects)]
    const outcomes = effects.map((effect) =>
      outcomeOf(effect, effect === killed ? [result('second', [effect], false)] : []),
    )
    expect(planRound(outcomes, tests, 12)).toEqual({ second: [undecided] })
  })

  test('has at most a hundred tests, with the effects first that were tried least', () => {
    const names = Array.from({ length: 120 }, (_, index) => `${index}`)
    const records = names.flatMap((name) => [
      record(name, 100, [name]),
      record(`${name}b`, 9, [name]),
    ])
    const outcomes = names.map((name, index) =>
      outcomeOf(name, index < 20 ? [result(`${name}b`, [name], true)] : []),
    )
    const planned = Object.values(planRound(outcomes, records, 12)).flat()
    expect(planned).toEqual(names.slice(20))
  })

  test('repeats kills that were seen once', () => {
    const once = outcomeOf('a', [result('x', ['a'], false)])
    const twice = outcomeOf('b', [result('y', ['b'], false), result('y', ['b'], false)])
    expect(planConfirmations([once, twice], ['x', 'y'])).toEqual({ x: ['a'] })
    expect(planConfirmations([once], ['y'])).toEqual({})
  })

  test('leaves out tests that fail without a switched-off effect', () => {
    expect(planRound(untried('a'), [record('broken', 100, ['a'], false)], 12)).toEqual({})
  })

  test('switches off together what three tests did not detect, up to a number of tests', () => {
    const names = Array.from({ length: 12 + 1 }, (_, index) => `test ${index}`)
    const tests = names.map((name) => record(name, 100, ['a', 'b']))
    const known = (count: number) =>
      ['a', 'b'].map((effect) =>
        outcomeOf(
          effect,
          names.slice(0, count).map((name) => result(name, [effect], true)),
        ),
      )
    expect(planRound(known(1), tests, 12)).toEqual({ 'test 1': ['a'], 'test 2': ['b'] })
    expect(planRound(known(3), tests, 12)).toEqual({ 'test 3': ['a', 'b'] })
    expect(planRound(known(12), tests, 12)).toEqual({})
  })

  test('switches effects off one by one in a test that failed without several', () => {
    const passed = ['x', 'y', 'z'].map((name) => result(name, ['a'], true))
    const outcome = outcomeOf('a', [...passed, result('group', ['a', 'b'], false)])
    const tests = ['other', 'group'].map((name) => record(name, 100, ['a']))
    expect(planRound([outcome], tests, 12)).toEqual({ group: ['a'] })
  })
})

describe('an effect', () => {
  const tests = [record('x', 100, ['a']), record('y', 100, ['a'])]
  const verdict = (...results: EffectResult[]) => {
    const { verdict, killed } = scoreOf('a', outcomeOf('a', results), tests)
    return `${verdict} ${killed?.runs ?? 0}`
  }

  test('is killed by a test that fails without it alone, and confirmed by a second run', () => {
    expect(verdict(result('x', ['a'], false))).toBe('killed 1')
    expect(verdict(result('x', ['a'], false), result('x', ['a'], false))).toBe('killed 2')
    expect(verdict(result('x', ['a', 'b'], false))).toBe('undecided 0')
  })

  test('is not killed by a test that also passes without it', () => {
    expect(verdict(result('x', ['a'], false), result('x', ['a'], true))).toBe('undecided 0')
  })

  test('survives when all tests that run it pass without it', () => {
    expect(verdict(result('x', ['a'], true))).toBe('undecided 0')
    expect(verdict(result('x', ['a'], true), result('y', ['a', 'b'], true))).toBe('survives 0')
    expect(scoreOf('b', outcomeOf('b', []), tests).verdict).toBe('not reached')
  })
})

test('each effect that no test can observe exists', () => {
  const keys = effectKeys(allEffects())
  expect(Object.keys(unobservable).filter((key) => !keys.includes(key))).toEqual([])
})

test('of the results, the tests that detect an effect are kept for another machine', () => {
  const results = [
    result('one', ['a'], false),
    result('one', ['a'], false),
    result('one', ['b'], false),
    result('one', ['b'], true),
    result('two', ['c', 'd'], false),
  ]
  const kept = detectionsOf(['a', 'b', 'c'], results)
  expect(kept).toEqual([result('one', ['a'], false), result('one', ['a'], false)])
  expect(outcomeOf('a', kept).killed).toEqual({ test: 'one', title: 'one', runs: 2 })
})
