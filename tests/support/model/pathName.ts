import { eventLabel, pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import type { PlannedPath } from './explore.ts'
import type { ModelTransition } from './transitions.ts'

/** A test's title: the description of the last step, and the path to it. */
export function pathName(path: PlannedPath, transitions: readonly ModelTransition[]): string {
  const last = path.steps.at(-1)
  const described = (last?.taken ?? [])
    .map((key) => transitions.find((transition) => transition.key === key)?.description)
    .filter((text) => text)
  const meaning = described.join('; ') || `Ignores ${last ? eventLabel(last.event) : 'start'}`
  return `${path.start}: ${meaning} [${pathLabel(path.steps.map(({ event }) => event))}]`
}
