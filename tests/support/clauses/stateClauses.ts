import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { PlannedPath } from '../model/explore.ts'

type Path = Pick<PlannedPath, 'initial' | 'initialTransitions' | 'steps'>

const transitionsOn = ({ initialTransitions, steps }: Path): string[] => [
  ...initialTransitions,
  ...steps.flatMap(({ taken }) => taken),
]

/** The states of a path: those that it stops in, and those that it leaves immediately, which only transitions name. */
function nodesOn(path: Path): AnyStateNode[] {
  const { initial, steps } = path
  const left = new Set(transitionsOn(path).map((key) => key.split(' ')[0]))
  return [
    ...[initial, ...steps.map(({ state }) => state)].flatMap(
      (state: AnyMachineSnapshot): AnyStateNode[] => state._nodes,
    ),
    ...stateNodes(initial.machine).filter(({ id }) => left.has(id)),
  ]
}

/** The clauses that the states on a path cite. */
export const clausesOn = (path: Path): string[] =>
  nodesOn(path).flatMap(({ meta }): string[] => (meta?.spec ? [meta.spec] : []))

/** The ids of the states and the keys of the transitions on a path. */
export const itemsOn = (path: Path): string[] => [
  ...nodesOn(path).map(({ id }) => id),
  ...transitionsOn(path),
]
