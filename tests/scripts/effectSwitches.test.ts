import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { addSwitches } from '../../scripts/vite/effectSwitches.ts'
import { allEffects, findEffects, mutatedFiles } from '../../scripts/vite/findEffects.ts'
import { effectKeys } from '../support/effects/effectKeys.ts'

const source = `
export function useNotice(id: string) {
  useEffect(() => {
    const timer = setTimeout(() => showToast('success', id), 500)
    addEventListener('focus', refresh)
    return () => clearTimeout(timer)
  }, [id])
  if (id) document.cookie = 'seen=1'
  else await store.write(id)
  return id
}
`

const numbered = (file: string, text: string) => {
  const effects = findEffects(file, text)
  return addSwitches(text, effects, (id) => effects.findIndex((effect) => effect.id === id))
}

describe('the effects of a module', () => {
  test('are hooks, clean-ups, and statements whose value is discarded', () => {
    const effects = findEffects('x.ts', source)
    expect(effects.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'hook: useEffect(() => {',
      "call: addEventListener('focus', refresh)",
      'clean-up: () => clearTimeout(timer)',
      "assignment: document.cookie = 'seen=1'",
      'call: await store.write(id)',
    ])
  })

  test('have keys that do not change when lines move', () => {
    const text = 'function act() {\n  log(1)\n  log(1)\n}'
    const keys = ['x.ts › log(1)', 'x.ts › log(1) (2)']
    expect(effectKeys(findEffects('x.ts', text))).toEqual(keys)
    expect(effectKeys(findEffects('x.ts', `\n\n${text}`))).toEqual(keys)
  })

  test('are each put behind a switch of their own', () => {
    const text = numbered('x.ts', source)
    expect(text).toContain('{ if (globalThis.effectSwitch?.(0) !== false) useEffect(')
    expect(text).toContain('return (globalThis.effectSwitch?.(2) === false ? undefined : (')
    expect(text).toContain(
      "if (id) { if (globalThis.effectSwitch?.(3) !== false) document.cookie = 'seen=1' }",
    )
  })

  test('run unless their switch is off', () => {
    const body = numbered('x.ts', 'function act(log) {\n  log.push(1)\n  log.push(2)\n}')
    const act = new Function('log', `${body}\nact(log)`)
    const runWithout = (off: number | undefined) => {
      const log: number[] = []
      const isOn = (number: number) => number !== off
      Object.assign(globalThis, { effectSwitch: off === undefined ? undefined : isOn })
      act(log)
      Reflect.deleteProperty(globalThis, 'effectSwitch')
      return log
    }
    expect([undefined, 0, 1].map(runWithout)).toEqual([[1, 2], [2], [1]])
  })

  test('leave every module of the shop valid when they are put behind switches', {
    timeout: 60_000,
  }, () => {
    const invalid = mutatedFiles().filter((file) => {
      const { diagnostics = [] } = ts.transpileModule(numbered(file, readFileSync(file, 'utf8')), {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
      })
      return diagnostics.length > 0
    })
    expect(invalid).toEqual([])
  })

  test('are found in the shop, the frame and the core, each with an id of its own', {
    timeout: 60_000,
  }, () => {
    const ids = allEffects().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const folder of ['web/shop/', 'web/frame/', 'web/core/'])
      expect(
        ids.some((id) => id.startsWith(folder)),
        folder,
      ).toBe(true)
  })
})
