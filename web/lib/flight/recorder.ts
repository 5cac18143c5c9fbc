import type { FlightStep } from './steps.ts'

const key = 'flight'
const mostSteps = 200
const keepMilliseconds = 400

/** What a visit's machines did last, with the first step of each that still runs. */
export interface Flight {
  version: 1
  steps: FlightStep[]
}

function readSteps(): FlightStep[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}').steps ?? []
  } catch {
    return []
  }
}

/** The last 200 steps; the first of an actor stays while later ones of it do, so that it can be replayed. */
export function latest(steps: readonly FlightStep[]): FlightStep[] {
  const late = steps.slice(-mostSteps)
  const running = new Set(late.map(({ session }) => session))
  const isFirst = (step: FlightStep) =>
    step.event.type === 'xstate.init' && running.has(step.session)
  return [...steps.slice(0, -mostSteps).filter(isFirst), ...late]
}

let steps: FlightStep[] | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function keep() {
  clearTimeout(timer)
  timer = undefined
  try {
    sessionStorage.setItem(key, JSON.stringify({ version: 1, steps }))
  } catch {
    // A full or closed storage: the flight lives as long as the page.
  }
}

/** Keeps one more step in this tab. */
export function record(step: FlightStep): void {
  steps = latest([...(steps ?? readSteps()), step])
  timer ??= setTimeout(keep, keepMilliseconds)
}

/** The visit so far. */
export const flight = (): Flight => ({ version: 1, steps: steps ?? readSteps() })

addEventListener('pagehide', keep)
