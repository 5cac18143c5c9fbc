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
import { type AnyExamples, lengthOf, timersOf } from './examples.ts'
import { StageClock } from './stageClock.ts'
import { keyOf } from './transitionKeys.ts'

interface Request {
  id: string
  answer(ending: EventObject): void
}

/** A promise's answer reaches the machine within a few turns of the microtask queue. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await null
}

const endingOf = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** The production machine at work, its effects, timers and children in the hands of a test or of a reviewer. */
export class Stage {
  readonly clock = new StageClock()
  /** Effects that wait for their answer, by id. */
  readonly underWay = new Map<string, Request>()
  /** Effects that the machine gave up; what they answer must not matter. */
  readonly givenUp: Request[] = []
  /** Effects that began since this was last emptied, with what they were given. */
  begun: { id: string; input: unknown }[] = []
  /** Keys of the transitions taken since this was last emptied. */
  taken: string[] = []
  /** What the machine told whoever listens since this was last emptied. */
  emitted: EventObject[] = []
  /** What it sent to other actors since this was last emptied. */
  sent: EventObject[] = []
  readonly #examples: AnyExamples
  readonly #actor

  /** `hear` is told all that XState tells of the machine and its children. */
  constructor(examples: AnyExamples, start: string, hear?: (event: InspectionEvent) => void) {
    this.#examples = examples
    const machine = examples.machine.provide({ actors: this.#effects() })
    this.#actor = createActor(machine, {
      input: examples.starts[start] as InputFrom<AnyStateMachine>,
      clock: this.clock,
      inspect: (inspected) => {
        hear?.(inspected)
        const { rootId } = inspected
        if (inspected.type === '@xstate.event' && inspected.sourceRef?.sessionId === rootId)
          this.sent.push(inspected.event)
        if (inspected.type === '@xstate.microstep' && inspected.actorRef.sessionId === rootId)
          this.#hear(inspected._transitions)
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
    const timer = timersOf(this.#examples.machine).find((each) => each.event === event.type)
    if (id !== undefined) this.#requestOf(id).answer(event)
    else if (timer) this.clock.fire(lengthOf(this.#examples, timer.delay, this.snapshot.context))
    else this.#actor.send(event)
    await this.#settled()
  }

  /** Makes an event of a recorded visit happen: a timer ended when it did, whatever the clock says here. */
  async repeat(event: EventObject): Promise<void> {
    if (endingOf.test(event.type)) return this.perform(event)
    this.#actor.send(event)
    await this.#settled()
  }

  stop(): void {
    this.#actor.stop()
  }

  async #settled() {
    await settled()
    if (this.snapshot.status === 'error') throw this.snapshot.error
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
      this.begun.push({ id, input })
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
