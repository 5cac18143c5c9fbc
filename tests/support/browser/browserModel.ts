import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { MachineExamples } from '#machines/tools/machineExamples.ts'
import type { Gate } from './gate.ts'
import type { Observer } from './observer.ts'
import type { TourLimits } from './tours.ts'

/** What a browser test of a machine works with. */
export interface World {
  page: Page
  isMobile: boolean
  gate: Gate
  observer: Observer
  /** Opens a page of the shop by its path. */
  visit: (path: string) => Promise<void>
  /** Counts up, for words that were not used before. */
  fresh: () => number
}

/** Makes an event happen as a shopper, the clock or the CMS would; `from` is the state it happens in. */
export type Act = (world: World, event: EventObject, from: AnyMachineSnapshot) => Promise<void>

/** Asserts what a state's `meta.view` promises. */
export type See = (world: World, state: AnyMachineSnapshot) => Promise<void>

/** The GraphQL operation behind an effect, and the CMS's switch that makes it fail. */
export interface BrowserEffect {
  operation: string
  fault: string
  /** Tells its requests from others of the operation; `state` is the one that it runs in. */
  asks?: (variables: Readonly<Record<string, unknown>>, state: AnyMachineSnapshot) => boolean
}

/** A machine to be driven in the real shop. */
export interface BrowserModel<Machine extends AnyStateMachine> extends TourLimits {
  /** What the real shop and its CMS can bring about. */
  examples: MachineExamples<Machine>
  /** What stands behind each effect. */
  effects: Record<string, BrowserEffect>
  /** Operations that are asked and never answered, so that they change nothing. */
  held?: readonly string[]
  /** Opens the page of each start, up to where the machine's first own request is still under way or answered. */
  open: Record<string, (world: World) => Promise<void>>
  /** Several such machines stand on the page: the first that does something is meant, not the first that is there. */
  isMover?: boolean
  /** Time stands still, once the page is open or until then, too; timers end when the model says so. */
  isPaused?: boolean | 'from the start'
  /** How each event comes about; answers of effects need no line. */
  acts: Record<string, Act>
  /** What is seen in each state, by its id. */
  sees: Record<string, See>
  /** Whether something else lies over what is seen: it is pictured another time. */
  isCovered?: (state: SnapshotFrom<Machine>) => boolean
  /** States that are about a toast: their pictures show the newest, all others none. */
  toasts?: readonly string[]
  /** States that nobody sees, by id, with the reason. */
  unseen: Record<string, string>
}
