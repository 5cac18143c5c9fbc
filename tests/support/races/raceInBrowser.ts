import type { Page } from '@playwright/test'
import { Gate } from '../browser/gate.ts'
import { covers, coversMachine } from '../clauses/coversInBrowser.ts'
import { test } from '../pages/browserTest.ts'

/** The context of a race in a browser. */
export interface RaceWorld {
  page: Page
  /** Holds back the requests of the race's operations until an act lets them pass. */
  gate: Gate
  /** Whether the first of the two events also happens first. */
  isFirstFirst: boolean
}

type Act = (world: RaceWorld) => Promise<unknown>

/** Two events in the real shop, in both orders. */
interface BrowserRace {
  machine: string
  title: string
  /** The clauses that the end asserts. */
  clauses?: readonly string[]
  /** Operations whose requests are held back after `open`. */
  operations: readonly string[]
  /** Whether the test advances the page's clock. */
  isPaused?: boolean
  /** Leads to the state in which both events are possible. */
  open: Act
  /** The acts by their events, named as in diagrams. */
  acts: readonly [event: string, act: Act][]
  /** Asserts what the shopper sees after both. */
  expectEnd: Act
}

/** Lets the response to an operation arrive, unless the page has aborted its request. */
export async function passIfHeld(
  { gate }: RaceWorld,
  operation: string,
  fault = '',
): Promise<void> {
  if (gate.countHeld(operation) > 0) await gate.pass(operation, fault)
}

/** Declares a test for each order of two events: both must end as `expectEnd` requires. */
export function raceInBrowser({ machine, title, operations, acts, ...race }: BrowserRace): void {
  for (const order of [acts, acts.toReversed()]) {
    const name = `${machine}, ${order.map(([event]) => event).join(' before ')}: ${title}`
    // Races do not depend on the width. Those of the machine alone are tested in the fast run.
    test(name, { tag: ['@deep', '@phone'] }, async ({ page }) => {
      test.setTimeout(150_000)
      coversMachine(machine)
      covers(...(race.clauses ?? []))
      if (race.isPaused) await page.clock.install()
      const gate = new Gate(page, operations)
      await gate.install()
      const world = { page, gate, isFirstFirst: order === acts }
      await race.open(world)
      gate.close()
      for (const [event, act] of order) await test.step(event, () => act(world))
      await race.expectEnd(world)
    })
  }
}
