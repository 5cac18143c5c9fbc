import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { quietVisitor } from '@vitrine/tests/support/shop/quietVisitor.ts'

/** Launches Chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  })
}

/** A phone with a touch screen, without a pointer that could hover. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1440, height: 900 } }

/** The device that opens a page. */
export type Device = 'phone' | 'desktop'

/** The visitor's cookies and storage. */
export type Visitor = Awaited<ReturnType<typeof quietVisitor>>

/** A browser without history or cache on a device; without a visitor also without cookies. */
export const openContext = (
  browser: Browser,
  device: Device,
  visitor?: Visitor,
): Promise<BrowserContext> =>
  browser.newContext({
    ...(device === 'phone' ? phone : desktop),
    ...(visitor && { storageState: visitor }),
  })

/** 1.6 Mbps with 150 ms to the server and back. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** The connection of Lighthouse's mobile settings, applied: 1.6 Mbps and 150 ms, with the cost of each round trip. */
export const lighthouseNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}

/** Slows a page's scripts to a quarter of their speed and, where one is given, its connection. */
export async function slowDown(page: Page, network?: typeof slowNetwork) {
  const session = await page.context().newCDPSession(page)
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
