import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { PlannedPath } from '../model/explore.ts'

type Path = Pick<PlannedPath, 'initial' | 'initialTransitions' | 'steps'>

const nodesOn = ({ initial, steps }: Path): AnyStateNode[] =>
  [initial, ...steps.map(({ state }) => state)].flatMap((state: AnyMachineSnapshot) => state._nodes)

/** The clauses that the states on a path cite. */
export const clausesOn = (path: Path): string[] =>
  nodesOn(path).flatMap(({ meta }): string[] => (meta?.spec ? [meta.spec] : []))

/** The ids of the states and the keys of the transitions on a path. */
export const itemsOn = (path: Path): string[] => [
  ...nodesOn(path).map(({ id }) => id),
  ...path.initialTransitions,
  ...path.steps.flatMap(({ taken }) => taken),
]
