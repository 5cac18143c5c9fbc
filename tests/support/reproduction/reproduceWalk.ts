import { walkTour } from '../browser/describeInBrowser.ts'
import { test } from '../pages/browserTest.ts'
import { machineModel } from './models.ts'
import { type RecordedStep, tourAlong } from './tourAlong.ts'

interface Walk {
  title: string
  machine: string
  /** The steps after the machine's start. */
  steps: readonly RecordedStep[]
}

/**
 * Declares a test that takes a simulated or recorded walk in the real shop, as a shopper, with fault switches for
 * failures and the clock for timers, and that fails when the shop reaches another state, or does not show it.
 */
export function reproduceWalk({ title, machine, steps }: Walk): void {
  test.describe(title, () => {
    // Tests cannot hold back requests of a service worker.
    test.use({ serviceWorkers: 'block' })

    test(`${machine} does what was recorded`, async ({ page, isMobile }) => {
      test.setTimeout(150_000)
      const model = machineModel(machine, isMobile)
      await walkTour(model, tourAlong(model, steps), page, false)
    })
  })
}
