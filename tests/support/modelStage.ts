import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  StateMachine,
} from 'xstate'
import { lengthOf, type ModelTest, timersOf } from './modelCases.ts'
import { ModelClock } from './modelClock.ts'
import { keyOf } from './modelTransitions.ts'

interface Request {
  id: string
  answer(ending: EventObject): void
}

/** Promises settle and the machine hears of it before this resolves. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const endingOf = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** The production machine at work, its effects, timers and children in the test's hands. */
export class Stage {
  readonly clock = new ModelClock()
  /** Effects that wait for their answer, by id. */
  readonly underWay = new Map<string, Request>()
  /** Effects that the machine gave up; what they answer must not matter. */
  readonly givenUp: Request[] = []
  /** Keys of the transitions taken since this was last emptied. */
  taken: string[] = []
  /** What the machine told whoever listens since this was last emptied. */
  emitted: EventObject[] = []
  readonly #test: ModelTest<AnyStateMachine>
  readonly #actor

  constructor(test: ModelTest<AnyStateMachine>, start: string) {
    this.#test = test
    const machine = test.machine.provide({ actors: this.#effects() })
    this.#actor = createActor(machine, {
      input: test.starts[start] as InputFrom<AnyStateMachine>,
      clock: this.clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return
        if (inspected.actorRef.sessionId === inspected.rootId) this.#hear(inspected._transitions)
      },
    })
    this.#actor.on('*', (event) => this.emitted.push(event))
    this.#actor.subscribe({ error: () => undefined })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Makes one event of the model happen: a promise answers, a timer ends, or the event is sent. */
  async perform(event: EventObject): Promise<void> {
    const id = endingOf.exec(event.type)?.[1]
    const timer = timersOf(this.#test.machine).find((each) => each.event === event.type)
    if (id !== undefined) this.#requestOf(id).answer(event)
    else if (timer) this.clock.fire(lengthOf(this.#test, timer.delay, this.snapshot.context))
    else this.#actor.send(event)
    await settled()
    if (this.snapshot.status === 'error') throw this.snapshot.error
  }

  stop(): void {
    this.#actor.stop()
  }

  #hear(transitions: AnyTransitionDefinition[]) {
    this.taken.push(...transitions.flatMap((transition) => keyOf(transition) ?? []))
  }

  #requestOf(id: string): Request {
    const request = this.underWay.get(id)
    if (request === undefined) throw new Error(`"${id}" is not under way`)
    return request
  }

  /** Promises that the test answers, and children that keep silent. */
  #effects() {
    const declared = Object.entries(this.#test.machine.implementations.actors)
    return Object.fromEntries(
      declared.map(([name, logic]) => [
        name,
        logic instanceof StateMachine ? fromCallback(() => undefined) : this.#controlled(),
      ]),
    )
  }

  #controlled() {
    return fromPromise(({ self, signal }) => {
      const { id } = self
      let answered = false
      return new Promise((resolve, reject) => {
        const request: Request = {
          id,
          answer: (ending) => {
            answered = true
            if (this.underWay.get(id) === request) this.underWay.delete(id)
            if ('error' in ending) reject(ending.error)
            else resolve('output' in ending ? ending.output : undefined)
          },
        }
        signal.addEventListener('abort', () => {
          if (this.underWay.get(id) === request) this.underWay.delete(id)
          if (!answered) this.givenUp.push(request)
        })
        this.underWay.set(id, request)
      })
    })
  }
}
