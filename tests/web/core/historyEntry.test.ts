import { beforeEach, expect, test, vi } from 'vitest'

const texts = new Map<string, string>()
let idle: (() => void)[]

beforeEach(() => {
  texts.clear()
  idle = []
  class History {
    state: unknown = null
    replaceState(state: unknown) {
      this.state = state
    }
  }
  vi.stubGlobal('History', History)
  vi.stubGlobal('history', new History())
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

/** The module as it starts with a page. */
async function openPage() {
  vi.resetModules()
  return import('@vitrine/web/core/historyEntry.ts')
}

test('a history entry without a key gets one and keeps it', async () => {
  const { entryKey } = await openPage()
  const key = entryKey()
  expect(history.state).toEqual({ key })
  expect(entryKey()).toBe(key)
  expect((await openPage()).entryKey()).toBe(key)
})

test('a value of an entry is known immediately, and on the next page once the browser was idle', async () => {
  const before = await openPage()
  before.storeInEntry('a', 'position', 1)
  before.storeInEntry('a', 'position', 2)
  expect(before.readFromEntry('a', 'position')).toBe(2)
  expect(texts.size).toBe(0)
  expect(idle).toHaveLength(1)
  idle[0]?.()
  const after = await openPage()
  expect(after.readFromEntry('a', 'position')).toBe(2)
  expect(after.readFromEntry('b', 'position')).toBeUndefined()
})
