import { type AddRequest, type CartResponse, cartMachine } from '@vitrine/machines/cart/cart.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { CartServer } from '#tests/support/standIns/cartServer.ts'

async function openCart(quantities: Record<string, number>) {
  const server = new CartServer(quantities)
  await server.respond('refresh')
  return server
}

const change = (server: CartServer, key: string, quantity: number) =>
  server.cart.send({ type: 'quantity.changed', key, quantity })

const remove = (server: CartServer, key: string) => {
  server.cart.send({ type: 'removal.requested', key, canUndo: true })
}

const add = (server: CartServer, productId: string) =>
  server.cart.send({ type: 'add.requested', request: { productId, quantity: 1, chosen: {} } })

const isSettled = (server: CartServer) =>
  server.cart.getSnapshot().matches({ content: { loaded: 'settled' } })

describe('quantities', () => {
  test('many quick changes become one request, 500 ms after the last', async () => {
    covers('cart.quantity.debounce', 'cart.quantity.immediate')

    const server = await openCart({ a: 1 })
    for (const quantity of [2, 3, 2, 4]) {
      change(server, 'a', quantity)
      await server.advance(400)
    }
    expect([server.shownQuantity('a'), server.pendingNames]).toEqual([4, []])
    await server.advance(100)
    expect(server.pendingNames).toEqual(['update a 4'])
    await server.respond('update a 4')
    expect([server.shownQuantity('a'), isSettled(server)]).toEqual([4, true])
  })

  test('returning to the quantity in the bag sends nothing', async () => {
    const server = await openCart({ a: 2 })
    change(server, 'a', 3)
    change(server, 'a', 2)
    await server.advance(1000)
    expect([server.pendingNames, isSettled(server)]).toEqual([[], true])
  })

  test('a response older than the latest change is ignored', async () => {
    covers('cart.lines.stale-response')

    const server = await openCart({ a: 1 })
    change(server, 'a', 3)
    await server.advance(500)
    change(server, 'a', 5)
    await server.respond('update a 3')
    expect(server.shownQuantity('a')).toBe(5)
    await server.advance(500)
    await server.respond('update a 5')
    expect([server.shownQuantity('a'), server.lines.get('a')?.quantity]).toEqual([5, 5])
  })

  test('a failing line does not affect the others', async () => {
    covers('cart.lines.failure-isolated', 'cart.lines.independent', 'cart.quantity.failure')

    const server = await openCart({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    await server.advance(500)
    expect(server.pendingNames).toEqual(['update a 2', 'update b 3'])
    await server.reject('update a 2')
    await server.respond('update b 3')
    expect([server.shownQuantity('a'), server.shownQuantity('b')]).toEqual([1, 3])
  })

  test('overlapping responses lead to one refresh before the bag is settled', async () => {
    const server = await openCart({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    await server.advance(500)
    await server.respond('update b 3')
    await server.respond('update a 2')
    expect([server.pendingNames, isSettled(server)]).toEqual([['refresh'], false])
    await server.respond('refresh')
    expect([server.pendingNames, isSettled(server)]).toEqual([[], true])
  })

  test('the quantity before a failed change is sent again: the server may have the failed one', async () => {
    const server = await openCart({ a: 1 })
    change(server, 'a', 2)
    await server.advance(500)
    await server.reject('update a 2')
    change(server, 'a', 3)
    change(server, 'a', 1)
    await server.advance(500)
    await server.drain()
    expect([server.shownQuantity('a'), server.lines.get('a')?.quantity]).toEqual([1, 1])
  })

  test('leaving for checkout sends every pending change immediately', async () => {
    const server = await openCart({ a: 1, b: 1 })
    change(server, 'a', 2)
    change(server, 'b', 3)
    server.cart.send({ type: 'cart.flushed' })
    await server.advance(0)
    expect(server.pendingNames).toEqual(['update a 2', 'update b 3'])
  })
})

describe('removing', () => {
  test('removing a line after changes sends only the removal', async () => {
    covers('cart.remove.pending-quantity')

    const server = await openCart({ a: 2 })
    change(server, 'a', 3)
    change(server, 'a', 4)
    remove(server, 'a')
    await server.advance(500)
    expect(server.pendingNames).toEqual(['remove a'])
    await server.respond('remove a')
    expect([server.shownQuantity('a'), isSettled(server)]).toEqual([undefined, true])
  })

  test('removing waits for the request in flight', async () => {
    covers('cart.lines.single-request')

    const server = await openCart({ a: 2 })
    change(server, 'a', 3)
    await server.advance(500)
    remove(server, 'a')
    expect(server.pendingNames).toEqual(['update a 3'])
    await server.respond('update a 3')
    expect(server.pendingNames).toEqual(['remove a'])
  })

  test('a line that could not be removed is shown again', async () => {
    covers('cart.remove.failure')

    const server = await openCart({ a: 2 })
    remove(server, 'a')
    await server.advance(0)
    expect(server.isEditable('a')).toBe(false)
    // The call of the stand-in has removed it.
    server.put('a', 2)
    await server.reject('remove a')
    await server.drain()
    expect([server.shownQuantity('a'), server.isEditable('a')]).toEqual([2, true])
  })

  test('undoing a removal restores the line', async () => {
    covers('cart.remove.undo')

    const server = await openCart({ a: 2 })
    remove(server, 'a')
    await server.advance(0)
    server.cart.send({ type: 'removal.undone', key: 'a' })
    await server.respond('remove a')
    expect(server.pendingNames).toEqual(['restore a 2'])
    await server.drain()
    expect([server.shownQuantity('a'), server.lines.get('a')?.quantity]).toEqual([2, 2])
  })

  test('a removed line does not reappear with another line’s response', async () => {
    const server = await openCart({ a: 1, b: 1 })
    add(server, 'c')
    remove(server, 'a')
    await server.advance(0)
    await server.respond('remove a')
    await server.respond('add c')
    expect(server.shownQuantity('a')).toBeUndefined()
    await server.drain()
    expect([
      server.shownQuantity('a'),
      server.shownQuantity('b'),
      server.shownQuantity('c'),
    ]).toEqual([undefined, 1, 1])
  })

  test('changing a line that no longer exists refreshes the bag without an error', async () => {
    covers('cart.remove.gone')

    const server = await openCart({ a: 1, b: 1 })
    server.lines.delete('a')
    change(server, 'a', 2)
    await server.advance(500)
    await server.drain()
    expect([server.shownQuantity('a'), server.shownQuantity('b'), isSettled(server)]).toEqual([
      undefined,
      1,
      true,
    ])
  })
})

describe('adding', () => {
  test('a failed add rolls back only that add', async () => {
    covers('cart.add.failure', 'cart.add.queue')

    const server = await openCart({ a: 1 })
    for (const productId of ['b', 'c']) add(server, productId)
    await server.advance(0)
    expect(server.pendingNames).toEqual(['add b'])
    server.lines.delete('b')
    await server.reject('add b')
    expect(server.pendingNames).toEqual(['add c'])
    await server.drain()
    expect([
      server.shownQuantity('a'),
      server.shownQuantity('b'),
      server.shownQuantity('c'),
    ]).toEqual([1, undefined, 1])
  })
})

describe('another tab', () => {
  test('returning to the page shows the changes of another tab', async () => {
    const server = await openCart({ a: 1 })
    server.put('a', 4)
    server.put('b', 2)
    server.cart.send({ type: 'cart.invalidated' })
    await server.drain()
    expect([server.shownQuantity('a'), server.shownQuantity('b')]).toEqual([4, 2])
  })

  test('returning to the page keeps a pending change', async () => {
    const server = await openCart({ a: 1 })
    change(server, 'a', 3)
    server.cart.send({ type: 'cart.invalidated' })
    expect(server.shownQuantity('a')).toBe(3)
    await server.drain()
    expect(server.shownQuantity('a')).toBe(3)
  })
})

type Move =
  | { key: string; quantity: number }
  | { key: string; remove: true }
  | { key: string; undo: true }
  | { add: string }
  | { advance: number }
  | { respond: number }
  | { reject: number }
  | { send: 'cart.flushed' | 'cart.invalidated' }

const key = fc.constantFrom('a', 'b')
const moves = fc.array(
  fc.oneof<fc.Arbitrary<Move>[]>(
    fc.record({ key, quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ key, remove: fc.constant(true as const) }),
    fc.record({ key, undo: fc.constant(true as const) }),
    fc.record({ add: fc.constant('c') }),
    fc.record({ advance: fc.constantFrom(100, 500) }),
    fc.record({ respond: fc.nat(9) }),
    fc.record({ reject: fc.nat(9) }),
    fc.record({ send: fc.constantFrom('cart.flushed' as const, 'cart.invalidated' as const) }),
  ),
  { maxLength: 25 },
)

/** The shopper's latest change of each line, as far as it is visible from outside. */
class PendingChanges {
  /**
   * The quantities by line: undefined for a removed line, and none after a rejected change, when the server's quantity
   * applies.
   */
  readonly quantities = new Map<string, number | undefined>([
    ['a', 1],
    ['b', 1],
  ])
  /** The quantities that undoing a removal restores. */
  readonly #before = new Map<string, number>()
  readonly #removedLines = new Set<string>()
  readonly #server: CartServer

  constructor(server: CartServer) {
    this.#server = server
  }

  async perform(move: Move): Promise<void> {
    const server = this.#server
    const callAt = (index: number) =>
      server.pendingNames[index % Math.max(1, server.pendingNames.length)]
    if ('advance' in move) await server.advance(move.advance)
    else if ('send' in move) server.cart.send({ type: move.send })
    else if ('add' in move) add(server, move.add)
    else if ('respond' in move) {
      const name = callAt(move.respond)
      if (name !== undefined) await server.respond(name)
    } else if ('reject' in move) {
      const name = callAt(move.reject)
      if (!name?.startsWith('update ')) return
      this.quantities.delete(name.split(' ')[1] ?? '')
      await server.reject(name)
    } else if ('remove' in move) this.#remove(move.key)
    else if ('undo' in move) this.#undo(move.key)
    else if (server.isEditable(move.key)) {
      change(server, move.key, move.quantity)
      this.quantities.set(move.key, move.quantity)
    }
  }

  #remove(line: string) {
    const quantity = this.#server.shownQuantity(line)
    if (quantity === undefined || !this.#server.isEditable(line)) return
    this.#before.set(line, quantity)
    this.quantities.set(line, undefined)
    remove(this.#server, line)
  }

  #undo(line: string) {
    const before = this.#before.get(line)
    const isKnown = this.#server.cart.getSnapshot().context.lines.includes(line)
    if (before === undefined || !this.quantities.has(line) || !isKnown) return
    if (this.quantities.get(line) !== undefined) return
    this.#server.cart.send({ type: 'removal.undone', key: line })
    this.quantities.set(line, before)
    this.#removedLines.delete(line)
  }

  /** After every step: the latest change is shown, and removed lines stay hidden. */
  check() {
    for (const [line, quantity] of this.quantities) {
      const shown = this.#server.shownQuantity(line)
      if (quantity !== undefined) expect(shown, `line ${line}`).toBe(quantity)
      else if (shown === undefined) this.#removedLines.add(line)
      else expect([...this.#removedLines], `line ${line} reappeared`).not.toContain(line)
    }
  }
}

test('the bag contains the last change of each line, in any order of changes, responses and failures', async () => {
  covers('cart.lines.latest')

  const property = fc.asyncProperty(moves, async (chosen) => {
    const server = await openCart({ a: 1, b: 1 })
    const changes = new PendingChanges(server)
    for (const move of chosen) {
      await changes.perform(move)
      changes.check()
    }
    await server.drain()
    changes.check()
    expect(isSettled(server)).toBe(true)
    for (const line of ['a', 'b']) {
      const stored = server.lines.get(line)?.quantity
      const expected = changes.quantities.has(line) ? changes.quantities.get(line) : stored
      expect([server.shownQuantity(line), stored]).toEqual([expected, expected])
    }
  })
  await fc.assert(property, { numRuns: 500 })
}, 60_000)

test.each([
  ['OUT_OF_STOCK', 'soldOut'],
  ['CONFLICT', 'failed'],
])('an add that is rejected with %s is reported as %s', async (code, outcome) => {
  const rejection = Object.assign(new Error('This piece is sold out'), { code })
  const bag = createActor(
    cartMachine.provide({
      actors: {
        refreshCart: fromPromise<CartResponse>(async () => ({ lines: [] })),
        addItem: fromPromise<CartResponse, AddRequest>(() => Promise.reject(rejection)),
      },
    }),
  )
  const request = { productId: '1', quantity: 1, chosen: {} }
  bag.start()
  const report = new Promise((resolve) => bag.on('add.finished', resolve))
  bag.send({ type: 'add.requested', request })
  expect(await report).toEqual({
    type: 'add.finished',
    request,
    outcome,
    message: 'This piece is sold out',
  })
  bag.stop()
})
