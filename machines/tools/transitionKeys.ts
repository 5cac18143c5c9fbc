import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Where one transition stands: its state, its event and its place among those of the same event. */
export function keyOf(transition: AnyTransitionDefinition): string | undefined {
  const source: AnyStateNode = transition.source
  const siblings =
    transition.eventType === '' ? source.always : source.transitions.get(transition.eventType)
  const index = siblings?.indexOf(transition) ?? -1
  return index < 0 ? undefined : `${source.id} ${transition.eventType || 'always'} ${index}`
}

/** The transitions that start at one state node, eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
