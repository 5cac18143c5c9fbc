import { openTabChannel } from '@vitrine/web/lib/tabChannel.ts'
import { useEffect, useState } from 'react'
import type { LiveStep, ReceivedStep } from '../simulate/liveStep.ts'
import { liveActors } from './actors.ts'

const maxSteps = 300

interface Received {
  /** The steps, newest first. */
  steps: ReceivedStep[]
  /** The sessions whose tabs are closed. */
  gone: string[]
}

const none: Received = { steps: [], gone: [] }

function receive({ steps, gone }: Received, data: LiveStep | { gone: string[] }): Received {
  if ('gone' in data) return { steps, gone: [...gone, ...data.gone] }
  const id = 'number' in data ? `${data.session} ${data.number}` : undefined
  const isSame = (step: ReceivedStep) => id !== undefined && step.id === id
  // Tabs repeat their last step when a gallery opens, or when an actor is named.
  if (steps.some(isSame))
    return {
      steps: steps.map((step) => (isSame(step) ? { ...step, ...data, number: step.number } : step)),
      gone: gone.filter((session) => session !== data.session),
    }
  const number = (steps[0]?.number ?? 0) + 1
  return {
    steps: [{ ...data, number, ...(id && { id }) }, ...steps].slice(0, maxSteps),
    gone: gone.filter((session) => session !== data.session),
  }
}

/** Returns the broadcast steps of one machine with the selected actor and step; none unless `isOn`. */
export function useLive(machine: string, isOn: boolean) {
  const [received, setReceived] = useState(none)
  const [session, follow] = useState('')
  const [number, show] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const channel = openTabChannel('machines', (message) => {
      if ('gone' in Object(message) || Object(message).machine === machine)
        setReceived((received) => receive(received, message as LiveStep | { gone: string[] }))
    })
    channel.post('states.requested')
    return () => {
      channel.close()
      setReceived(none)
    }
  }, [machine, isOn])
  const actors = liveActors(received.steps, received.gone)
  const actor =
    actors.find((actor) => actor.session === session) ??
    actors.find(({ isGone }) => !isGone) ??
    actors.at(-1)
  const chosen = actor?.steps.find((step) => step.number === number)
  return {
    actors,
    actor,
    chosen,
    /** The step in the diagram: the selected one, or the newest of a running actor. */
    step: chosen ?? (actor?.isGone ? undefined : actor?.steps[0]),
    follow,
    show,
  }
}
