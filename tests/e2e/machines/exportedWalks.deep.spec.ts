import { expect } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'
import { exported, runExported } from '../../support/reproduction/exportedTest.ts'

interface Walk {
  title: string
  machine: string
  /** The example that the simulation starts from; the first one by default. */
  start?: string
  /** The events to choose, each with the state after it. */
  steps: readonly (readonly [event: RegExp, state: string])[]
  /** By how much the clock is advanced after them. */
  seconds?: number
  /** A change that breaks the shop's code: what to replace in it by what. */
  bug: readonly [pattern: RegExp, replacement: string]
  /** The step that differs in the broken shop. */
  difference: string
}

const walks: readonly Walk[] = [
  {
    title: 'with timers',
    machine: 'orderPayment',
    start: 'a QR payment',
    steps: [
      [/^readPayment done.*pending.*60/, 'qr › shown › waiting'],
      [/^after pollInterval/, 'qr › shown › polling'],
      [/^readPayment done.*pending.*60/, 'qr › shown › waiting'],
      [/^page\.hidden/, 'qr › shown › paused'],
      [/^after deadline/, 'qr › verifying'],
      [/^readPayment done.*expired/, 'qr › expired'],
    ],
    bug: [/pollInterval:5e3/g, 'pollInterval:5e6'],
    difference: 'after pollInterval',
  },
  {
    title: 'with a tick of a timer that no tour plans',
    machine: 'countdown',
    steps: [
      [/^after tick/, 'running'],
      [/^page\.shown/, 'running'],
      [/^deadline\.changed.*1767225600000/, 'expired'],
    ],
    bug: [/Math\.max\(0,(\w+)-(\w+)\(\)\)/g, 'Math.max(9,$1-$2())'],
    difference: 'deadline.changed',
  },
  {
    title: 'with guards',
    machine: 'cart',
    steps: [
      [/^refreshCart done.*"a"/, 'loaded › settled'],
      [/^removal\.requested.*a/, 'confirming'],
      [/^cart\.invalidated/, 'refreshing'],
      [/^refreshCart done.*\[\]/, 'settled'],
      [/^removal\.confirmed/, 'removal › idle'],
    ],
    bug: [/isKnown:\(/g, 'isKnown:()=>!1,ignored:('],
    difference: 'removal.requested',
  },
  {
    title: 'with a network failure',
    machine: 'session',
    steps: [
      [/^readProfile done.*ploy/, 'signedIn'],
      [/^profile\.invalidated/, 'rechecking'],
      [/^readProfile error/, 'signedIn'],
      [/^mutation\.unauthorized/, 'awaitingSignIn'],
      [/^signIn\.cancelled/, 'rechecking'],
    ],
    bug: [/isSignedIn:\(/g, 'isSignedIn:()=>!1,ignored:('],
    difference: 'readProfile error',
  },
  {
    title: 'with a question of the browser',
    machine: 'stores',
    steps: [
      [/^location\.requested/, 'locating'],
      [/^locate error/, 'denied'],
      [/^location\.requested/, 'locating'],
      [/^locate done/, 'known'],
      [/^store\.selected.*ekkamai/, 'detail'],
      [/^store\.deselected/, 'overview'],
    ],
    bug: [/navigator\.geolocation\.getCurrentPosition\(/g, '((_, deny) => deny(Error()))('],
    difference: 'locate done',
  },
  {
    title: 'with a response that is late',
    machine: 'navigation',
    steps: [
      [/^address\.changed.*\/stores.*nothing/, 'stale'],
      [/^after skeletonDelay/, 'skeleton'],
      [/^loadPage done/, 'shown'],
    ],
    bug: [/skeletonDelay:300/g, 'skeletonDelay:3e5'],
    difference: 'after skeletonDelay',
  },
  {
    title: 'through the header',
    machine: 'overlays',
    steps: [
      [/^bag\.opened/, 'bag'],
      [/^overlay\.closed/, 'none'],
      [/^search\.opened/, 'search'],
    ],
    bug: [/target:(.)\.search\1/g, 'target:$1.bag$1'],
    difference: 'search.opened',
  },
  {
    title: 'until Undo disappears, by the clock',
    machine: 'removedLine',
    seconds: 5,
    steps: [],
    bug: [/undoTime:5e3/g, 'undoTime:5e6'],
    difference: 'after undoTime',
  },
]

/** A hook that changes the shop's code. */
const breaking = ([pattern, replacement]: Walk['bug']) => `
import { test } from '#tests/support/pages/browserTest.ts'
test.beforeEach(({ page }) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(${pattern}, ${JSON.stringify(replacement)})
    await route.fulfill({ response, body })
  }),
)
`

for (const { title, machine, start, steps, seconds, bug, difference } of walks)
  test(`a walk of the ${machine} machine ${title} is exported as a test, which fails when the shop differs`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`/_machines/${machine}`)
    const panel = page.getByRole('region', { name: 'Simulation' })
    if (start) await panel.getByRole('combobox', { name: 'From' }).selectOption(start)
    for (const [event, state] of steps) {
      await panel.getByRole('button', { name: event }).first().click()
      await expect(panel.getByRole('paragraph').first()).toContainText(state)
    }
    if (seconds) {
      await panel.getByLabel('Advance by').fill(String(seconds))
      await panel.getByRole('button', { name: 'Advance' }).click()
    }
    const text = await exported(page)
    const inShop = await runExported(text)
    expect(inShop.output).toContain('1 passed')
    const inBrokenShop = await runExported(text + breaking(bug))
    expect(inBrokenShop.passed).toBe(false)
    expect(inBrokenShop.output).toContain(difference)
  })
