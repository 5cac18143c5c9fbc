import type { PageContent, SiteConfiguration, Store } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { standInImage } from './standInImage.ts'

/** A site configuration with a link, a colour and a date that no page may show. */
export const site: z.input<typeof SiteConfiguration> = {
  menus: {
    primary: [{ id: 'm1', title: 'Hats', url: '/shop', items: [] }],
    footer: [{ id: 'm2', title: 'Danger', url: 'java\nscript:alert(1)', items: [] }],
  },
  popups: [
    {
      id: 'p1',
      name: 'Hat week',
      images: { desktop: standInImage('week'), mobile: standInImage('week-small') },
      startDate: '2026-11-01 00:00:00',
      endDate: 'next week, perhaps',
    },
  ],
  settings: {
    logo: { text: 'Hutmacher' },
    notificationBar: {
      enabled: true,
      items: [{ text: 'Hat <em>week</em><img src=x onerror=steal()>' }],
    },
    megaMenus: [],
    socialMedia: { instagram: 'https://instagram.com/hutmacher' },
    contactInfo: {
      address: 'Hat lane 1',
      phoneNumber: '02 000 0000',
      email: 'hut@example.com',
      businessHours: '10–18',
    },
    socialLogin: { facebook: false, google: true, apple: false, line: true },
    subscription: { enabled: true, title: 'News', description: 'of hats' },
    trendingKeywords: ['boater'],
    popularCollections: [],
  },
  siteInfo: {
    name: 'Hutmacher',
    description: 'Hats',
    url: 'https://hut.example',
    brands: [{ slug: 'hutmacher', name: 'Hutmacher', accent: 'url(https://evil.example)' }],
  },
}

/** A story with content and styles that no page may show. */
export const story: z.input<typeof PageContent> = {
  title: 'How a boater is sewn',
  meta: { title: 'How a boater is sewn · Hutmacher' },
  styles:
    '.a{color:red;position:fixed;background:url(http://evil.example/x)}@import "evil.css";</style><script>x</script>',
  content: '<p>Straw, <a href="javascript:steal()">wet</a>.</p>',
  blocks: [
    {
      type: 'product-slider',
      title: 'In straw',
      query: { categories: ['straw'], sort: 'price' },
    },
  ],
  date: '2026-11-21 09:30:00',
}

export const store: z.input<typeof Store> = {
  id: 's1',
  slug: 'hat-lane',
  name: 'Hat lane',
  content: '<p>Ring twice.</p>',
  location: { lat: 13.74, lng: 100.54, address: 'Hat lane 1' },
}
