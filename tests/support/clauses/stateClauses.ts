import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

/** The clauses that the states of these snapshots cite. */
export const clausesOf = (snapshots: readonly AnyMachineSnapshot[]): string[] =>
  snapshots.flatMap(({ _nodes }) =>
    _nodes.flatMap(({ meta }: AnyStateNode): string[] => (meta?.spec ? [meta.spec] : [])),
  )
