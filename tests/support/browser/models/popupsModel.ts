import { expect, type Page } from '@playwright/test'
import { popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { visiblePopup } from '@vitrine/machines/popups/popupsSetup.ts'
import { campaignCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import type { BrowserModel } from '../browserModel.ts'

const campaign = { kind: 'campaign', key: 'campaign' } as const
const consentBar = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })

const campaignDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'The cool season, wrapped' })

const newsletterDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Letters from the fitting room' })

const searchDrawer = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** The key of the current campaign, as its cookie stores it when it is closed. */
function keyOfCampaign(): string {
  const { cookies } = JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[]}')
  const name = campaignCookie('cool-season-2026')
  const cookie = cookies.find((each: { name: string }) => each.name === name)
  return decodeURIComponent(cookie?.value ?? '')
}

/** Simulates hiding the tab and showing it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** The popups machine in the shop, for a first visit. */
export const popupsModel: BrowserModel<typeof popupsMachine> = {
  examples: {
    machine: popupsMachine,
    inputs: { 'a first visit': { dismissed: [], cooldown: 0, needsConsent: true } },
    events: {
      'popup.requested': ({ queue, dismissed, visibleSeconds }) =>
        visibleSeconds > 0 || dismissed.length + queue.length > 0 ? [] : [campaign],
      'dismissal.received': (context) => {
        const { key } = visiblePopup(context) ?? {}
        return key && key !== 'newsletter' ? [{ key }] : []
      },
      'interaction.started': ({ isInteracting, isOverlayOpen, visibleSeconds }) =>
        isInteracting || isOverlayOpen || visibleSeconds ? [] : [{}],
      // The first one is sent as the page opens.
      'interaction.ended': ({ isInteracting, queue, dismissed, visibleSeconds }) =>
        isInteracting || queue.length + dismissed.length + visibleSeconds === 0 ? [{}] : [],
      'overlay.opened': ({ isInteracting, isOverlayOpen, visibleSeconds }) =>
        isInteracting || isOverlayOpen || visibleSeconds ? [] : [{}],
      'overlay.closed': ({ isOverlayOpen }) => (isOverlayOpen ? [{}] : []),
      // The machine raises it itself.
      'delay.ended': [],
    },
    delays: { second: 1000, cooldown: 30_000 },
  },
  isFirstVisit: true,
  isPaused: 'from the start',
  initialEvents: {
    'a first visit': [{ type: 'interaction.ended' }, { type: 'popup.requested', ...campaign }],
  },
  effects: {},
  isExcludedStep: ({ event }, { value, context }) =>
    event.type === 'popup.requested' ||
    // The seconds of the newsletter elapse first.
    (event.type.startsWith('xstate.after.cooldown') && value.newsletterTimer === 'counting') ||
    (event.type === 'interaction.ended' && !context.isInteracting) ||
    // Behind a dialog nothing can be typed, opened or answered, and a hidden bar cannot be answered.
    (['interaction.started', 'overlay.opened', 'consent.answered'].includes(event.type) &&
      ['campaign', 'newsletter'].includes(value.queue)) ||
    (event.type === 'consent.answered' && (value.consent !== 'shown' || context.isOverlayOpen)),
  open: { 'a first visit': ({ visit }) => visit('/shop') },
  acts: {
    'dismissal.received': ({ page }) =>
      page.evaluate(
        (dismissedKey) => new BroadcastChannel('popups').postMessage(dismissedKey),
        keyOfCampaign(),
      ),
    'interaction.started': ({ page }) => page.getByLabel('Sort by').focus(),
    'interaction.ended': async ({ page }) => {
      await page.getByLabel('Sort by').blur()
      await page.clock.runFor(1)
    },
    'overlay.opened': ({ page }) =>
      page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    'overlay.closed': async ({ page }) => {
      // The drawer's code is loaded first.
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(searchDrawer(page)).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.keyboard.press('Escape')
    },
    'consent.answered': ({ page }) =>
      consentBar(page).getByRole('button', { name: 'Reject all' }).click(),
    'popup.dismissed': async ({ page }) => {
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    },
    'page.hidden': ({ page }) => setHidden(page, true),
    'page.shown': ({ page }) => setHidden(page, false),
  },
  expectations: {
    'popups.queue.none': async ({ page }) => {
      await expect(campaignDialog(page)).toBeHidden()
      await expect(newsletterDialog(page)).toBeHidden()
    },
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
    'popups.queue.campaign': async ({ page }) => {
      await expect(
        campaignDialog(page).getByRole('link', { name: 'Shop coats and jackets' }),
      ).toBeVisible()
      const picture = campaignDialog(page).getByRole('img')
      // The CMS cuts it meanwhile.
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0)
    },
    'popups.queue.newsletter': async ({ page }) => {
      const form = newsletterDialog(page)
      await expect(form.getByRole('radio', { name: 'asv', exact: true })).toBeVisible()
      await expect(form.getByLabel('Email address')).toBeVisible()
      await expect(form.getByRole('checkbox')).not.toBeChecked()
    },
  },
  isCovered: ({ context }) => context.isOverlayOpen,
  invisible: {
    'popups.queue': 'Visible in each of its children',
    'popups.queue.evaluating': 'Left immediately',
    'popups.consent': 'Visible in each of its children',
    'popups.consent.evaluating': 'Left immediately',
    'popups.cooldown': 'Elapsing time is not visible',
    'popups.cooldown.restoring': 'Left immediately',
    'popups.cooldown.inactive': 'Elapsing time is not visible',
    'popups.cooldown.active': 'Elapsing time is not visible',
    'popups.newsletterTimer': 'Elapsing time is not visible',
    'popups.newsletterTimer.counting': 'Elapsing time is not visible',
    'popups.newsletterTimer.paused': 'The tab is hidden',
    'popups.newsletterTimer.elapsed': 'The offered popup is in the queue, and visible there',
  },
}
