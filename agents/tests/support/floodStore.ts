import { expect } from 'vitest'
import type { SessionStore } from '#agents/core/sessionStore.ts'
import { Sessions } from '#agents/core/sessions.ts'

/** Fills a store past its limits from a few networks, and expects that the values of all others are still there. */
export async function floodStore(store: SessionStore) {
  const sessions = new Sessions(store, () => 0)
  const text = 'x'.repeat(60_000)
  const saveCarts = async (senders: string[], from = {}) => {
    const made = senders.map((sender) => sessions.create('cart', { sender, ...from }))
    for (const session of made) await sessions.save(session)
    return made
  }
  const saveResults = async (sender: string, count: number) => {
    for (let index = 0; index < count; index++)
      await store.set(`key ${sender} ${index}`, text, 1e6, { kind: 'results', sender })
  }
  const others = await saveCarts(Array.from({ length: 20 }, (_, index) => `other ${index}`))
  await saveResults('other', 1)
  await saveResults('flood', 450)
  // Their shares together are more than the memory, but less than that of each.
  const flood = await saveCarts(
    Array.from({ length: 750 }, (_, index) => `flood ${index % 5}`),
    { pieces: [text] },
  )
  for (const session of others) {
    expect(await sessions.find(session.id)).toEqual(session)
    expect(await sessions.open(session.linkKey)).toEqual(session)
  }
  const stored = ['other 0', 'flood 0', 'flood 449'].map((key) =>
    store.get(`key ${key}`, 'results'),
  )
  expect(await Promise.all(stored)).toEqual([text, undefined, text])
  await expect(sessions.find(flood[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  expect(await sessions.find(flood.at(-1)?.id ?? '')).toEqual(flood.at(-1))
}
