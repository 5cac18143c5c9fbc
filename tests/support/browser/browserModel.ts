import type { Page } from '@playwright/test'
import type { MachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Gate } from './gate.ts'
import type { Observer } from './observer.ts'
import type { TourLimits } from './tours.ts'

/** The context of a browser test of a machine. */
export interface World {
  page: Page
  isMobile: boolean
  gate: Gate
  observer: Observer
  /** Opens a page of the shop by its path. */
  visit: (path: string) => Promise<void>
  /** Returns a new number on each call, for unique texts. */
  nextNumber: () => number
}

/** Makes an event happen as a shopper, the clock or the CMS would; `from` is the state it happens in. */
export type Act = (world: World, event: EventObject, from: AnyMachineSnapshot) => Promise<void>

/** Asserts what a state's `meta.view` describes. */
export type Expectation = (world: World, state: AnyMachineSnapshot) => Promise<void>

/** The GraphQL operation behind an effect, and the CMS's switch that makes it fail. */
export interface BrowserEffect {
  operation: string
  fault: string
  /** Whether a request of the operation belongs to this effect; `state` is the state in which the effect runs. */
  matches?: (variables: Readonly<Record<string, unknown>>, state: AnyMachineSnapshot) => boolean
}

/** A machine to be driven in the real shop. */
export interface BrowserModel<Machine extends AnyStateMachine> extends TourLimits {
  /** The inputs and events that the real shop and its CMS can cause. */
  examples: MachineExamples<Machine>
  /** The operation of each effect, by the effect's name. */
  effects: Record<string, BrowserEffect>
  /** Operations whose requests are held back, so that they change nothing. */
  heldOperations?: readonly string[]
  /** Opens the page of each start; the machine's first request may still be pending. */
  open: Record<string, (world: World) => Promise<void>>
  /** Whether the clock is paused, after the page has opened or from the start; tours advance it. */
  isPaused?: boolean | 'from the start'
  /** Whether the visitor has no cookies yet, which would suppress popups. */
  isFirstVisit?: boolean
  /** Actions that cause each event; results of effects need no entry. */
  acts: Record<string, Act>
  /** The assertions of each state, by its id. */
  expectations: Record<string, Expectation>
  /** States in which axe does not run, by id, with the reason. */
  withoutAxe?: Record<string, string>
  /** States with a toast: their screenshots show the newest one, all others none. */
  toasts?: readonly string[]
  /** Invisible states, by id, with the reason. */
  invisible: Record<string, string>
}
