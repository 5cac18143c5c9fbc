import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { ControlledClock } from './controlledClock.ts'
import { type AnyMachineExamples, exampleDelay, machineTimers } from './machineExamples.ts'
import { transitionKey } from './transitionKey.ts'

interface Request {
  id: string
  input: unknown
  settle(completion: EventObject): void
}

/** Waits until a settled promise has reached the machine: a few turns of the microtask queue. */
async function flushMicrotasks() {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** Enough for a day of minutes, or an hour of seconds. */
const maxTimers = 4000

const completionType = /^xstate\.(?:done|error)\.actor\.(.+)$/

/**
 * Runs a production machine with silent child actors and controlled effects and timers: each promise settles and each
 * timer fires only by a call of a test or the gallery.
 */
export class ControlledActor {
  readonly clock = new ControlledClock()
  /** The pending promises, by the actor's id. */
  readonly pending = new Map<string, Request>()
  /** Promises whose actors were stopped before they settled. */
  readonly aborted: Request[] = []
  /** Promise actors started since this was last cleared, with their input. */
  started: { id: string; input: unknown }[] = []
  /** Keys of the transitions taken since this was last cleared. */
  taken: string[] = []
  /** Events emitted since this was last cleared. */
  emitted: EventObject[] = []
  /** Events sent to other actors since this was last cleared. */
  sent: EventObject[] = []
  readonly #examples: AnyMachineExamples
  readonly #timers: ReturnType<typeof machineTimers>
  readonly #actor

  /** `inspect` receives the inspection events of the machine and its children. */
  constructor(
    examples: AnyMachineExamples,
    start: string,
    inspect?: (event: InspectionEvent) => void,
  ) {
    this.#examples = examples
    this.#timers = machineTimers(examples.machine)
    const machine = examples.machine.provide({ actors: this.#effects() })
    this.#actor = createActor(machine, {
      input: examples.inputs[start] as InputFrom<AnyStateMachine>,
      clock: this.clock,
      inspect: (inspected) => {
        inspect?.(inspected)
        const { rootId } = inspected
        if (inspected.type === '@xstate.event' && inspected.sourceRef?.sessionId === rootId)
          this.sent.push(inspected.event)
        if (inspected.type === '@xstate.microstep' && inspected.actorRef.sessionId === rootId)
          this.#recordTransitions(inspected._transitions)
      },
    })
    this.#actor.on('*', (event) => this.emitted.push(event))
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Performs one event of the model: settles a promise, fires a timer or sends the event. */
  async perform(event: EventObject): Promise<void> {
    const id = completionType.exec(event.type)?.[1]
    const timer = this.#timers.find((timer) => timer.event === event.type)
    if (id !== undefined) this.#requestOf(id).settle(event)
    else if (timer)
      this.clock.fire(exampleDelay(this.#examples, timer.delay, this.snapshot.context), timer.delay)
    else this.#actor.send(event)
    await this.#settle()
  }

  /**
   * Fixes what an event of the model means now, and returns a function that lets it happen later: by then the timer may
   * be cancelled and the response outdated, and they change nothing.
   */
  prepare(event: EventObject): () => Promise<void> {
    const id = completionType.exec(event.type)?.[1]
    const timer = this.#timers.find((timer) => timer.event === event.type)
    const request = id === undefined ? undefined : this.#requestOf(id)
    const delay = timer && exampleDelay(this.#examples, timer.delay, this.snapshot.context)
    const timerId = delay === undefined ? undefined : this.clock.find(delay)
    return () => {
      if (request) request.settle(event)
      else if (timerId !== undefined) this.clock.fireIfPending(timerId)
      // A machine that has ended receives no more events.
      else if (this.snapshot.status === 'active') this.#actor.send(event)
      return this.#settle()
    }
  }

  /** Replays an event of a recorded session, also one of a timer, whose delay may differ here. */
  async replay(event: EventObject): Promise<void> {
    if (completionType.test(event.type)) return this.perform(event)
    this.#actor.send(event)
    await this.#settle()
  }

  /** Fires the pending timer with this delay in milliseconds; `name` is the delay's. */
  async fire(delay: number, name: string): Promise<void> {
    this.clock.fire(delay, name)
    await this.#settle()
  }

  /**
   * Moves the clock by milliseconds, back for a negative number, fires each timer that is due meanwhile, at its time,
   * and calls `onFired` after each. Throws after too many timers.
   */
  async advance(milliseconds: number, onFired?: () => void): Promise<void> {
    const end = this.clock.time + milliseconds
    for (let count = 0; this.clock.fireDue(end); count += 1) {
      if (count === maxTimers) throw new Error(`More than ${maxTimers} timers: advance by less.`)
      await this.#settle()
      onFired?.()
    }
    this.clock.time = end
  }

  stop(): void {
    this.#actor.stop()
  }

  async #settle() {
    await flushMicrotasks()
    if (this.snapshot.status === 'error') throw this.snapshot.error
  }

  #recordTransitions(transitions: AnyTransitionDefinition[]) {
    this.taken.push(...transitions.flatMap((transition) => transitionKey(transition) ?? []))
  }

  #requestOf(id: string): Request {
    const request = this.pending.get(id)
    if (request === undefined) throw new Error(`"${id}" is not pending`)
    return request
  }

  /** Promises that settle on request, and silent child actors. */
  #effects() {
    const declared = Object.entries(this.#examples.machine.implementations.actors)
    return Object.fromEntries(
      declared.map(([name, logic]) => [
        name,
        logic instanceof StateMachine ? fromCallback(() => undefined) : this.#controlled(),
      ]),
    )
  }

  #controlled() {
    return fromPromise(({ self, signal, input }) => {
      const { id } = self
      this.started.push({ id, input })
      let isSettled = false
      return new Promise((resolve, reject) => {
        const request: Request = {
          id,
          input,
          settle: (completion) => {
            isSettled = true
            if (this.pending.get(id) === request) this.pending.delete(id)
            if ('error' in completion) reject(completion.error)
            else resolve('output' in completion ? completion.output : undefined)
          },
        }
        signal.addEventListener('abort', () => {
          if (this.pending.get(id) === request) this.pending.delete(id)
          if (!isSettled) this.aborted.push(request)
        })
        this.pending.set(id, request)
      })
    })
  }
}
