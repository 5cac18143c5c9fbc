import {
  type AddRequest,
  type CartResponse,
  cartMachine,
  lineId,
} from '@vitrine/machines/cart/cart.ts'
import {
  cartLineMachine,
  type LineTerms,
  type UpdateResponse,
} from '@vitrine/machines/cart/cartLine.ts'
import { createActor, fromPromise, SimulatedClock } from 'xstate'

interface Call {
  name: string
  respond(): void
  reject(): void
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The cart machine with its lines, in front of a server that applies calls immediately and responds on command. */
export class CartServer {
  readonly clock = new SimulatedClock()
  readonly lines = new Map<string, LineTerms>()
  /** Pending calls, oldest first; `name` as in `update a 3`. */
  calls: Call[] = []
  readonly events: string[] = []
  readonly cart

  constructor(quantities: Record<string, number>) {
    for (const [key, quantity] of Object.entries(quantities)) this.put(key, quantity)
    const cartLine = cartLineMachine.provide({
      actors: {
        updateLine: fromPromise<UpdateResponse, { key: string; quantity: number }>(({ input }) =>
          this.#call(`update ${input.key} ${input.quantity}`, () => {
            const line = this.lines.get(input.key)
            if (!line) return { status: 'missing' }
            return { status: 'updated', ...this.put(input.key, input.quantity) }
          }),
        ),
        removeLine: fromPromise<unknown, { key: string }>(({ input }) =>
          this.#call(`remove ${input.key}`, () => this.lines.delete(input.key)),
        ),
        restoreLine: fromPromise<unknown, { key: string; quantity: number }>(({ input }) =>
          this.#call(`restore ${input.key} ${input.quantity}`, () =>
            this.put(input.key, input.quantity),
          ),
        ),
      },
    })
    const machine = cartMachine.provide({
      actors: {
        cartLine,
        refreshCart: fromPromise<CartResponse>(() => this.#call('refresh', () => this.reply())),
        addItem: fromPromise<CartResponse, AddRequest>(({ input }) =>
          this.#call(`add ${input.productId}`, () => {
            this.put(input.productId, (this.lines.get(input.productId)?.quantity ?? 0) + 1)
            return this.reply()
          }),
        ),
      },
    })
    this.cart = createActor(machine, { clock: this.clock })
    this.cart.on('*', (events) => this.events.push(Object.values(events).filter(String).join(' ')))
    this.cart.start()
  }

  /** Stores a line, at most five of it. */
  put(key: string, quantity: number): LineTerms {
    const line = { key, quantity: Math.min(quantity, 5), minimum: 1, maximum: 5 }
    this.lines.set(key, line)
    return line
  }

  reply(): CartResponse {
    return { lines: [...this.lines.values()] }
  }

  get pendingNames(): string[] {
    return this.calls.map(({ name }) => name)
  }

  /** Responds to the oldest call of that name with its result at the time of the call. */
  async respond(name: string): Promise<void> {
    this.#take(name).respond()
    await settled()
  }

  /** Fails the oldest call of that name; its effect on the server is kept. */
  async reject(name: string): Promise<void> {
    this.#take(name).reject()
    await settled()
  }

  /** Advances the clock, in milliseconds. */
  async advance(milliseconds: number): Promise<void> {
    this.clock.increment(milliseconds)
    await settled()
  }

  /** Responds to all calls until none is pending. Throws when the bag does not settle. */
  async drain(): Promise<void> {
    for (let round = 0; round < 50; round += 1) {
      for (const name of this.pendingNames) await this.respond(name)
      await this.advance(500)
      if (this.calls.length === 0) return
    }
    throw new Error(`The bag does not settle. Pending calls: ${this.pendingNames.join(', ')}`)
  }

  /** The displayed quantity of a line; undefined when the line is not displayed. */
  shownQuantity(key: string): number | undefined {
    const line = this.cart.getSnapshot().children[lineId(key)]?.getSnapshot()
    if (line === undefined || !('value' in line)) return undefined
    return line.matches('removed') ? undefined : line.context.desiredQuantity
  }

  /** Whether a line's controls are enabled: not while it is removed or restored. */
  isEditable(key: string): boolean {
    const line = this.cart.getSnapshot().children[lineId(key)]?.getSnapshot()
    if (line === undefined || !('value' in line)) return false
    if (line.matches('updating')) return !line.context.isRemovalPending
    return line.matches('idle') || line.matches('debouncing')
  }

  #take(name: string): Call {
    const index = this.calls.findIndex((call) => call.name === name)
    const call = this.calls[index]
    if (!call)
      throw new Error(
        `No call "${name}" is pending. Pending calls: ${this.pendingNames.join(', ')}`,
      )
    this.calls.splice(index, 1)
    return call
  }

  #call<Response>(name: string, run: () => Response): Promise<Response> {
    const reply = run()
    return new Promise((resolve, reject) => {
      const respond = () => resolve(reply)
      this.calls.push({ name, respond, reject: () => reject(new Error(`${name} rejected`)) })
    })
  }
}
