import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { nodesOf } from '@vitrine/machines/tools/machineStructure.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible, fontsOf, problemsOf } from '@vitrine/tests/support/pages/storefront.ts'

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 }

test('the gallery lists every machine, and its search covers states, events and clauses', async ({
  page,
  isMobile,
}) => {
  const problems = problemsOf(page)
  await page.goto('/_machines')
  const cards = page.getByRole('list', { name: 'Machines' }).getByRole('listitem')
  await expect(cards).toHaveCount(machineCatalog.length)
  // Each has its own diagram: its states and transitions.
  const drawings = cards.locator('svg')
  const shapes = await drawings.evaluateAll((all) =>
    all.map((svg) => svg.querySelectorAll('rect').length),
  )
  for (const [index, { machine }] of machineCatalog.entries())
    expect(shapes[index], machine.id).toBeGreaterThanOrEqual(nodesOf(machine).length - 1)
  const outlines = await drawings.evaluateAll((all) =>
    all.map((svg) =>
      [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    ),
  )
  expect(new Set(outlines).size).toBe(machineCatalog.length)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('sold out')
  await expect(page.getByRole('link', { name: /^selection/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^stores/ })).toBeHidden()
  await page.getByRole('searchbox').fill('HH:MM:SS')
  await expect(page.getByRole('link', { name: /^countdown/ })).toBeVisible()
  await page.getByRole('searchbox').fill('เวลาที่เหลือ')
  await expect(page.getByRole('link', { name: /^countdown/ })).toBeVisible()
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByText('No results for “zebra”.')).toBeVisible()
  await page.getByRole('searchbox').fill('sold out in')
  await page.getByRole('link', { name: /^Sold out in the meantime/ }).click()
  const state = page.getByRole('region', { name: 'adding', exact: true })
  await expect(state).toBeInViewport()
  await expect(state.getByText('“กำลังเพิ่มลงถุง…”')).toBeVisible()
  // The diagram shows it, too, with its whole clause.
  const image = page.getByRole('region', { name: /^Diagram of selection/ })
  const adding = image.locator('[data-state="selection.adding"]')
  const overflow = async () => {
    const [frame, state] = await Promise.all([boxOf(image), boxOf(adding)])
    return Math.max(
      frame.x - state.x,
      frame.y - state.y,
      state.x + state.width - frame.x - frame.width,
      state.y + state.height - frame.y - frame.height,
    )
  }
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  if (!isMobile) {
    await adding.hover()
    const clause = page.getByText(/^product\.add\.once/).first()
    const overflow = () =>
      clause.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect.poll(overflow, 'hidden pixels of the clause').toBe(0)
  }
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('sold out in')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: /^listing/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('listing')
  expect(problems).toEqual([])
})

test('the gallery preloads and uses the shop’s fonts', { tag: ['@deep', '@phone'] }, async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.woff2')) loaded.push(response.url())
  })
  await page.goto('/_machines')
  const preloads = page.locator('link[rel=preload][as=font]')
  const preloaded = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ href }) => href),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The page's own script loads the preloaded fonts too, and that of Thai labels; each is loaded once.
  expect(loaded).toEqual(expect.arrayContaining(preloaded))
  expect(loaded.toSorted()).toEqual([...new Set(loaded)].sort())
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')])
  expect(await fontsOf(page, 'main p')).toEqual(['Anuphan'])
})

test('a machine is simulated event by event, and the copied link restores the state', async ({
  page,
  context,
}) => {
  await page.goto('/_machines/listing')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByText('loading › skeleton', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: /^loadPages done.*pageCount 3/ }).click()
  await expect(panel.getByText('shown › ready', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'end.reached' }).click()
  await expect(panel.getByText('shown › loadingMore', { exact: true })).toBeVisible()
  await expect(panel.getByText('{"from":2,"to":2}')).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(page.url())
  const same = other.getByRole('region', { name: 'Simulation' })
  await expect(same.getByText('shown › loadingMore', { exact: true })).toBeVisible()
  await same.getByRole('button', { name: 'a first visit' }).click()
  await expect(same.getByText('loading › skeleton', { exact: true })).toBeVisible()
})

test('a transition is taken from the table by keyboard, and a state shows its copy and clause', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/_machines/overlays')
  const table = page.getByRole('region', { name: 'Table of transitions' })
  const overflow = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow, 'pixels that are visible only after scrolling').toBe(0)
  await table.getByRole('button', { name: 'bag.opened' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByText('bag', { exact: true })).toBeVisible()
  const states = page.getByRole('region', { name: 'Table of states' })
  await states.getByRole('button', { name: 'bag', exact: true }).click()
  const detail = page.getByRole('region', { name: 'bag', exact: true })
  await expect(detail.getByRole('blockquote')).toContainText('frame.overlay.cart')
  await expect(detail.getByRole('heading')).toBeFocused()
  await expect(detail).toBeInViewport()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Back' }).click()
  await expect(panel.getByText('bag', { exact: true })).toBeVisible()
  const row = states.getByRole('row', { name: /^bag/ })
  await expect(row.getByRole('button', { name: 'bag' })).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  // An event in the diagram can be clicked, too.
  await page.locator('[data-transition]').filter({ hasText: 'menu.opened' }).click()
  await expect(panel.getByText('menu', { exact: true })).toBeVisible()
})

test('an impossible step of a link shows an error, and the steps before it stay', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  await page.goto('/_machines/overlays?step=bag.opened&step=nonsense')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByRole('alert')).toContainText('nonsense')
  await expect(panel.getByText('bag', { exact: true })).toBeVisible()
})

test('a machine is exported as an image, as Mermaid and as JSON', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  await page.goto('/_machines/countdown')
  const files = { SVG: 'svg', PNG: 'png', Mermaid: 'mmd', 'JSON for Stately': 'json' }
  const downloads: Record<string, Buffer> = {}
  for (const [name, extension] of Object.entries(files)) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`countdown.${extension}`)
    downloads[extension] = await readFile(await (await download).path())
  }
  expect(downloads['svg']?.toString().match(/url\(data:font\/woff2;base64,\w/g)).toHaveLength(2)
  expect(downloads['png']?.subarray(1, 4).toString()).toBe('PNG')
  expect(downloads['mmd']?.toString()).toMatch(/^stateDiagram-v2/)
  expect(JSON.parse(String(downloads['json']))).toMatchObject({ initial: 'running', context: {} })
})

test('a diagram is moved by keys, describes its state, and shows the coverage of tests', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  const state = { id: 'cart.content.loading', tests: ['the bag opens'] }
  const level = [
    {
      machine: 'cart',
      states: [
        { ...state, screens: { phone: 'cart/loading.jpeg' } },
        { id: 'cart.removal', tests: [], excluded: 'It is one of its parts' },
      ],
      transitions: [],
    },
  ]
  const failure = {
    ...{ machine: 'cart', items: ['cart.removal'], project: 'machines', title: 'the journal' },
    ...{ status: 'failed', message: 'recorded: "settled"' },
  }
  await page.route('**/_machines/coverage.json', (route) =>
    route.fulfill({
      json: {
        verdicts: { cart: 'failed', search: 'passed' },
        reports: [{ name: 'unit', date: '2026-11-24T01:10:00.000Z' }],
        ...{ machines: [], browser: level, failures: [failure] },
      },
    }),
  )
  await page.goto('/_machines/cart')
  const frame = page.getByRole('region', { name: /^Diagram of cart/ })
  const loading = frame.locator('[data-state="cart.content.loading"]')
  const loadingBox = () => boxOf(loading)
  await expect(loading).toHaveAttribute('data-active', 'state')
  await frame.focus()
  // A fitted diagram is not animated any more.
  await page.keyboard.press('0')
  const before = await loadingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await loadingBox()).x - before.x)).toBe(-60)
  await page.keyboard.press('+')
  await expect.poll(async () => (await loadingBox()).width / before.width).toBeCloseTo(1.25)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(async () => (await loadingBox()).width / before.width).toBeCloseTo(1)
  await page.keyboard.press('0')
  await expect(loading).toBeInViewport()
  await expect(frame, 'one finger scrolls the page').toHaveCSS('touch-action', 'pan-y')
  await expect(page.getByText('Skeletons in the bag; no count yet').first()).toBeInViewport()
  const { x } = await loadingBox()
  await frame.hover()
  await page.mouse.down()
  const corner = await boxOf(frame)
  await page.mouse.move(corner.x + corner.width / 2 + 40, corner.y + corner.height / 2)
  await page.mouse.up()
  await expect.poll(async () => Math.round((await loadingBox()).x - x)).toBe(40)
  // Composed guards are named in the build, too.
  await expect(page.getByRole('cell', { name: 'not isBusy and isStale' })).toBeVisible()

  await page.getByText('Tested', { exact: true }).click()
  const failures = page.getByRole('region', { name: 'Failed tests' })
  await expect(failures).toContainText('1 test failed')
  const removal = frame.locator('[data-state="cart.removal"]')
  await expect(removal).toHaveAttribute('data-coverage', 'failed')
  await expect(loading).not.toHaveAttribute('data-coverage')
  await page.getByText('Tested in a browser').click()
  await expect(page.getByRole('list', { name: 'Coverage legend' })).toBeVisible()
  await expect(loading).toHaveAttribute('data-coverage', 'covered')
  const table = page.getByRole('region', { name: 'Table of states' })
  await expect(table).toContainText('excluded: It is one of its parts')
  await expectAccessible(page)
  await table.getByRole('button', { name: 'loading', exact: true }).click()
  const screen = page.getByRole('region', { name: 'content › loading' }).getByRole('link')
  await expect(screen).toHaveAttribute('href', '/_machines/screens/cart/loading.jpeg')

  await page.goto('/_machines')
  const reports = page.getByRole('list', { name: 'Reports of the last run' })
  await expect(reports).toHaveText('Tests (Vitest), 24 November 2026, 01:10 UTC')
  const report = reports.getByRole('link', { name: 'Tests (Vitest)' })
  await expect(report).toHaveAttribute('href', '/_machines/runs/unit/index.html')
  for (const verdict of ['failed', 'passed'])
    await expect(page.getByText(verdict, { exact: true })).toBeVisible()
})

test('the legend explains what the diagram contains', { tag: ['@deep', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/_machines/checkout')
  const legend = page.getByRole('region', { name: 'Legend' })
  for (const text of ['initial state', 'final state', 'always', '… done', '… error'])
    await expect(legend.getByText(text, { exact: true })).toBeVisible()
  await expect(legend).toContainText('guard: the transition is taken only if it passes')
  await expect(legend).not.toContainText('wildcard')
})

test('two tabs are listed separately, and a closed one is marked', {
  tag: ['@deep', '@phone'],
}, async ({ page: gallery, context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, two]) await tab.goto('/sign-in')
  await gallery.goto('/_machines/overlays?live=1')
  const panel = gallery.getByRole('region', { name: 'The shop, live' })
  const choice = panel.getByLabel('Follow')
  await expect(choice.getByRole('option')).toHaveText(['Tab 1', 'Tab 2'])
  await expect(panel.getByRole('list').getByRole('button').first()).toBeVisible()
  await choice.selectOption('Tab 2')
  await two.close()
  await one.close()
  await expect(panel.getByRole('status')).toContainText('No open tab runs this machine.')
  await expect(panel.getByRole('option', { name: 'Tab 2 (stopped)' })).toBeAttached()
  await expectAccessible(gallery)
  // Earlier steps are still shown, in the diagram too.
  const shown = gallery.locator('[data-state="overlays.none"]')
  await expect(shown).not.toHaveAttribute('data-active')
  await panel.getByRole('list').getByRole('button').last().click()
  await expect(shown).toHaveAttribute('data-active', 'state')
})

test('the dark theme persists across pages and is as readable as the light one', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/_machines/session')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expectAccessible(page)
  await page.goto('/_machines')
  await expect(page.getByRole('button', { name: 'Light' })).toBeVisible()
  await expectAccessible(page)
})
