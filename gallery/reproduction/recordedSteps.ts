import type { ExportedStep, LiveStep } from '../machines/simulate/liveStep.ts'

/** A step of an actor; `times` counts equal events that were combined into it. */
type Step = LiveStep & { times?: number }

/** The steps of one actor that changed something after its start, oldest first. */
export const exportedSteps = (steps: readonly Step[]): ExportedStep[] =>
  steps
    .filter(({ event, taken }) => !/^xstate\.(init|stop)$/.test(event.type) && taken.length > 0)
    .flatMap(({ event, value, times = 1 }) =>
      Array.from({ length: times }, () => ({ event: event.type, state: value })),
    )
