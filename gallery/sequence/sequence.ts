import { formatState, stepLabel } from '../machines/simulate/liveStep.ts'
import { agents, type SequenceRequest, type SequenceStep } from './received.ts'

/** A participant of a sequence diagram. */
export interface Lifeline {
  id: string
  label: string
}

/** A message between two lifelines, or a lifeline's message to itself. */
export interface Message {
  /** The time in milliseconds since 1970. */
  at: number
  from: string
  to: string
  label: string
  kind: 'event' | 'request' | 'response' | 'failure'
}

/** A sequence diagram: messages in the order of their time. */
export interface Sequence {
  lifelines: Lifeline[]
  messages: Message[]
}

const shopper: Lifeline = { id: 'shopper', label: 'Shopper' }
const gateway: Lifeline = { id: 'gateway', label: 'Gateway' }
const cms: Lifeline = { id: 'cms', label: 'CMS' }
/** The page itself, where no machine is known to have caused a request. */
const browser: Lifeline = { id: 'browser', label: 'Page' }
const agent: Lifeline = { id: 'agent', label: 'Agent' }

/** Draws the steps of machines and the requests of one page and of agents as messages between lifelines. */
export function createSequence(
  steps: readonly SequenceStep[],
  requests: readonly SequenceRequest[],
): Sequence {
  const actors = actorNames(steps)
  const messages = [
    ...steps.flatMap((step) => messageOf(step, actors)),
    ...requests.flatMap(exchangeOf),
  ].toSorted((a, b) => a.at - b.at)
  const used = new Set(messages.flatMap(({ from, to }) => [from, to]))
  const machines = [...actors].map(([id, label]) => ({ id, label }))
  // Requests beside the times, since the machines may need more room than there is.
  const lifelines = [shopper, browser, agent, gateway, cms, ...machines].filter(({ id }) =>
    used.has(id),
  )
  return { lifelines, messages }
}

/** The actors by session, numbered where a machine runs more than once. */
function actorNames(steps: readonly SequenceStep[]): Map<string, string> {
  const sessions = new Map(steps.map(({ session, machine }) => [session, machine]))
  const byMachine = Map.groupBy(sessions, ([, machine]) => machine)
  return new Map(
    [...sessions].map(([session, machine]) => {
      const all = (byMachine.get(machine) ?? []).map(([id]) => id)
      return [session, all.length > 1 ? `${machine} ${all.indexOf(session) + 1}` : machine]
    }),
  )
}

function messageOf(step: SequenceStep, actors: ReadonlyMap<string, string>): Message[] {
  const { at, session, event, value, sender } = step
  if (event.type === 'xstate.stop') return []
  const isOwn = /^xstate\.(init|after|done|error)/.test(event.type)
  const from = sender !== undefined && actors.has(sender) ? sender : isOwn ? session : shopper.id
  const name = event.type === 'xstate.init' ? 'starts' : stepLabel(event)
  const times = step.times && step.times > 1 ? ` × ${step.times}` : ''
  const kind = event.type.startsWith('xstate.error') ? 'failure' : 'event'
  return [{ at, from, to: session, label: `${name}${times} → ${formatState(value)}`, kind }]
}

const isFailure = (status: string) => !/^(?:[123]\d\d|-)$/.test(status)

function exchangeOf({
  at,
  page,
  operation,
  address,
  status,
  time,
  cache,
  calls,
}: SequenceRequest): Message[] {
  const end = at + time
  const verdict = cache ? ` ${cache}` : ''
  const title = address ? `GET ${address}` : operation
  const sender = page === agents ? agent.id : browser.id
  return [
    { at, from: sender, to: gateway.id, label: title, kind: 'request' },
    ...calls.flatMap((call): Message[] => {
      const fault = call.fault ? `, switched to ${call.fault}` : ''
      const kind = isFailure(call.status) ? 'failure' : 'response'
      if (call.cache !== 'none')
        return [{ at, from: gateway.id, to: gateway.id, label: `${call.name} ${call.cache}`, kind }]
      const label = `${call.status} in ${call.time} ms${fault}`
      return [
        { at, from: gateway.id, to: cms.id, label: call.name, kind: 'request' },
        { at: Math.min(end, at + call.time), from: cms.id, to: gateway.id, label, kind },
      ]
    }),
    {
      at: end,
      from: gateway.id,
      to: sender,
      label: `${status}${verdict} in ${time} ms`,
      kind: status === 0 || status >= 400 ? 'failure' : 'response',
    },
  ]
}
