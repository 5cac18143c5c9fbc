import { eventLabel } from '#machines/tools/eventLabel.ts'
import type { ReceivedStep } from '../simulate/liveStep.ts'

/** One actor of a machine in one tab of the shop. */
export interface LiveActor {
  session: string
  /** Such as `Tab 2`, or `Tab 2, actor 3` where a tab runs the machine more than once. */
  name: string
  /** Newest first. */
  steps: ReceivedStep[]
  /** Whether it stopped, or its tab was closed or navigated away. */
  isGone: boolean
}

/** The name of a session starts with that of its page. */
const tabOf = (session: string) => session.split(' ')[0] ?? ''

/** The actors of a machine in the order of their first step, from steps sorted newest first. */
export function actorsOf(steps: readonly ReceivedStep[], gone: readonly string[]): LiveActor[] {
  const bySession = Map.groupBy(steps.toReversed(), ({ session }) => session)
  const tabs = [...Map.groupBy(bySession.keys(), tabOf).values()]
  return [...bySession].map(([session, received]) => {
    const number = tabs.findIndex((sessions) => sessions.includes(session))
    const sessions = tabs[number] ?? []
    const suffix = sessions.length > 1 ? `, actor ${sessions.indexOf(session) + 1}` : ''
    const isStopped = received.at(-1)?.event.type === 'xstate.stop'
    return {
      session,
      name: `Tab ${number + 1}${suffix}`,
      steps: received.toReversed(),
      isGone: isStopped || gone.includes(session),
    }
  })
}

const lifecycle: Record<string, string> = { 'xstate.init': 'starts', 'xstate.stop': 'stops' }

/** The label of a step. */
export const formatStep = ({ event }: ReceivedStep): string =>
  lifecycle[event.type] ?? eventLabel(event)
