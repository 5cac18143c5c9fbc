import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { campaignsOf } from '#web/frame/popups/campaigns.ts'

type Popup = Parameters<typeof campaignsOf>[0][number]

const imagesOf = (name: string) => {
  const image = { pattern: `/media/${name}-{320,480}.{avif,jpg}`, files: null }
  return { desktop: image, mobile: image }
}

const popup = (id: string, startDate: string | null, endDate: string | null): Popup =>
  ({ id, name: id, images: imagesOf(id), link: null, startDate, endDate }) as Popup

const shownAt = (now: string, ...popups: Popup[]) =>
  campaignsOf(popups, Date.parse(now)).map(({ id }) => id)

test('a campaign is shown from its start date to its end date, in Bangkok', () => {
  covers('popups.campaign.dates', 'popups.campaign.time-zone')
  const campaign = popup('songkran', '2026-04-06 00:00:00', '2026-04-19 23:59:59')
  expect(shownAt('2026-04-05T16:59:59Z', campaign)).toEqual([])
  expect(shownAt('2026-04-05T17:00:00Z', campaign)).toEqual(['songkran'])
  expect(shownAt('2026-04-19T16:59:59Z', campaign)).toEqual(['songkran'])
  expect(shownAt('2026-04-19T17:00:00Z', campaign)).toEqual([])
})

test('a campaign with a malformed or missing date is not shown, and the others are', () => {
  covers('popups.campaign.malformed-date', 'popups.campaign.malformed-date-alone')
  const [start, end] = ['2026-04-06 00:00:00', '2026-04-19 23:59:59']
  expect(
    shownAt(
      '2026-04-10T00:00:00Z',
      popup('no-start', null, end),
      popup('no-end', start, null),
      popup('malformed-start', 'soon', end),
      popup('malformed-end', start, '31/12/2026'),
      popup('right', start, end),
    ),
  ).toEqual(['right'])
})

test('a campaign has another key when its name, picture, link or dates change', () => {
  covers('popups.campaign.changed')
  const [start, end] = ['2026-04-06 00:00:00', '2026-04-19 23:59:59']
  const before = popup('songkran', start, end)
  const keyOf = (changed: Partial<Popup>) =>
    campaignsOf([{ ...before, ...changed } as Popup], Date.parse('2026-04-10T00:00:00Z'))[0]?.key
  const keys = [
    {},
    { name: 'Songkran, wet' },
    { images: imagesOf('splash') },
    { link: { url: '/shop', isNewTab: false, linkText: null } },
    { startDate: '2026-04-07 00:00:00' },
    { endDate: '2026-04-20 23:59:59' },
  ].map((changed) => keyOf(changed as Partial<Popup>))
  expect(new Set(keys).size).toBe(6)
  expect(keyOf({})).toBe(keyOf({}))
})
