import { transitionKey, transitionsFrom } from '@vitrine/machines/tools/transitionKey.ts'
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  assign,
  createMachine,
} from 'xstate'

/** Is notified of the transitions that a derived view evaluates and takes. */
export interface Listener {
  taken(key: string): void
  evaluated(key: string): void
}

type Guards = Parameters<typeof and>[0]

const idOf = (node: AnyStateNode) => `#${node.id}`

function observed(transition: AnyTransitionDefinition, listener: Listener) {
  const key = String(transitionKey(transition))
  const notifyTaken = assign(() => {
    listener.taken(key)
    return {}
  })
  const notifyEvaluated = () => {
    listener.evaluated(key)
    return true
  }
  return {
    target: transition.target?.map(idOf),
    reenter: transition.reenter,
    description: transition.description,
    actions: [notifyTaken, ...transition.actions],
    ...(transition.guard !== undefined && {
      guard: and([notifyEvaluated, transition.guard] as Guards),
    }),
  }
}

/** The same node without actors and timers, whose events become external ones. */
function plain(node: AnyStateNode, listener: Listener): object {
  const leaving = transitionsFrom(node)
  const always = leaving.filter(({ eventType }) => eventType === '')
  const onEvents = Object.groupBy(
    leaving.filter(({ eventType }) => eventType !== ''),
    ({ eventType }) => eventType,
  )
  const on = Object.entries(onEvents).map(([type, transitions]) => [
    type,
    transitions?.map((transition) => observed(transition, listener)),
  ])
  const { initial, entry, exit, meta, tags, output, history, target } = node.config
  const states = Object.entries(node.states).map(([key, child]) => [key, plain(child, listener)])
  return {
    id: node.id,
    type: node.type,
    ...(always.length > 0 && {
      always: always.map((transition) => observed(transition, listener)),
    }),
    ...(node.type === 'history' && { history, target }),
    ...(states.length > 0 && { initial, states: Object.fromEntries(states) }),
    on: Object.fromEntries(on),
    entry,
    exit,
    meta,
    tags,
    output,
  }
}

/**
 * The test view of a production machine: every `invoke` is now its `xstate.done.actor.ID` and
 * `xstate.error.actor.ID` events, every `after` an event; guards and actions are the machine's own.
 */
export function deriveView(machine: AnyStateMachine, listener: Listener): AnyStateMachine {
  const view: AnyStateMachine = createMachine({
    ...plain(machine.root, listener),
    context: machine.config.context,
  })
  return view.provide(machine.implementations)
}
