import { Session } from 'node:inspector/promises'
import { workerData } from 'node:worker_threads'
import { destination, pino } from 'pino'
import { type ReadCall, runningCall } from './runningCall.ts'
import { MissedBeats, type WatchdogData } from './watchdog.ts'

const { beats, interval, log: options }: WatchdogData = workerData
const { descriptor, ...named } = options
// Synchronous: other streams of a thread are written by the main thread, which is occupied.
const log = pino(named, destination({ dest: descriptor, sync: true }))
/** Milliseconds for a main thread that is in one long statement, which cannot respond. */
const maxSilence = 2000
const missedBeats = new MissedBeats()
let blocking: ReturnType<typeof readCall> | undefined

setInterval(async () => {
  const change = missedBeats.look(Atomics.load(beats, 0))
  if (!change) return
  const milliseconds = change.missed * interval
  if (change.state === 'blocked') blocking = readCall()
  const { call, ...details } = (await blocking) ?? {}
  if (change.state === 'blocked')
    log.warn({ ...call, milliseconds, ...details }, 'the event loop is blocked')
  else log.warn({ ...call, milliseconds }, 'the event loop is free again')
}, interval)

/** Reads what runs in the main thread, which responds between two statements; undefined if it does not respond. */
async function readCall() {
  const session = new Session()
  session.connectToMainThread()
  const response = session.post('Runtime.evaluate', { expression: runningCall })
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, maxSilence))
  const read = await Promise.race([response.catch(() => undefined), silence])
  session.disconnect()
  const text = read?.result.value
  if (typeof text !== 'string') return undefined
  const { call, stack, microseconds }: ReadCall = JSON.parse(text)
  const used = microseconds - Number(Atomics.load(beats, 1))
  return { call, processorMilliseconds: Math.round(used / 1000), stack }
}
