import { expect, type Locator } from '@playwright/test'
import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible, recordProblems } from '@vitrine/tests/support/pages/storefront.ts'

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 }

test('the gallery lists every machine, and its search covers states, events and clauses', async ({
  page,
  isMobile,
}) => {
  const problems = recordProblems(page)
  await page.goto('/_machines')
  const cards = page.getByRole('list', { name: 'Machines' }).getByRole('listitem')
  await expect(cards).toHaveCount(machineCatalog.length)
  // Each has its own diagram: its states and transitions.
  const drawings = cards.locator('svg')
  const shapes = await drawings.evaluateAll((all) =>
    all.map((svg) => svg.querySelectorAll('rect').length),
  )
  for (const [index, { machine }] of machineCatalog.entries())
    expect(shapes[index], machine.id).toBeGreaterThanOrEqual(stateNodes(machine).length - 1)
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
  tag: '@all',
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
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await page.locator('[data-transition]').filter({ hasText: 'menu.opened' }).click()
  await expect(panel.getByText('menu', { exact: true })).toBeVisible()
})

test('two tabs are listed separately, and a closed one is marked', {
  tag: '@all',
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
