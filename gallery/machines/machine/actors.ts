import { type ReceivedStep, stepLabel } from '../simulate/liveStep.ts'

/** An actor of a machine in one tab of the shop. */
export interface LiveActor {
  session: string
  /** The name, such as `cartLine — Silk slip dress, M`; `Tab 2`, or `Tab 2, actor 3` where the shop names nothing. */
  name: string
  /** The steps, newest first. */
  steps: ReceivedStep[]
  /** Whether it stopped, or its tab was closed or navigated away. */
  isGone: boolean
}

/** The name of a session starts with that of its page. */
const tabOf = (session: string) => session.split(' ')[0] ?? ''

/** The actors of a machine in the order of their first step, from steps sorted newest first. */
export function liveActors(steps: readonly ReceivedStep[], gone: readonly string[]): LiveActor[] {
  const bySession = Map.groupBy(steps.toReversed(), ({ session }) => session)
  const tabs = [...Map.groupBy(bySession.keys(), tabOf).values()]
  return [...bySession].map(([session, received]) => {
    const number = tabs.findIndex((sessions) => sessions.includes(session))
    const sessions = tabs[number] ?? []
    const suffix = sessions.length > 1 ? `, actor ${sessions.indexOf(session) + 1}` : ''
    const last = received.at(-1)
    const isStopped = last?.event.type === 'xstate.stop'
    const subject = received.findLast((step) => step.subject)?.subject
    const tab = tabs.length > 1 ? ` (tab ${number + 1})` : ''
    return {
      session,
      name: subject ? `${last?.machine} — ${subject}${tab}` : `Tab ${number + 1}${suffix}`,
      steps: received.toReversed(),
      isGone: isStopped || gone.includes(session),
    }
  })
}

const lifecycle: Record<string, string> = { 'xstate.init': 'starts', 'xstate.stop': 'stops' }

/** The label of a step: its event, or that the machine starts or stops. */
export const formatStep = ({ event }: ReceivedStep): string =>
  lifecycle[event.type] ?? stepLabel(event)
