import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The price in the text of a card, in baht. */
export function parsePrice(text: string): number {
  const [, amount = ''] = /฿([\d,]+)/.exec(text) ?? []
  return Number(amount.replaceAll(',', ''))
}

/** Opens a page, holds back the code that hydrates it, and returns a function that releases the code. */
export async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  let hydrate = () => {}
  const hydrationAllowed = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/assets/entryClient*', async (route) => {
    await hydrationAllowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return hydrate
}

/**
 * Presses `opener` until `shown` is visible, once its code can be loaded again: browsers may reject a file that failed
 * until the page is loaded again (whatwg/html issue 6768), which the shop does at most once a minute.
 */
export async function openWithLoadableCode(opener: Locator, shown: Locator) {
  const page = opener.page()
  await page.unrouteAll()
  await page.evaluate(() => sessionStorage.removeItem('reloaded'))
  await expect(async () => {
    if (!(await shown.isVisible())) await opener.click({ timeout: 1000 })
    await expect(shown).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Chooses a swatch by its label. */
export async function pick(scope: Page | Locator, label: string) {
  const radio = scope.getByRole('radio', { name: label, exact: true })
  // Hydration undoes an earlier click: repeat until the swatch stays checked.
  await expect(async () => {
    await radio.check({ timeout: 1000 })
    await expect(radio).toBeChecked({ timeout: 500 })
  }).toPass()
}

/** Opens a product, adds it to the bag, and returns the open bag. */
export async function addToBag(page: Page, slug: string, ...labels: string[]) {
  // A choice before hydration may be visible without effect: repeat until it takes effect.
  await expect(async () => {
    await page.goto(`/product/${slug}`, { waitUntil: 'domcontentloaded' })
    for (const label of labels) await pick(page, label)
    await page.getByRole('button', { name: 'Add to bag' }).click({ timeout: 3000 })
  }).toPass()
  const cart = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(cart).toBeVisible()
  return cart
}

/** Runs in the page: disables animations, since half-faded text lacks contrast. */
function withoutMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
  )
  document.adoptedStyleSheets.push(sheet)
  Object.assign(window, { motionSheet: sheet })
}

/** Runs in the page: reverts {@link withoutMotion}. */
function withMotion() {
  const sheet = Reflect.get(window, 'motionSheet')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (adoptedStyleSheet) => adoptedStyleSheet !== sheet,
  )
}

/** Runs in the page: waits for running animations to end. */
async function untilStill() {
  const ends = document.getAnimations().map(async (animation) => {
    const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : {}
    // The animation of a collapsed element waits until the element is shown.
    if (isEndless || animation.playState !== 'running' || !target?.checkVisibility()) return
    // A cancelled animation has ended, too.
    await animation.finished.catch(() => undefined)
  })
  await Promise.all(ends)
}

/** Runs in the page: scrolls to the top, because a link half covered by the header is too small a target for axe. */
async function toTheTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  // The header is notified in the next frame and rendered in the one after.
  for (const _ of ['notified', 'rendered'])
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Asserts that axe finds no violation of WCAG 2.2 AA on the page, with the subject, such as a state, in the message.
 */
export async function expectAccessible(page: Page, subject = '', exclude: string[] = []) {
  await page.evaluate(toTheTop)
  await page.evaluate(withoutMotion)
  await page.evaluate(untilStill)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const violations = await page.evaluate(findViolations, exclude)
  await page.evaluate(withMotion)
  expect(violations, subject).toEqual([])
}

/** Runs in the page: the violated rules with their elements. */
async function findViolations(exclude: string[]) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(
    // A toast that is fading out has low contrast.
    { exclude: ['[data-kind][hidden]', ...exclude] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Halves the time: passed rules are not listed, and these rules need no preloaded style sheets.
      resultTypes: ['violations'],
      preload: false,
    },
  )
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))
}

/** Caused by the tests' configuration, which blocks service workers. */
const causedByTests = /Service Worker registration blocked by Playwright/

/** The browser's warnings about preloaded images when images are off: one at once, one some seconds later. */
const imagesAreOff = /because image loading is disabled/
const unusedImage = /\/media\/\S+ was preloaded using link preload but not used/

/** An image that was not sent in time; the page requests it again. */
const isMissingImage = (message: ConsoleMessage) =>
  / 503 /.test(message.text()) && new URL(message.location().url).pathname.startsWith('/media/')

/** Collects the errors and warnings of a page's console. */
export function recordProblems(page: Page): string[] {
  const problems: string[] = []
  let hasImages = true
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (imagesAreOff.test(text)) hasImages = false
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    const isExpected =
      causedByTests.test(text) ||
      (!hasImages && (imagesAreOff.test(text) || unusedImage.test(text)))
    if (isProblem && !isExpected && !isMissingImage(message)) problems.push(text)
  })
  return problems
}
