import { useLocation, useSearch } from 'wouter'
import type { Walk } from './machines/simulate/trace.ts'

/** The coverage that a diagram shows: none, by tests of the machine alone, or by tests in a browser. */
export type Layer = 'none' | 'machine' | 'browser'

/** The state of a machine's page that its URL contains. */
interface PageState {
  walk: Walk
  /** The number of performed steps of the walk; all by default. */
  at: number
  /** The selected state; empty for none. */
  state: string
  layer: Layer
  live: boolean
  /** The text that is searched for in the diagram. */
  find?: string
  /** The ids of the folded states. */
  folded?: readonly string[]
}

/** Parses the query of a URL; `start` is the default start of a walk. */
function readStateUrl(search: string, start: string): PageState {
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
    find: parameters.get('find') ?? '',
    folded: parameters.getAll('folded'),
  }
}

/** The query of this state, with its question mark unless it is empty. */
export function writeStateUrl(
  { walk, at, state, layer, live, find, folded = [] }: PageState,
  start: string,
): string {
  const parameters = new URLSearchParams()
  if (live) parameters.set('live', '1')
  if (layer !== 'none') parameters.set('coverage', layer)
  if (state) parameters.set('state', state)
  if (find) parameters.set('find', find)
  for (const id of folded) parameters.append('folded', id)
  if (walk.start !== start) parameters.set('start', walk.start)
  for (const step of walk.steps) parameters.append('step', step)
  if (at !== walk.steps.length) parameters.set('at', String(at))
  const text = parameters.toString()
  return text && `?${text}`
}

/** The page state from the URL, and a function that changes it. */
export function usePageState(start: string) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = readStateUrl(search, start)
  const change = (next: Partial<PageState>) =>
    navigate(path + writeStateUrl({ ...state, ...next }, start), { replace: true })
  return { ...state, change }
}
