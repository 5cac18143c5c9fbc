import type { Walk } from './gallery/simulate/trace.ts'

/** Which coverage a picture shows: none, by tests of the machine alone, or by tests in a browser. */
export type Layer = 'none' | 'machine' | 'browser'

/** What stands in the address of a machine's page; a link to it shows the same. */
export interface PageState {
  walk: Walk
  /** How many of the walk's steps are shown as done; all of them unless said. */
  at: number
  /** The state that is looked at; empty for none. */
  state: string
  layer: Layer
  live: boolean
}

/** Reads the search part of an address; `start` is where a walk begins unless it says otherwise. */
export function readAddress(search: string, start: string): PageState {
  const parameters = new URLSearchParams(search)
  const steps = parameters.getAll('step')
  const layer = parameters.get('coverage')
  const at = Number(parameters.get('at') ?? steps.length)
  return {
    walk: { start: parameters.get('start') ?? start, steps },
    at: Number.isInteger(at) && at >= 0 && at <= steps.length ? at : steps.length,
    state: parameters.get('state') ?? '',
    layer: layer === 'machine' || layer === 'browser' ? layer : 'none',
    live: parameters.has('live'),
  }
}

/** The search part that leads to this state, with its question mark unless it is empty. */
export function writeAddress({ walk, at, state, layer, live }: PageState, start: string): string {
  const parameters = new URLSearchParams()
  if (live) parameters.set('live', '1')
  if (layer !== 'none') parameters.set('coverage', layer)
  if (state) parameters.set('state', state)
  if (walk.start !== start) parameters.set('start', walk.start)
  for (const step of walk.steps) parameters.append('step', step)
  if (at !== walk.steps.length) parameters.set('at', String(at))
  const text = parameters.toString()
  return text && `?${text}`
}
