import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Identifies a transition by its source, its event and its index among those of the same event. */
export function transitionKey(transition: AnyTransitionDefinition): string | undefined {
  const source: AnyStateNode = transition.source
  const siblings =
    transition.eventType === '' ? source.always : source.transitions.get(transition.eventType)
  const index = siblings?.indexOf(transition) ?? -1
  return index < 0 ? undefined : `${source.id} ${transition.eventType || 'always'} ${index}`
}

/** The transitions of one state node, eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
