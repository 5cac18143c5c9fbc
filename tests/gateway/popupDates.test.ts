import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'
import { startShop } from '../support/gateway/startGateway.ts'
import { site } from '../support/standIns/standInContent.ts'

test('a popup whose date is null, missing or no date has no date, and the rest of the site stays', async () => {
  covers('popups.campaign.malformed-date-alone')

  await using shop = await startShop()
  const [popup] = site.popups
  if (!popup) throw new Error('The stand-in has no popup')
  const { startDate: _missing, ...undated } = popup
  const endDate = '2026-12-31 23:59:59'
  const popups = [
    { ...popup, id: 'valid', endDate },
    ...[null, 'soon', '2026-13-45 99:99:99', 5, {}, ''].map((startDate, index) => ({
      ...popup,
      id: `wrong-${index}`,
      startDate,
      endDate,
    })),
    { ...undated, id: 'missing', endDate },
  ]
  respondWith(shop.cms, { ...site, popups }, { path: '/site-configuration' })
  const { data, errors } = await shop.gateway.postQuery(
    '{ site { info { name } popups { id: databaseId startDate endDate } } }',
  )
  expect(errors).toEqual([])
  const dated = { startDate: '2026-11-01T00:00:00+07:00', endDate: '2026-12-31T23:59:59+07:00' }
  expect(data).toEqual({
    site: {
      info: { name: 'Hutmacher' },
      popups: popups.map(({ id }) => ({
        id,
        ...dated,
        ...(id !== 'valid' && { startDate: null }),
      })),
    },
  })
})
