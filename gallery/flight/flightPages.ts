import type { FlightActor, FlightStep } from './flightFile.ts'

/** The machines of one page, from its opening to its end. */
export interface FlightPart {
  page: string
  from: number
  to: number
  /** Machines that changed their state, grouped by machine. */
  changed: FlightActor[][]
  /** Machines that stayed in their initial state. */
  unchanged: FlightActor[]
}

export const allSteps = ({ steps, rest }: FlightActor): FlightStep[] => [...steps, ...rest]

const hasChanged = (actor: FlightActor) =>
  new Set(allSteps(actor).map(({ value }) => JSON.stringify(value))).size > 1

/** The pages of a visit, newest first: the failure is on the last page. */
export function flightPages(actors: readonly FlightActor[]): FlightPart[] {
  const pages = Map.groupBy(actors, ({ session }) => session.split(' ')[0] ?? '')
  const parts = [...pages].map(([page, all]) => {
    const times = all.flatMap(allSteps).map(({ at }) => at)
    const changed = Map.groupBy(all.filter(hasChanged), ({ machine }) => machine)
    return {
      page,
      from: Math.min(...times),
      to: Math.max(...times),
      changed: [...changed.values()],
      unchanged: all.filter((actor) => !hasChanged(actor)),
    }
  })
  return parts.toSorted((a, b) => b.from - a.from)
}
