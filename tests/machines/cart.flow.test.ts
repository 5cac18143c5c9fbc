import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BagServer } from '#tests/support/bagServer.ts'

async function openBag(quantities: Record<string, number>) {
  const server = new BagServer(quantities)
  await server.answer('refresh')
  return server
}

const change = (server: BagServer, key: string, quantity: number) =>
  server.cart.send({ type: 'quantity.changed', key, quantity })

const remove = (server: BagServer, key: string) => {
  server.cart.send({ type: 'removal.requested', key })
  server.cart.send({ type: 'removal.confirmed' })
}

const isSettled = (server: BagServer) =>
  server.cart.getSnapshot().matches({ content: { open: 'settled' } })

describe('quantities', () => {
  test('many quick changes become one request, 500 ms after the last', async () => {
    const server = await openBag({ a: 1 })
    for (const quantity of [2, 3, 2, 4]) {
      change(server, 'a', quantity)
      await server.pass(400)
    }
    expect([server.shown('a'), server.named]).toEqual([4, []])
    await server.pass(100)
    expect(server.named).toEqual(['update a 4'])
    await server.answer('update a 4')
    expect([server.shown('a'), isSettled(server)]).toEqual([4, true])
  })

  test('plus and minus back to where it was sends nothing', async () => {
    const server = await openBag({ a: 2 })
    change(server, 'a', 3)
    change(server, 'a', 2)
    await server.pass(1000)
    expect([server.named, isSettled(server)]).toEqual([[], true])
  })

  test('an answer older than the newest wish changes nothing', async () => {
    const server = await openBag({ a: 1 })
    change(server, 'a', 3)
    await server.pass(500)
    change(server, 'a', 5)
    await server.answer('update a 3')
    expect(server.shown('a')).toBe(5)
    await server.pass(500)
    await server.answer('update a 5')
    expect([server.shown('a'), server.lines.get('a')?.quantity]).toEqual([5, 5])
  })

  test('a failing line keeps the others', async () => {
    const server = await openBag({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    await server.pass(500)
    expect(server.named).toEqual(['update a 2', 'update b 3'])
    await server.refuse('update a 2')
    await server.answer('update b 3')
    expect([server.shown('a'), server.shown('b')]).toEqual([1, 3])
  })

  test('answers that overlapped are checked once before the bag is settled', async () => {
    const server = await openBag({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    await server.pass(500)
    await server.answer('update b 3')
    await server.answer('update a 2')
    expect([server.named, isSettled(server)]).toEqual([['refresh'], false])
    await server.answer('refresh')
    expect([server.named, isSettled(server)]).toEqual([[], true])
  })

  test('leaving for checkout sends every wish at once', async () => {
    const server = await openBag({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    server.cart.send({ type: 'bag.flushed' })
    await server.pass(0)
    expect(server.named).toEqual(['update a 2', 'update b 3'])
  })
})

describe('removing', () => {
  test('plus, minus, then remove: the line is removed and nothing else is sent', async () => {
    const server = await openBag({ a: 2 })
    change(server, 'a', 3)
    change(server, 'a', 4)
    remove(server, 'a')
    await server.pass(500)
    expect(server.named).toEqual(['remove a'])
    await server.answer('remove a')
    expect([server.shown('a'), isSettled(server)]).toEqual([undefined, true])
  })

  test('removing waits for the request under way', async () => {
    const server = await openBag({ a: 2 })
    change(server, 'a', 3)
    await server.pass(500)
    remove(server, 'a')
    expect(server.named).toEqual(['update a 3'])
    await server.answer('update a 3')
    expect(server.named).toEqual(['remove a'])
  })

  test('an undone removal puts the line back', async () => {
    const server = await openBag({ a: 2 })
    remove(server, 'a')
    await server.pass(0)
    server.cart.send({ type: 'removal.undone', key: 'a' })
    await server.answer('remove a')
    expect(server.named).toEqual(['restore a 2'])
    await server.drain()
    expect([server.shown('a'), server.lines.get('a')?.quantity]).toEqual([2, 2])
  })

  test('a removed line does not come back with another line’s answer', async () => {
    const server = await openBag({ a: 1, b: 1 })
    server.cart.send({ type: 'item.added', request: { productId: 'c', quantity: 1, chosen: {} } })
    remove(server, 'a')
    await server.pass(0)
    await server.answer('remove a')
    await server.answer('add c')
    expect(server.shown('a')).toBeUndefined()
    await server.drain()
    expect([server.shown('a'), server.shown('b'), server.shown('c')]).toEqual([undefined, 1, 1])
  })

  test('a line that is gone already is fetched anew, without an error', async () => {
    const server = await openBag({ a: 1, b: 1 })
    server.lines.delete('a')
    change(server, 'a', 2)
    await server.pass(500)
    await server.drain()
    expect([server.shown('a'), server.shown('b'), isSettled(server)]).toEqual([undefined, 1, true])
  })
})

describe('adding', () => {
  test('a failed add rolls back only that add', async () => {
    const server = await openBag({ a: 1 })
    for (const productId of ['b', 'c']) {
      server.cart.send({ type: 'item.added', request: { productId, quantity: 1, chosen: {} } })
    }
    await server.pass(0)
    expect(server.named).toEqual(['add b'])
    server.lines.delete('b')
    await server.refuse('add b')
    expect(server.named).toEqual(['add c'])
    await server.drain()
    expect([server.shown('a'), server.shown('b'), server.shown('c')]).toEqual([1, undefined, 1])
  })
})

describe('another tab', () => {
  test('coming back to the page shows what the other tab did', async () => {
    const server = await openBag({ a: 1 })
    server.put('a', 4)
    server.put('b', 2)
    server.cart.send({ type: 'bag.invalidated' })
    await server.drain()
    expect([server.shown('a'), server.shown('b')]).toEqual([4, 2])
  })

  test('a wish of this tab survives coming back to the page', async () => {
    const server = await openBag({ a: 1 })
    change(server, 'a', 3)
    server.cart.send({ type: 'bag.invalidated' })
    expect(server.shown('a')).toBe(3)
    await server.drain()
    expect(server.shown('a')).toBe(3)
  })
})

type Move =
  | { key: string; quantity: number }
  | { key: string; remove: true }
  | { pass: number }
  | { answer: number }

const moves = fc.array(
  fc.oneof<fc.Arbitrary<Move>[]>(
    fc.record({ key: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ key: fc.constantFrom('a', 'b'), remove: fc.constant(true as const) }),
    fc.record({ pass: fc.constantFrom(100, 500) }),
    fc.record({ answer: fc.nat(9) }),
  ),
  { maxLength: 25 },
)

test('whatever the order of wishes and answers, the last wish of each line is what the bag has', async () => {
  const property = fc.asyncProperty(moves, async (chosen) => {
    const server = await openBag({ a: 1, b: 1 })
    const wished = new Map<string, number | undefined>([
      ['a', 1],
      ['b', 1],
    ])
    for (const move of chosen) {
      if ('pass' in move) await server.pass(move.pass)
      else if ('answer' in move) {
        const name = server.named[move.answer % Math.max(1, server.named.length)]
        if (name !== undefined) await server.answer(name)
      } else if ('remove' in move) {
        remove(server, move.key)
        wished.set(move.key, undefined)
      } else if (wished.get(move.key) !== undefined) {
        change(server, move.key, move.quantity)
        wished.set(move.key, move.quantity)
      }
      for (const [key, quantity] of wished) {
        if (quantity !== undefined) expect(server.shown(key), `line ${key}`).toBe(quantity)
      }
    }
    await server.drain()
    expect(isSettled(server)).toBe(true)
    for (const [key, quantity] of wished) {
      expect([server.shown(key), server.lines.get(key)?.quantity]).toEqual([quantity, quantity])
    }
  })
  await fc.assert(property, { numRuns: 500 })
}, 60_000)
