import { expect, type Page } from '@playwright/test'

/** A step of a machine in the page, as the shop broadcasts it with QA on. */
export interface ObservedStep {
  machine: string
  session: string
  event: { type: string }
  value: unknown
  taken: string[]
}

/** Polling intervals for a step, in milliseconds: most steps are immediate. */
export const intervals = [20, 50, 100]

declare global {
  interface Window {
    observedSteps?: ObservedStep[]
  }
}

/** Follows one machine of a page by its broadcast steps, so that tests need no timeouts. */
export class Observer {
  readonly #page: Page
  readonly #machine: string
  readonly #echoes: readonly string[]
  /** The number of steps compared so far. */
  #done = 0

  /** @param echoes keys of transitions that accompany others; their steps are skipped */
  constructor(page: Page, machine: string, echoes: readonly string[] = []) {
    this.#page = page
    this.#machine = machine
    this.#echoes = echoes
  }

  async install(): Promise<void> {
    await this.#page.addInitScript(() => {
      const steps: ObservedStep[] = []
      window.observedSteps = steps
      const received = new Set<string>()
      new BroadcastChannel('machines').addEventListener('message', ({ data }) => {
        const { session, number } = data
        // A page restored by back navigation broadcasts its last steps again.
        if (received.has(`${session} ${number}`)) return
        received.add(`${session} ${number}`)
        steps.push(data)
      })
    })
  }

  /** The steps of the followed actor that took a transition, oldest first. */
  async #all(): Promise<ObservedStep[]> {
    return this.#page.evaluate((machine) => {
      const all = (window.observedSteps ?? []).filter((step) => step.machine === machine)
      const first = all.find(({ event }) => event.type === 'xstate.init')?.session
      return all.filter((step) => step.session === first && step.taken.length > 0)
    }, this.#machine)
  }

  #isEcho = ({ taken: [first = ''] }: ObservedStep) => this.#echoes.includes(first)

  /** The steps that a plan contains. */
  async steps(): Promise<ObservedStep[]> {
    const all = await this.#all()
    return all.filter((step) => step.event.type !== 'xstate.init' && !this.#isEcho(step))
  }

  /** Keys of the transitions taken on start. */
  async initialTransitions(): Promise<string[]> {
    const first = (await this.#all()).find(({ event }) => event.type === 'xstate.init')
    return first?.taken ?? []
  }

  /** Keys of the echoes that occurred. */
  async occurredEchoes(): Promise<string[]> {
    const keys = (await this.#all()).flatMap(({ taken }) => taken)
    return this.#echoes.filter((key) => keys.includes(key))
  }

  async hasStarted(): Promise<boolean> {
    return this.#page.evaluate(
      (machine) => (window.observedSteps ?? []).some((step) => step.machine === machine),
      this.#machine,
    )
  }

  /** Whether the next step has happened already. */
  async hasNext(): Promise<boolean> {
    return (await this.steps()).length > this.#done
  }

  /** Waits until the machine has taken a step by this event, and skips the steps before it. */
  async skipTo(until: string): Promise<void> {
    const newest = async () => (await this.steps()).slice(this.#done).at(-1)?.event.type
    await expect.poll(newest, `${this.#machine}: ${until}, skipping steps`).toBe(until)
    this.#done = (await this.steps()).length
  }

  /** Waits for the next step, calling `advance` before each look, to let a paused clock's deferred work happen. */
  async next(expected: string, advance?: () => Promise<void>): Promise<ObservedStep> {
    const message = `${this.#machine}: ${expected}`
    const hasNext = async () => {
      await advance?.()
      return this.hasNext()
    }
    await expect.poll(hasNext, { message, intervals }).toBe(true)
    const step = (await this.steps())[this.#done]
    this.#done += 1
    if (!step) throw new Error(`No step after ${this.#done - 1}`)
    return step
  }
}
