import { expect, type Locator } from '@playwright/test'

/** Asserts that something is seen, and brings it into the picture of its state. */
export async function present(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}
