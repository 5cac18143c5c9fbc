import { useEffect, useState } from 'react'
import type { LiveStep } from './liveStep.ts'

const mostSteps = 300

/** What tabs of the shop tell of one machine, newest first; none while not `isOn`. */
export function useLive(machine: string, isOn: boolean): LiveStep[] {
  const [steps, setSteps] = useState<LiveStep[]>([])
  useEffect(() => {
    if (!isOn) return
    const channel = new BroadcastChannel('machines')
    channel.addEventListener('message', ({ data }: MessageEvent<LiveStep>) => {
      if (data.machine === machine) setSteps((known) => [data, ...known].slice(0, mostSteps))
    })
    channel.postMessage('where')
    return () => {
      channel.close()
      setSteps([])
    }
  }, [machine, isOn])
  return steps
}
