import { expect, type Page } from '@playwright/test'
import { newsletterSeconds, popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { campaignCookie, newsletterCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import type { BrowserModel } from '../browserModel.ts'

const campaign = { key: 'campaign' }
const consentBar = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
const card = (page: Page, name: string) => page.getByRole('complementary', { name })
const campaignCard = (page: Page) => card(page, 'The cool season, wrapped')
const newsletterCard = (page: Page) => card(page, 'Letters from the fitting room')

const searchDrawer = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** The key of the current campaign, as its cookie stores it when it is closed. */
function keyOfCampaign(): string {
  const { cookies } = JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[]}')
  const name = campaignCookie('cool-season-2026')
  const cookie = cookies.find((cooky: { name: string }) => cooky.name === name)
  return decodeURIComponent(cookie?.value ?? '')
}

/** Simulates hiding the tab and showing it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const hasNoCard = async ({ page }: { page: Page }) => {
  await expect(campaignCard(page)).toBeHidden()
  await expect(newsletterCard(page)).toBeHidden()
}

const atStart = [{ type: 'interaction.ended' }, { type: 'page.freed' }]
const requested = { type: 'campaign.requested', ...campaign }

const firstVisit = { dismissed: [], isInterrupted: false, needsConsent: true }

/** The popups machine in the shop, for visitors who have not chosen cookies. */
export const popupsModel: BrowserModel<typeof popupsMachine> = {
  examples: {
    machine: popupsMachine,
    inputs: {
      'a first visit': firstVisit,
      'a visit after the newsletter': { ...firstVisit, dismissed: ['newsletter'] },
    },
    events: {
      'campaign.requested': ({ campaigns, dismissed, visibleSeconds }) =>
        visibleSeconds > 0 || campaigns.length + dismissed.length > 1 ? [] : [campaign],
      'dismissal.received': ({ campaigns, dismissed, visibleSeconds }) =>
        visibleSeconds === newsletterSeconds && dismissed.length === 1 && campaigns.length === 1
          ? [campaign]
          : [],
      'visit.interrupted': ({ visibleSeconds }) => (visibleSeconds ? [] : [{}]),
      'interaction.started': ({ isInteracting, isOccupied, visibleSeconds }) =>
        isInteracting || isOccupied || visibleSeconds % newsletterSeconds ? [] : [{}],
      // The first one is sent as the page opens.
      'interaction.ended': ({ isInteracting, campaigns }) =>
        isInteracting || campaigns.length === 0 ? [{}] : [],
      'page.occupied': ({ isInteracting, isOccupied, visibleSeconds }) =>
        isInteracting || isOccupied || visibleSeconds ? [] : [{}],
      'page.freed': ({ isOccupied, campaigns }) =>
        isOccupied || campaigns.length === 0 ? [{}] : [],
    },
    delays: { second: 1000 },
  },
  isFirstVisit: true,
  isPaused: 'from the start',
  initialEvents: {
    'a first visit': [...atStart, requested],
    'a visit after the newsletter': [...atStart, requested],
  },
  effects: {},
  isExcludedStep: ({ event }, { context }) =>
    event.type === 'campaign.requested' ||
    (event.type === 'interaction.ended' && !context.isInteracting) ||
    (event.type === 'page.freed' && !context.isOccupied) ||
    // Behind a dialog nothing can be answered.
    (event.type === 'consent.answered' && (context.isOccupied || context.isInteracting)),
  open: {
    'a first visit': ({ visit }) => visit('/shop'),
    'a visit after the newsletter': async ({ page, visit }) => {
      const url = process.env['SHOP_URL'] ?? ''
      await page.context().addCookies([{ name: newsletterCookie, value: 'closed', url }])
      await visit('/shop')
    },
  },
  acts: {
    'dismissal.received': ({ page }) =>
      page.evaluate(
        (dismissedKey) => new BroadcastChannel('popups').postMessage(dismissedKey),
        keyOfCampaign(),
      ),
    'visit.interrupted': ({ page }) =>
      page.evaluate(() => new BroadcastChannel('popups').postMessage('opened')),
    'interaction.started': ({ page }) => page.getByLabel('Sort by').focus(),
    'interaction.ended': async ({ page }) => {
      await page.getByLabel('Sort by').blur()
      await page.clock.runFor(1)
    },
    'page.occupied': ({ page }) =>
      page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    'page.freed': async ({ page }) => {
      // The drawer's code is loaded first.
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(searchDrawer(page)).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.keyboard.press('Escape')
    },
    'consent.answered': ({ page }) =>
      consentBar(page).getByRole('button', { name: 'Reject all' }).click(),
    'popup.dismissed': ({ page }) =>
      campaignCard(page)
        .or(newsletterCard(page))
        .getByRole('button', { name: 'Close', exact: true })
        .click(),
    'page.hidden': ({ page }) => setHidden(page, true),
    'page.shown': ({ page }) => setHidden(page, false),
  },
  expectations: {
    'popups.popup.waiting': hasNoCard,
    'popups.popup.ended': hasNoCard,
    'popups.consent.hidden': ({ page }) => expect(consentBar(page)).toBeHidden(),
    'popups.consent.waiting': ({ page }) => expect(consentBar(page)).toBeHidden(),
    'popups.consent.shown': async ({ page }) => {
      // The bar is hidden behind every dialog, also one whose code is still loading.
      const isBehindDialog = async () => (await page.locator('dialog[open]').count()) > 0
      for (const name of ['Accept all', 'Reject all', 'Manage preferences']) {
        const button = page.locator('section').getByText(name, { exact: true })
        await expect
          .poll(async () => (await button.isVisible()) !== (await isBehindDialog()))
          .toBe(true)
      }
    },
    'popups.popup.campaign': async ({ page }) => {
      await expect(
        campaignCard(page).getByRole('link', { name: 'Shop coats and jackets' }),
      ).toBeVisible()
      const picture = campaignCard(page).getByRole('img')
      // The CMS cuts it meanwhile.
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0)
    },
    'popups.popup.newsletter': ({ page }) =>
      expect(newsletterCard(page).getByRole('button', { name: 'Subscribe' })).toBeVisible(),
  },
  isCovered: ({ context }) => context.isOccupied,
  invisible: {
    'popups.popup': 'Visible in each of its children',
    'popups.popup.restoring': 'Left immediately',
    'popups.consent': 'Visible in each of its children',
    'popups.consent.evaluating': 'Left immediately',
    'popups.newsletterTimer': 'Elapsing time is not visible',
    'popups.newsletterTimer.counting': 'Elapsing time is not visible',
    'popups.newsletterTimer.paused': 'The tab is hidden',
    'popups.newsletterTimer.elapsed': 'Elapsed time is not visible',
  },
}
