import { eventLabel } from '@vitrine/machines/tools/eventLabel.ts'
import { privateNumber } from '@vitrine/web/core/flight/scrub.ts'
import type { EventObject } from 'xstate'

/** A step of a machine that a tab of the shop broadcasts. */
export interface LiveStep {
  /** The time of the step, in milliseconds since 1970. */
  at: number
  machine: string
  /** Identifies the actor within its page. */
  session: string
  event: { type: string }
  value: unknown
  context: unknown
  taken: string[]
  /** The subject of the actor, such as a product; empty or absent if the shop does not name it. */
  subject?: string
}

/** A received step with its number on this page. */
export interface ReceivedStep extends LiveStep {
  number: number
  /** Identifies the event among all tabs: its session, and its number there. */
  id?: string
}

/** Ids of the states that a state's value names, such as `listing.shown.ready`. */
export function nestedStates(parent: string, value: unknown): string[] {
  if (typeof value === 'string') return [parent, `${parent}.${value}`]
  if (typeof value !== 'object' || value === null) return [parent]
  const inner = Object.entries(value).flatMap(([key, below]) =>
    nestedStates(`${parent}.${key}`, below),
  )
  return [parent, ...inner]
}

/** Formats the innermost states of a state value: `shown › ready`. */
export function formatState(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const parts = Object.entries(value).map(([key, below]) => {
    const inner = formatState(below)
    return inner ? `${key} › ${inner}` : key
  })
  return parts.join('  ·  ')
}

/** A step of a walk: the type of its event, and the state after it. */
export interface ExportedStep {
  event: string
  state: unknown
}

/** Placeholders of private data, which does not leave the visitor's page (web/core/flight/scrub.ts). */
const masks = new RegExp(`"?\\(text \\d+\\)"?|"~\\w"|\\b${privateNumber}\\b`, 'g')

/** Whether a text contains placeholders of private data. */
export const isMasked = (text: string) => text.search(masks) >= 0

/** The label of a followed event, which says where private data is masked. */
export const stepLabel = (event: EventObject) => eventLabel(event).replace(masks, '(masked)')
