import { expect, type Page } from '@playwright/test'
import { newsletterSeconds, popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { newsletterCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import type { BrowserModel } from '../browserModel.ts'

const campaign = { key: 'campaign' }
const consentBar = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
const card = (page: Page, name: string) => page.getByRole('complementary', { name })
const campaignCard = (page: Page) => card(page, 'The cool season, wrapped')
const newsletterCard = (page: Page) => card(page, 'Letters from the fitting room')

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
      'dismissal.received': [],
      'visit.interrupted': ({ visibleSeconds }) => (visibleSeconds ? [] : [{}]),
      'interaction.started': ({ isInteracting, visibleSeconds }) =>
        isInteracting || visibleSeconds % newsletterSeconds ? [] : [{}],
      // The first one is sent as the page opens.
      'interaction.ended': ({ isInteracting, campaigns }) =>
        isInteracting || campaigns.length === 0 ? [{}] : [],
      'page.occupied': [],
      'page.freed': ({ campaigns }) => (campaigns.length === 0 ? [{}] : []),
      'popup.dismissed': [],
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
    event.type === 'page.freed' ||
    (event.type === 'consent.answered' && context.isInteracting),
  open: {
    'a first visit': ({ visit }) => visit('/shop'),
    'a visit after the newsletter': async ({ page, visit }) => {
      const url = process.env['SHOP_URL'] ?? ''
      await page.context().addCookies([{ name: newsletterCookie, value: 'closed', url }])
      await visit('/shop')
    },
  },
  acts: {
    'visit.interrupted': ({ page }) =>
      page.evaluate(() => new BroadcastChannel('popups').postMessage('opened')),
    'interaction.started': ({ page }) => page.getByLabel('Sort by').focus(),
    'interaction.ended': async ({ page }) => {
      await page.getByLabel('Sort by').blur()
      await page.clock.runFor(1)
    },
    'consent.answered': ({ page }) =>
      consentBar(page).getByRole('button', { name: 'Reject all' }).click(),
    'page.hidden': ({ page }) => setHidden(page, true),
    'page.shown': ({ page }) => setHidden(page, false),
  },
  expectations: {
    'popups.popup.waiting': hasNoCard,
    'popups.popup.ended': hasNoCard,
    'popups.consent.hidden': ({ page }) => expect(consentBar(page)).toBeHidden(),
    'popups.consent.waiting': ({ page }) => expect(consentBar(page)).toBeHidden(),
    'popups.consent.shown': async ({ page }) => {
      for (const name of ['Accept all', 'Reject all', 'Manage preferences'])
        await expect(consentBar(page).getByRole('button', { name })).toBeVisible()
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
