import { keyOfCampaign } from '@vitrine/web/frame/popups/campaigns.ts'
import { campaignCookie, newsletterCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import { PopupsDocument, type PopupsQuery } from '@vitrine/web/frame/popups/popups.generated.ts'

const consent = {
  categories: ['necessary'],
  revision: 1,
  data: null,
  consentTimestamp: '2026-01-01T00:00:00.000Z',
  consentId: '00000000-0000-4000-8000-000000000000',
  services: { necessary: [], analytics: [], ads: [] },
  languageCode: 'en',
  lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
}

/** Playwright's storage state of a visitor who has dismissed the cookie consent, the newsletter and all campaigns. */
export async function quietVisitor(shopUrl: string) {
  const cookies = {
    cc_cookie: JSON.stringify(consent),
    [newsletterCookie]: 'closed',
    ...Object.fromEntries(
      (await popupsOf(shopUrl)).map((popup) => [campaignCookie(popup.id), keyOfCampaign(popup)]),
    ),
  }
  return {
    cookies: Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      domain: new URL(shopUrl).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  }
}

async function popupsOf(shopUrl: string) {
  const persistedQuery = { version: 1, sha256Hash: PopupsDocument.hash }
  const extensions = JSON.stringify({ persistedQuery })
  const address = new URL('/graphql', shopUrl)
  address.search = String(new URLSearchParams({ extensions }))
  const response = await fetch(address, { headers: { 'apollo-require-preflight': 'true' } })
  const { data }: { data: PopupsQuery } = await response.json()
  return data.site?.popups ?? []
}
