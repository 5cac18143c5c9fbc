import { type Browser, expect, type Page } from '@playwright/test'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { sendSlip } from '@vitrine/cms/tests/support/slip.ts'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { withImages } from '@vitrine/tests/support/browser/launchOptions.ts'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '@vitrine/tests/support/pages/customers.ts'
import { command, staff } from '@vitrine/tests/support/pages/outbox.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import sharp from 'sharp'
import {
  cmsUrl,
  expectFits,
  notice,
  staffPassword as password,
  press,
  setPassword,
} from './support/officePages.ts'

test.use({ launchOptions: withImages })

/** Opens the back office as its first person. */
const enter = async (page: Page) =>
  setPassword(page, /http\S+/.exec(await command('password', 'owner'))?.[0] ?? '')

/** Opens a page by the navigation, which is a drawer on windows below 1024 px. */
async function open(page: Page, title: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

const secondPage = async (browser: Browser, page: Page) =>
  (await browser.newContext({ storageState: await page.context().storageState() })).newPage()

/**
 * Delays all requests of a page but those of one step, so that it cannot show a change before, and returns a function
 * that sends them.
 */
async function holdReadings(page: Page, step: string) {
  const released = Promise.withResolvers<void>()
  await page.route('**/staff/*', async (route) => {
    if (!route.request().url().endsWith(`/staff/${step}`)) await released.promise
    await route.continue()
  })
  return () => released.resolve()
}

test.describe.configure({ mode: 'serial' })

test('a merchant takes an order from its slip to delivery by keyboard, and a step on an outdated page is rejected', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  covers(
    'office.queues',
    'office.slips',
    'office.search',
    'office.order',
    'office.steps',
    'office.papers',
    'office.correct',
    'office.conflict',
    'office.figures',
    'office.keyboard',
    'security.staff.link',
  )

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  const { width, height } = { width: 480, height: 720 }
  const background = { r: order.total % 200, g: 120, b: 160 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const cookies = await page.context().cookies()
  const customer = createShopper(cmsUrl(), new Map(cookies.map(({ name, value }) => [name, value])))
  await sendSlip(customer, { orderId: order.id }, { bytes }, { transferAmount: '1' })

  await enter(page)
  const chart = page.getByRole('img', { name: /^Revenue and refunds by hour: ฿/ })
  await expect
    .poll(() =>
      chart.evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean),
      ),
    )
    .toBe(true)
  const card = page.getByRole('listitem').filter({ hasText: `Order ${order.id}` })
  await expect(card).toContainText('differs')
  const image = card.getByRole('img', { name: `Slip of order ${order.id}` })
  await expect
    .poll(() =>
      image.evaluate((hTMLImageElement: HTMLImageElement) => hTMLImageElement.naturalWidth),
    )
    .toBe(480)
  await expectAccessible(page, 'back office, work')
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toBeAttached()
  await expectFits(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Work' })).toBeVisible()
  await expectAccessible(page, 'back office, menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.setViewportSize(size)
  const other = await secondPage(browser, page)
  await other.goto(`${cmsUrl()}/admin/#/orders/${order.id}`)
  await expect(other.getByRole('button', { name: 'Approve the slip' })).toBeVisible()
  const goOn = await holdReadings(other, 'act')
  await card.getByRole('button', { name: 'Approve' }).focus()
  await page.keyboard.press('Enter')
  await notice(page, `Order ${order.id} is Processing now.`)
  const step = other.waitForRequest('**/staff/act')
  await press(other, 'Approve the slip')
  await step
  goOn()
  await notice(other, /^This order was changed by Owner at/)
  await expect(other.getByRole('button', { name: 'Pack', exact: true })).toBeVisible()
  await other.context().close()

  await page.getByRole('searchbox', { name: 'Find an order' }).fill(order.email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `Order ${order.id}` }).click()
  await expect(page.getByRole('heading', { name: `Order ${order.id}`, level: 1 })).toBeVisible()
  await expectAccessible(page, 'back office, order')
  await press(page, 'Pack')
  await notice(page, `Order ${order.id} is Packing now.`)
  await press(page, 'Send')
  const dialog = page.getByRole('dialog', { name: `Send: order ${order.id}` })
  await dialog.getByLabel('Carrier').fill('Flash Express')
  await dialog.getByLabel('Tracking number').fill('no')
  await press(page, 'Record the parcel')
  const number = dialog.getByLabel('Tracking number')
  await expect(number).toHaveAccessibleDescription(/5 to 40 letters/)
  await expect(number).toBeFocused()
  await expectAccessible(page, 'back office, dialog')
  await number.fill('TH0123456789')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'TH0123456789' })).toBeVisible()
  await press(page, 'Delivered')
  await notice(page, `Order ${order.id} is recorded as delivered.`)
  await expect(page.getByRole('listitem').filter({ hasText: 'approved the slip' })).toContainText(
    'Checking Payment → Processing',
  )
  await press(page, 'Correct address, phone or email')
  const correction = page.getByRole('dialog', { name: `Correct order ${order.id}` })
  await correction.getByLabel('First name').first().fill('Malee')
  await correction.getByLabel('Why, for the history').fill('Called')
  await page.keyboard.press('Enter')
  await notice(page, `Order ${order.id} is corrected: delivery first name.`)
  const papers = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Packing slip' }).click()
  await expect((await papers).getByRole('heading')).toHaveText(`Packing slip, order ${order.id}`)
})

test('photographs, a price and stock reach the shop within seconds, and a second person is told', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  covers('office.photographs', 'office.notice')

  await page.goto('/product/jade-drop-earrings')
  await enter(page)
  await page.goto(`${cmsUrl()}/admin/#/products/AS-A915`)
  // Another photograph when the test is repeated.
  const background = { r: Date.now() % 200, g: 125, b: 88 }
  const bytes = await sharp({
    create: { width: 1500, height: 1200, channels: 3, background },
  })
    .jpeg()
    .toBuffer()
  // As a browser does when files are dropped.
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (item) => item.charCodeAt(0))
    data.items.add(new File([content], 'jade.jpg', { type: 'image/jpeg' }))
    return data
  }, bytes.toString('base64'))
  await expect(page.getByRole('heading', { name: 'Photographs' })).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove' })
  while ((await remove.count()) > 0) await remove.first().click()
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByLabel('Text alternative').fill('Jade earrings on linen')
  await page.getByLabel(/^Crop around, from left/).focus()
  await page.keyboard.press('ArrowLeft')
  await expectAccessible(page, 'back office, product')
  await press(page, 'Save photographs')
  await notice(page, 'AS-A915 has 1 photograph now.')
  // Another price when the test is repeated.
  const price = 2800 + (Date.now() % 99)
  await page.getByLabel(/^Price of AS-A915/).fill('3210')
  await page.getByLabel(/^Sale price of AS-A915/).fill(`${price}`)
  const other = await secondPage(browser, page)
  await other.goto(`${cmsUrl()}/admin/#/products/AS-A915`)
  await expect(other.getByLabel(/^Price of AS-A915/)).toBeVisible()
  await other.getByLabel(/^Sale price of AS-A915/).fill('2990')
  const goOn = await holdReadings(other, 'setPrices')
  await press(page, 'Save prices')
  await notice(page, 'The prices of AS-A915 are changed.')
  const step = other.waitForRequest('**/staff/setPrices')
  await press(other, 'Save prices')
  await step
  goOn()
  await notice(other, /^Another person has changed this product since you opened it/)
  await expect(other.getByLabel(/^Sale price of AS-A915/)).toHaveValue('2990')
  await expect(other.getByText(`Theirs: ${price}`)).toBeVisible()
  await other.context().close()
  await page.getByLabel(/^Stock of AS-A915/).fill('0')
  await press(page, 'Save the changes')
  await page.getByRole('dialog').getByLabel('Reason').fill('Counted')
  await page.keyboard.press('Enter')
  await notice(page, 'The stock of 1 variation is changed.')

  await expect(async () => {
    await page.goto('/product/jade-drop-earrings')
    await expect(page.getByRole('img', { name: 'Jade earrings on linen' }).first()).toBeVisible({
      timeout: 1000,
    })
    await expect(page.getByText(`฿${price.toLocaleString('en')}`).first()).toBeVisible({
      timeout: 1000,
    })
    await expect(page.getByRole('button', { name: 'Out of stock' }).first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass({ timeout: 15_000 })
  await expect(page.locator('main img[src*="jade-petal"]')).toHaveCount(0)
  const rows = [{ sku: 'AS-A915', stock: 12, seen: 0 }]
  await staff().run('setStock', { rows, reason: 'Counted' })
})

test('texts reach the shop in both languages, and stay typed when the session ends or a second person saves', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  covers('office.texts', 'office.notice', 'office.keyboard')

  // Other texts when the test is repeated.
  const mark = ` ${Date.now()}`
  const composed = `Recycled brass & gold${mark}`
  await enter(page)
  const address = `${cmsUrl()}/admin/#/products/AS-A916`
  await page.goto(address)
  const texts = page.getByRole('region', { name: 'Texts' })
  const name = texts.getByRole('textbox', { name: 'Name', exact: true })
  const before = await name.inputValue()
  const other = await secondPage(browser, page)
  await other.goto(address)
  const composition = other.getByRole('textbox', { name: 'Composition', exact: true })
  await composition.fill(composed)
  const typedName = other.getByRole('textbox', { name: 'Name', exact: true })
  await typedName.fill(`${before}, typed`)
  await typedName.fill(before)
  await other.context().clearCookies()
  await press(other, 'Save texts')
  const ended = other.getByRole('dialog', { name: 'Sign in' })
  await expect(ended).toContainText('Your session has ended. What you typed is still here.')
  await expectAccessible(other, 'back office, session that has ended')
  await ended.getByLabel('Password').fill(password)
  await other.keyboard.press('Enter')
  await expect(ended).toBeHidden()
  await expect(composition).toHaveValue(composed)
  const goOn = await holdReadings(other, 'setTexts')

  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(mark)
  await texts.getByRole('textbox', { name: 'Name in Thai' }).fill(`ห่วงทอง${mark}`)
  await expectAccessible(page, 'back office, texts')
  await press(page, 'Save texts')
  await notice(page, 'The texts of AS-A916 are changed.')
  await expect(texts.getByRole('button', { name: 'Save texts' })).toBeDisabled()
  const heading = (at: Page, text: string) =>
    expect(async () => {
      const path = at === page ? '/product/gold-hoop-earrings' : '/th/product/gold-hoop-earrings'
      await at.goto(path)
      await expect(at.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  await heading(page, `${before}${mark}`)
  const visitor = await (await browser.newContext()).newPage()
  await heading(visitor, `ห่วงทอง${mark}`)

  const step = other.waitForRequest('**/staff/setTexts')
  await press(other, 'Save texts')
  await step
  goOn()
  await notice(other, /^Another person has changed this product since you opened it/)
  await expect(other.getByRole('alert').getByText('What you typed is still here')).toBeVisible()
  await expect(composition).toHaveValue(composed)
  await expect(other.getByText(`Theirs: ${before}${mark}`)).toBeVisible()
  await expectAccessible(other, 'back office, texts of two people')
  await press(other, 'Save mine over theirs')
  await notice(other, 'The texts of AS-A916 are changed.')
  await heading(page, before)
  await expect(page.getByText(composed)).toBeAttached()
  await other.context().close()
  await visitor.context().close()
})

test('an import shows what it changes, and a draft is seen in the shop before it is published, on a tablet', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  covers(
    'office.stock.import',
    'office.content',
    'office.content.preview',
    'office.content.fields',
    'office.content.schedule',
    'office.content.thai',
    'office.notice',
    'office.library',
    'office.categories',
  )

  test.slow()
  await page.setViewportSize({ width: 820, height: 1180 })
  await enter(page)
  await open(page, 'Stock')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const exported = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of exported) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text).toContain('"sku","product","choices","stock","seen"')
  const [titles = ''] = text.split(/\r?\n/)
  const [line = '', start = '', count] = /^("AS-A914","[^"]*","[^"]*",)"(\d+)".*$/m.exec(text) ?? []
  const stock = Number(count)
  await press(page, 'Import CSV')
  const dialog = page.getByRole('dialog', { name: 'Import stock' })
  const choose = (content: string) =>
    dialog
      .getByLabel('File')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  for (const [content, problem] of [
    ['sku;stock\n\nNO-SUCH-SKU;4\n', 'Line 3: no variation has the SKU NO-SUCH-SKU.'],
    ['sku,stock\nAS-A914,4\n"AS-A914",5', 'Lines 2 and 3 both have the SKU AS-A914.'],
    ['sku,stock\nAS-A914,-3', 'Line 2, column stock: “-3” is not a whole number from 0 (AS-A914).'],
    [
      'sku,stok\nAS-A914,4',
      'The first line must name the columns sku and stock; it names sku, stok.',
    ],
  ] as const) {
    await choose(content)
    await expect(dialog.getByRole('alert').first()).toHaveText(problem)
  }
  const sell = { sku: 'AS-A914', by: -1, reason: 'Sold', key: `sold ${Date.now()}` }
  await staff().run('adjustStock', sell)
  await choose(`sku,stock\nAS-A914,${stock + 5}`)
  await expect(dialog.getByText(/^The file has no column seen/)).toBeVisible()
  await choose(`sku,stock,seen\nAS-A914,0,${stock + 9}`)
  await expect(dialog.getByRole('alert').first()).toHaveText(
    `Line 2: the file takes ${stock + 9} from AS-A914, which has ${stock - 1} now; the export had ${stock + 9}.`,
  )
  // Without the other lines, whose stock other tests change meanwhile.
  const edited = line.replace(`${start}"${stock}"`, `${start}"${stock + 5}"`)
  await choose(`${titles}\n${edited}\n`)
  await expect(dialog.getByRole('status')).toHaveText('1 variation changes')
  await expect(dialog).toContainText(
    `AS-A914: ${stock - 1} → ${stock + 4} (1 sold or taken since the export)`,
  )
  await expect(dialog.getByText(/^The file has no column seen/)).toBeHidden()
  await expectAccessible(page, 'back office, import')
  await dialog.getByLabel('Reason').fill('Delivery')
  await page.keyboard.press('Enter')
  await notice(page, 'The stock of 1 variation is changed.')
  const fits = () => expectFits(page)
  await fits()

  await open(page, 'Content')
  await page.getByRole('searchbox', { name: 'Find content' }).fill('gift')
  await expectAccessible(page, 'back office, content')
  await page.getByRole('link', { name: 'Gift cards' }).click()
  // A new item is open instead of the one before, and stays so when it moves; without items an optional list is left out.
  const items = page.getByRole('group', { name: 'Breadcrumbs' }).locator('details')
  for (const name of ['First', 'Second']) {
    await press(page, 'Add to breadcrumbs')
    await items.last().getByRole('textbox', { name: 'Text', exact: true }).fill(name)
  }
  await press(page, 'First: Second')
  await expect(items.first()).toHaveAttribute('open')
  await expect(items.last()).not.toHaveAttribute('open')
  await expect(items.locator('summary')).toHaveText(['Second', 'First'])
  await press(page, 'Remove: Second')
  await items.last().locator('summary').click()
  await press(page, 'Remove: First')
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('')
  await press(page, 'Save draft')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toBeFocused()
  // Another one when the test is repeated.
  const title = `Gifts ${Date.now()}`
  await page.keyboard.type(title)
  await page.getByRole('textbox', { name: 'Title in Thai' }).first().fill('ของขวัญ')
  await press(page, 'Choose a photograph: Image')
  const background = { r: Date.now() % 200, g: 90, b: 60 }
  const photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page
    .getByRole('dialog', { name: 'Images' })
    .getByLabel('Drop photographs here, or choose files')
    .setInputFiles({ name: 'gifts.jpg', mimeType: 'image/jpeg', buffer: photograph })
  const describing = page.getByRole('dialog', { name: 'Images' })
  await expect(describing.getByRole('img', { name: 'To be described' })).toBeVisible()
  await expectAccessible(page, 'back office, description of an upload')
  await describing.getByLabel('Text alternative').fill('A box with a bow')
  await page.keyboard.press('Enter')
  const image = page.getByRole('group', { name: 'Image' })
  await expect(image.locator('> img')).toBeVisible()
  await expect(image.getByRole('textbox', { name: 'Text alternative', exact: true })).toHaveValue(
    'A box with a bow',
  )
  await expectAccessible(page, 'back office, page')
  await fits()
  const opened = page.waitForEvent('popup')
  await press(page, 'Preview')
  const shop = await opened
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(title)
  const shared = shop.locator('meta[property="og:image:alt"]')
  await expect(shared).toHaveAttribute('content', 'A box with a bow')
  await expectAccessible(shop, 'preview of a draft')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/gift-cards')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await shop.getByRole('link', { name: 'End the preview' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(shop.getByText('This is a draft')).toBeHidden()
  await press(page, 'Publish at a time')
  const schedule = page.getByRole('dialog', { name: 'Publish at a time' })
  await schedule.getByLabel('Time in Bangkok').fill('2040-01-01T09:00')
  await page.keyboard.press('Enter')
  await notice(page, 'pages/gift-cards will be in the shop at 2040-01-01 09:00:00.')
  await open(page, 'Content')
  const row = page.getByRole('row', { name: /pages\/gift-cards/ })
  await expect(row).toContainText('in the shop from 2040-01-01 09:00')
  await row.getByRole('link').click()
  await visitor.goto('/gift-cards')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await press(page, 'Publish')
  await notice(page, 'pages/gift-cards is in the shop.')
  await expect(async () => {
    await visitor.goto('/gift-cards')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Open the version of the file' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(
    'Gift cards',
  )
  await press(page, 'Publish')
  await notice(page, 'pages/gift-cards is in the shop.')
  // Saving again does not conflict with one’s own version.
  await expect(page.getByText('an earlier version')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(
    'Gift cards',
  )
  await press(page, 'Save draft')
  await notice(page, 'The draft of pages/gift-cards is saved.')
  await press(page, 'Publish')
  await notice(page, 'pages/gift-cards is in the shop.')

  await open(page, 'Content')
  await page.getByRole('link', { name: 'Campaign popups' }).click()
  await press(page, 'Save draft')
  await notice(page, 'The draft of popups is saved.')
  const campaigns = page.waitForEvent('popup')
  await press(page, 'Preview')
  const campaign = (await campaigns).getByRole('complementary', { name: 'Year of the Goat' })
  await expect(campaign).toBeVisible({ timeout: 20_000 })
  await (await campaigns).close()

  await open(page, 'Products')
  await page.getByRole('link', { name: 'Categories' }).click()
  await press(page, 'Change Hats')
  const change = page.getByRole('dialog', { name: 'Change Hats' })
  await expect(change.getByLabel('Below')).toHaveValue('accessories')
  await change.getByLabel('Address').fill('Hats!')
  await page.keyboard.press('Enter')
  await expect(change.getByLabel('Address')).toHaveAccessibleDescription(/Use lower-case letters/)
  await expectAccessible(page, 'back office, categories')
  await fits()
  await change.getByLabel('Address').fill('headwear')
  await page.keyboard.press('Enter')
  await notice(page, 'Hats is saved.')
  await expect(async () => {
    await visitor.goto('/product-category/hats')
    await expect(visitor).toHaveURL(/\/product-category\/headwear$/, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hats')
  await visitor.context().close()
  await press(page, 'Change Hats')
  await change.getByLabel('Address').fill('hats')
  await page.keyboard.press('Enter')
  await expect(change).toBeHidden()
})

/** Refuses or gives up changes when the back office asks about them. */
async function answer(page: Page, button: 'Keep editing' | 'Discard') {
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: button }).click()
  await expect(question).toBeHidden()
}

test('what was typed is asked about before it is lost, and neither data that arrives nor a search changes it', {
  tag: '@desktop',
}, async ({ page }) => {
  covers('office.unsaved', 'office.states', 'office.typed')

  test.slow()
  await enter(page)
  const shown = (path: string) => page.goto(`${cmsUrl()}/admin/#${path}`)
  const field = (name: string | RegExp) => page.getByRole('textbox', { name }).first()
  const forms = [
    ['/products/new', 'Name', 'Crème brûlée'],
    ['/products/AS-A915', 'Composition', 'Brass'],
    ['/products/AS-A915', /^Sale price of AS-A915/, '777'],
    ['/content/pages/gift-cards', 'Title', 'Presents'],
    ['/stock', /^Stock of AS-A914/, '3'],
  ] as const
  for (const [path, name, text] of forms) {
    await shown('/stock?search=AS-A914')
    await shown(`${path}${path === '/stock' ? '?search=as-a914' : ''}`)
    await field(name).fill(text)
    await page.getByRole('link', { name: 'Records', exact: true }).click()
    await answer(page, 'Keep editing')
    await expect(field(name)).toHaveValue(text)
    const question = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await (await question).dismiss()
    await expect(field(name)).toHaveValue(text)
    await page.getByRole('link', { name: 'Records', exact: true }).click()
    await answer(page, 'Discard')
    await expect(page.getByRole('heading', { name: 'Records', level: 1 })).toBeVisible()
  }

  await shown('/products/new')
  await field('Name').fill('Crème brûlée')
  await expect(field('Address')).toHaveValue('creme-brulee')
  await field('Name').fill('กระเป๋า “Æther”')
  await expect(field('Address')).toHaveValue('kraepa-aether')
  await field('Address').fill('kept')
  await field('Name').fill('Straße')
  await page.evaluate(() => history.back())
  await answer(page, 'Keep editing')
  await expect(field('Address')).toHaveValue('kept')
  await page.evaluate(() => history.back())
  await answer(page, 'Discard')
  await expect(page.getByRole('heading', { name: 'Records', level: 1 })).toBeVisible()

  await shown('/products/AV-D106')
  const [typed, other] = [
    /^Sale price of AV-D106-NAVY-WHITE-M/,
    /^Sale price of AV-D106-NAVY-WHITE-S/,
  ]
  await field(typed).fill('4321')
  const { version, variations } = (await staff().run('product', {
    code: 'AV-D106',
  })) as StaffProduct
  const sold = variations.find(({ sku }) => sku === 'AV-D106-NAVY-WHITE-S')
  if (!sold) throw new Error('The dress is not sold in S')
  const { choices, now, ...price } = sold
  const setPrice = (salePrice: number | null, seen: number) =>
    staff().run('setPrices', { code: 'AV-D106', seen, prices: [{ ...price, salePrice }] })
  await setPrice(1234, version)
  // As a browser does when its tab is looked at again: what is shown is read again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(field(other)).toHaveValue('1234')
  await expect(field(typed)).toHaveValue('4321')
  await press(page, 'Undo')
  await setPrice(price.salePrice, version + 1)

  await shown('/stock?search=AS-A914')
  const count = field('Stock of AS-A914')
  const stock = await count.inputValue()
  await count.focus()
  await page.mouse.move(0, 0)
  await count.hover()
  await page.mouse.wheel(0, 100)
  await expect(count).toHaveValue(stock)
  for (const [text, problem] of [
    ['-3', 'AS-A914: “-3” is not a whole number from 0.'],
    ['2.5', 'AS-A914: “2.5” is not a whole number from 0.'],
    ['', 'AS-A914: Enter a number; 0 is sold out.'],
  ] as const) {
    await count.fill(text)
    await expect(page.getByText(problem)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save the changes' })).toBeHidden()
  }
  await count.fill('๑๒')
  await page.getByRole('searchbox', { name: 'Find a variation' }).fill('AS-A916')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Stock of AS-A916/).first()).toBeVisible()
  await press(page, 'Save the changes')
  const dialog = page.getByRole('dialog', { name: 'Save the changes' })
  await expect(dialog).toContainText(`AS-A914: ${stock} → ๑๒`)
  await dialog.getByLabel('Reason').fill('Counted')
  await page.keyboard.press('Escape')
  await answer(page, 'Keep editing')
  await expect(dialog.getByLabel('Reason')).toHaveValue('Counted')
  await page.keyboard.press('Escape')
  await answer(page, 'Discard')
  await expect(dialog).toBeHidden()
  await press(page, 'Discard')

  for (const [address, none] of [
    ['/stock?search=nothing', 'No variation matches.'],
    ['/products?search=nothing', 'No product matches.'],
    ['/orders?search=nothing', 'No order matches.'],
  ] as const) {
    await shown(address)
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
  }
  await shown('/orders/999999')
  await expect(page.getByRole('alert')).toHaveText('Order not found')
  await page.route('**/staff/products', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await shown('/products')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('The CMS does not respond at the moment. Try again soon.')
  await page.unroute('**/staff/products')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()

  await shown('/content')
  await press(page, 'New content')
  const added = page.getByRole('dialog', { name: 'New content' })
  await added.getByLabel('Address').fill('gift-cards')
  await page.keyboard.press('Enter')
  await expect(added.getByLabel('Address')).toHaveAccessibleDescription(/“.*” has this address/)
})
