import { expect, type Locator } from '@playwright/test'

/** Asserts that an element is visible, and scrolls it into the screenshot of its state. */
export async function expectInScreenshot(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}
