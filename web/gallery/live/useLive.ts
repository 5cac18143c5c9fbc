import { useEffect, useState } from 'react'
import type { HeardStep, LiveStep } from './liveStep.ts'

const mostSteps = 300

/** What tabs of the shop tell of one machine, newest first; none while not `isOn`. */
export function useLive(machine: string, isOn: boolean): HeardStep[] {
  const [steps, setSteps] = useState<HeardStep[]>([])
  useEffect(() => {
    if (!isOn) return
    const channel = new BroadcastChannel('machines')
    channel.addEventListener('message', ({ data }: MessageEvent<LiveStep>) => {
      if (data.machine !== machine) return
      setSteps((known) => {
        const number = (known[0]?.number ?? 0) + 1
        return [{ ...data, number }, ...known].slice(0, mostSteps)
      })
    })
    channel.postMessage('where')
    return () => {
      channel.close()
      setSteps([])
    }
  }, [machine, isOn])
  return steps
}
