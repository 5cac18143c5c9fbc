import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import { actorName, followNames } from '../actorNames.ts'
import type { FlightRequest } from './requests.ts'
import type { FlightStep } from './steps.ts'

// A gallery that opens later requests the current states.
const channel = openTabChannel('machines', (message) => {
  if (message === 'states.requested') postCurrent()
})
const last = new Map<string, FlightStep>()
const requests: FlightRequest[] = []
const maxRequests = 100

/** Posts a step to galleries in other tabs. */
export function postStep(step: FlightStep): void {
  if (step.event.type === 'xstate.stop') last.delete(step.session)
  else last.set(step.session, step)
  post(step)
}

const sessionIdOf = ({ session }: FlightStep) => session.split(' ')[1] ?? ''

followNames((sessionId) => {
  for (const step of last.values()) if (sessionIdOf(step) === sessionId) post(step)
})

/** The name stays in this browser: reports do not contain it. */
const post = (step: FlightStep) => channel.post({ ...step, subject: actorName(sessionIdOf(step)) })

/** Posts a request to galleries in other tabs. */
export function postRequest(request: FlightRequest): void {
  requests.splice(0, requests.length - maxRequests + 1)
  requests.push(request)
  channel.post({ request })
}

function postCurrent() {
  for (const request of requests) channel.post({ request })
  for (const step of last.values()) post(step)
}

// The actors of a page that is left are gone, unless the back/forward cache restores it.
addEventListener('pagehide', () => channel.post({ gone: [...last.keys()] }))
onReturn((isRestored) => {
  if (isRestored) postCurrent()
})
