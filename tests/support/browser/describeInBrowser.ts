import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, type Response } from '@playwright/test'
import { pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import { exampleDelay, machineTimers } from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { covers, coversMachine } from '../clauses/coversInBrowser.ts'
import { clausesOn, itemsOn } from '../clauses/stateClauses.ts'
import type { PlannedStep } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { test } from '../pages/browserTest.ts'
import { expectAccessible } from '../pages/storefront.ts'
import { screensFolder, writeBrowserCoverage } from './browserCoverage.ts'
import type { BrowserModel, World } from './browserModel.ts'
import { Gate, type VariablesFilter } from './gate.ts'
import { withImages } from './launchOptions.ts'
import { intervals, Observer } from './observer.ts'
import { saveRealTimers, withRealTimers } from './timers.ts'
import { planTours, snapshotStates, type Tour } from './tours.ts'

// Earlier toasts stay visible while the clock is paused.
const noToasts = '[data-kind] { display: none !important }'
const newestToast = '[data-kind]:not([hidden]) ~ [data-kind] { display: none !important }'

export type AnyBrowserModel = BrowserModel<AnyStateMachine>

/** Walks one tour in one page, comparing the real machine with the model and the page with its assertions. */
class Walker {
  readonly reached = new Set<string>()
  readonly taken = new Set<string>()
  readonly screens: Record<string, string> = {}
  readonly #model: AnyBrowserModel
  readonly #world: World
  readonly #observer: Observer
  readonly #width: string | undefined
  /** The states and transitions of the step that is being taken. */
  #at: readonly string[] = []

  /** @param width the width that screenshots are named after; without it, none are taken */
  constructor(model: AnyBrowserModel, world: World, observer: Observer, width: string | undefined) {
    this.#model = model
    this.#world = world
    this.#observer = observer
    this.#width = width
  }

  /** Walks a tour, and records its position when it fails. */
  async walk(tour: Tour): Promise<void> {
    try {
      await this.#walk(tour)
    } catch (error) {
      coversMachine(this.#model.examples.machine.id, [...this.reached, ...this.taken], this.#at)
      throw error
    }
  }

  async #walk({
    start,
    initial,
    initialTransitions: initially,
    automaticSteps: begun,
    steps,
  }: Tour): Promise<void> {
    this.#world.gate.close()
    await this.#model.open[start]?.(this.#world)
    await this.#waitForStart()
    expect(await this.#observer.initialTransitions(), 'the first transitions').toEqual(initially)
    for (const key of initially) this.taken.add(key)
    let from = initial
    this.#at = snapshotStates(initial)
    // On pages that send an event without any input, the first state may end at any time.
    if (begun === 0 && !(await this.#observer.hasNext())) await this.#look(from)
    for (const [index, step] of steps.entries()) {
      const path = pathLabel(steps.slice(0, index + 1).map(({ event }) => event))
      this.#at = [...step.taken, ...snapshotStates(step.state)]
      await test.step(path.split(' → ').at(-1) ?? path, async () => {
        if (index >= begun) await this.#perform(step, from)
        const observed = await this.#observer.next(path, this.#advance)
        expect(observed.event.type, `the event of ${path}`).toBe(step.event.type)
        expect(observed.taken, `the transitions of ${path}`).toEqual(step.taken)
        expect(observed.value, `the state after ${path}`).toEqual(step.state.value)
        for (const key of step.taken) this.taken.add(key)
        from = step.state
        if (this.#model.endsAfter?.(step) || (await this.#observer.hasNext())) return
        await this.#look(from)
      })
    }
    for (const key of await this.#observer.occurredEchoes()) this.taken.add(key)
  }

  /** Waits until the machine has started, and pauses the clock if the model requires it. */
  async #waitForStart(): Promise<void> {
    const { page } = this.#world
    const message = `the ${this.#model.examples.machine.id} machine starts`
    const hasStarted = async () => {
      if (this.#model.isPaused === 'from the start') await page.clock.runFor(20)
      return this.#observer.hasStarted()
    }
    await expect.poll(hasStarted, { message, intervals }).toBe(true)
    if (this.#model.isPaused === true) await page.clock.pauseAt(Date.now() + 1000)
  }

  async #perform({ event }: PlannedStep, from: AnyMachineSnapshot): Promise<void> {
    const [, ending, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    const act = this.#model.acts[event.type]
    const timer = machineTimers(this.#model.examples.machine).find(
      (machineTimer) => machineTimer.event === event.type,
    )
    const effect = this.#model.effects[id]
    if (act) return act(this.#world, event, from)
    if (timer) {
      const duration = exampleDelay(this.#model.examples, timer.delay, from.context)
      return this.#world.page.clock.runFor(duration)
    }
    if (await this.#observer.hasNext()) return
    if (!effect) throw new Error(`The browser model has no act for ${event.type}`)
    const { operation, matches: asks } = effect
    const fault = ending === 'error' ? effect.fault : ''
    const matches: VariablesFilter = (variables) => !asks || asks(variables, from)
    await this.#world.gate.pass(operation, fault, matches)
    // Some effects send several requests before they complete.
    while (await this.#requestsAgain(operation, matches))
      await this.#world.gate.pass(operation, fault, matches)
  }

  async #requestsAgain(operation: string, matches: VariablesFilter): Promise<boolean> {
    let outcome = ''
    await expect
      .poll(
        async () => {
          // In this order: once it has completed, the machine may send the next request.
          const isRequesting = this.#world.gate.countHeld(operation, matches) > 0
          if (await this.#observer.hasNext()) outcome = 'completed'
          else if (isRequesting) outcome = 'requests again'
          return outcome
        },
        { intervals },
      )
      .not.toBe('')
    return outcome === 'requests again'
  }

  /** Lets deferred work happen while the clock is paused: Apollo Client notifies its queries in a timer. */
  readonly #advance = async (): Promise<void> => {
    if (this.#model.isPaused) await this.#world.page.clock.runFor(1)
  }

  /** Asserts what the page shows, and for each state and width once takes a screenshot and runs axe. */
  async #look(state: AnyMachineSnapshot): Promise<void> {
    const { page } = this.#world
    const machine = this.#model.examples.machine.id
    await this.#advance()
    for (const id of snapshotStates(state)) {
      this.reached.add(id)
      const expectation = this.#model.expectations[id]
      if (!expectation) continue
      await expectation(this.#world, state)
      if (!this.#width || !(await isFirstLook(`${machine}.${id}`))) continue
      const file = `${machine}/${id}.${this.#width}.jpeg`
      const path = join(screensFolder, file)
      const style = this.#model.toasts?.includes(id) ? newestToast : noToasts
      // Fading elements are shown in their final state.
      await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled', style })
      this.screens[id] = file
      const look = () => expectAccessible(page, id)
      if (this.#model.withoutAxe?.[id]) continue
      if (this.#model.isPaused) await withRealTimers(page, look)
      else await look()
    }
  }
}

/** Whether this tour is the first of all workers to look at a state at this width, in this run, repetition and retry. */
async function isFirstLook(state: string): Promise<boolean> {
  const { project, repeatEachIndex, retry } = test.info()
  // Playwright empties this folder when a run starts.
  const folder = join(project.outputDir, 'looked')
  await mkdir(folder, { recursive: true })
  try {
    const name = [state, project.name, repeatEachIndex, retry].join('.')
    await writeFile(join(folder, name), '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Opens a page, again when a busy server has shed requests for its files. */
async function visit(page: Page, path: string): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    let isComplete = true
    const onResponse = (response: Response) => {
      if (response.status() === 503) isComplete = false
    }
    page.on('response', onResponse)
    // With a paused clock, the page does not hydrate before time advances.
    await page.goto(path, { waitUntil: 'load' })
    page.off('response', onResponse)
    if (isComplete) return
  }
}

/** Walks a tour in a page. `takesScreenshots` is false for a walk that is no part of the coverage. */
export async function walkTour(
  model: AnyBrowserModel,
  tour: Tour,
  page: Page,
  takesScreenshots = true,
): Promise<Walker> {
  const width = test.info().project.name
  const operations = Object.values(model.effects).map(({ operation }) => operation)
  const gate = new Gate(page, [...operations, ...(model.heldOperations ?? [])])
  const observer = new Observer(page, model.examples.machine.id, model.echoes)
  let count = 0
  const nextNumber = () => count++
  const world: World = {
    page,
    isMobile: width === 'phone',
    gate,
    observer,
    nextNumber,
    visit: (path) => visit(page, path),
  }
  if (model.isFirstVisit) await page.context().clearCookies()
  if (model.isPaused) {
    await saveRealTimers(page)
    await page.clock.install()
    if (model.isPaused === 'from the start') await page.clock.pauseAt(Date.now() + 1000)
  }
  await gate.install()
  await observer.install()
  await mkdir(join(screensFolder, model.examples.machine.id), { recursive: true })
  const walker = new Walker(model, world, observer, takesScreenshots ? width : undefined)
  await walker.walk(tour)
  return walker
}

/**
 * Declares the browser tests of one machine, made from its model: tours that together are in every state that a browser
 * can show. After a run of all files, shortfalls.ts reports the states that were not reached. Transitions are tested by the
 * paths of tests/machines/.
 */
export function describeInBrowser<Machine extends AnyStateMachine>(
  modelOrFactory: BrowserModel<Machine> | ((isMobile: boolean) => BrowserModel<Machine>),
): void {
  // The gallery shows screenshots of the states.
  test.use({ launchOptions: withImages })
  if (typeof modelOrFactory !== 'function') {
    declareTours(modelOrFactory as unknown as AnyBrowserModel)
    return
  }
  for (const width of ['phone', 'desktop']) {
    test.describe(width, { tag: width === 'desktop' ? '@desktop' : [] }, () => {
      declareTours(modelOrFactory(width === 'phone') as unknown as AnyBrowserModel)
    })
  }
}

function declareTours(model: AnyBrowserModel): void {
  const { machine } = model.examples
  const tours = planTours(model.examples as ModelTest<AnyStateMachine>, model)
  test.describe(`${machine.id} in a browser`, () => {
    // Tests cannot hold back requests of a service worker.
    test.use({ serviceWorkers: 'block' })

    for (const [index, tour] of tours.entries()) {
      const name = `${tour.start}: ${pathLabel(tour.steps.map(({ event }) => event))}`
      test(`${index + 1} of ${tours.length}, ${name.slice(0, 120)}`, async ({ page }) => {
        test.setTimeout(150_000)
        covers(...clausesOn(tour))
        coversMachine(machine.id, itemsOn(tour))
        const walker = await walkTour(model, tour, page)
        const width = test.info().project.name
        await writeBrowserCoverage(model, { width, name, ...walker })
      })
    }
  })
}
