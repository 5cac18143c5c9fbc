import type { FlightActor, FlightStep } from './flightFile.ts'

/** What the machines of one page did, from its opening to its end. */
export interface FlightPart {
  page: string
  from: number
  to: number
  /** Machines that went somewhere, those of one kind together. */
  moved: FlightActor[][]
  /** Machines that stayed in the state in which they began. */
  stayed: FlightActor[]
}

export const allSteps = ({ steps, rest }: FlightActor): FlightStep[] => [...steps, ...rest]

const hasMoved = (actor: FlightActor) =>
  new Set(allSteps(actor).map(({ value }) => JSON.stringify(value))).size > 1

/** The pages of a visit, the last first: that is where it failed. */
export function pagesOf(actors: readonly FlightActor[]): FlightPart[] {
  const pages = Map.groupBy(actors, ({ session }) => session.split(' ')[0] ?? '')
  const parts = [...pages].map(([page, all]) => {
    const times = all.flatMap(allSteps).map(({ at }) => at)
    const moved = Map.groupBy(all.filter(hasMoved), ({ machine }) => machine)
    return {
      page,
      from: Math.min(...times),
      to: Math.max(...times),
      moved: [...moved.values()],
      stayed: all.filter((actor) => !hasMoved(actor)),
    }
  })
  return parts.toSorted((one, other) => other.from - one.from)
}
