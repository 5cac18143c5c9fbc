import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The amount in baht that a card asks for, from its text. */
export function priceOf(text: string): number {
  const [, amount = ''] = /฿([\d,]+)/.exec(text) ?? []
  return Number(amount.replaceAll(',', ''))
}

/** Opens a page without the code that makes it come alive; the answer lets that through. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/entryClient*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return wake
}

/** Chooses a swatch by its label. */
export async function pick(scope: Page | Locator, label: string) {
  const radio = scope.getByRole('radio', { name: label, exact: true })
  // A press before the page has come alive is undone by it: press until it stays.
  await expect(async () => {
    await radio.check({ timeout: 1000 })
    await expect(radio).toBeChecked({ timeout: 500 })
  }).toPass()
}

/** Opens a product and puts one piece into the bag. Answers the open bag. */
export async function addToBag(page: Page, slug: string, ...labels: string[]) {
  // What is chosen before the page has come alive may show and not count: begin again until it does.
  await expect(async () => {
    await page.goto(`/product/${slug}`, { waitUntil: 'domcontentloaded' })
    for (const label of labels) await pick(page, label)
    await page.getByRole('button', { name: 'Add to bag' }).click({ timeout: 3000 })
  }).toPass()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag).toBeVisible()
  return bag
}

/** Runs in the page: what comes up from now on, such as a toast, is there at once; half faded, no text has its contrast. */
function withoutMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
  )
  document.adoptedStyleSheets.push(sheet)
  Object.assign(window, { motionSheet: sheet })
}

/** Runs in the page: takes {@link withoutMotion} back. */
function withMotion() {
  const sheet = Reflect.get(window, 'motionSheet')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
}

/** Runs in the page: waits for what fades or slides to its end. */
async function untilStill() {
  const ends = document.getAnimations().map(async (animation) => {
    const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : {}
    // What is folded away keeps its motion until it is shown.
    if (isEndless || animation.playState !== 'running' || !target?.checkVisibility()) return
    // One that is called off has ended, too.
    await animation.finished.catch(() => undefined)
  })
  await Promise.all(ends)
}

/** Runs in the page: elsewhere the header may cover half a link, which axe takes for too small a target. */
async function toTheTop() {
  scrollTo({ top: 0, behavior: 'instant' })
  // The header hears of it in the next frame and is drawn anew in the one after.
  for (const _ of ['heard', 'drawn']) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Nothing on the page breaks WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page) {
  await page.evaluate(toTheTop)
  await page.evaluate(withoutMotion)
  await page.evaluate(untilStill)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const violations = await page.evaluate(breaches)
  await page.evaluate(withMotion)
  expect(violations).toEqual([])
}

/** Runs in the page: the rules it breaks, each with the elements that do. */
async function breaches() {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(
    // A toast that fades away has been read.
    { exclude: ['[data-kind][hidden]'] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Of what is right no list is made, and no rule of these needs the style sheets by themselves: half the time.
      resultTypes: ['violations'],
      preload: false,
    },
  )
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Said by the browser tests' own set-up: a page that a worker keeps would not be the page under test. */
const ofOurMaking = /Service Worker registration blocked by Playwright/

/** A picture that was not drawn in time; the page asks for it again. */
const isLate = (message: ConsoleMessage) =>
  / 503 /.test(message.text()) && new URL(message.location().url).pathname.startsWith('/media/')

/** What the browser complained of while a test ran. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    const isOurs = ofOurMaking.test(message.text())
    if (isComplaint && !isOurs && !isLate(message)) complaints.push(message.text())
  })
  return complaints
}

/** The names of the downloaded faces that an element is drawn with; what the machine had itself is named so. */
export async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  const names = fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of this machine`,
  )
  return [...new Set(names)]
}
