import { useEffect, useState } from 'react'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import type { HeardStep, LiveStep } from '../simulate/liveStep.ts'
import { actorsOf } from './actors.ts'

const mostSteps = 300

interface Heard {
  /** Newest first. */
  steps: HeardStep[]
  /** Sessions whose tabs are closed. */
  gone: string[]
}

const nothing: Heard = { steps: [], gone: [] }

function hear({ steps, gone }: Heard, data: LiveStep | { gone: string[] }): Heard {
  if ('gone' in data) return { steps, gone: [...gone, ...data.gone] }
  const number = (steps[0]?.number ?? 0) + 1
  return {
    steps: [{ ...data, number }, ...steps].slice(0, mostSteps),
    gone: gone.filter((session) => session !== data.session),
  }
}

/** The broadcast steps of one machine with the selected actor and step; none while not `isOn`. */
export function useLive(machine: string, isOn: boolean) {
  const [heard, setHeard] = useState(nothing)
  const [session, follow] = useState('')
  const [number, show] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const channel = openTabChannel('machines', (message) => {
      if ('gone' in Object(message) || Object(message).machine === machine)
        setHeard((known) => hear(known, message as LiveStep | { gone: string[] }))
    })
    channel.post('where')
    return () => {
      channel.close()
      setHeard(nothing)
    }
  }, [machine, isOn])
  const actors = actorsOf(heard.steps, heard.gone)
  const actor =
    actors.find((each) => each.session === session) ??
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
