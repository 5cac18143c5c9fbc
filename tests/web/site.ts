import type { FrameQuery, SiteQuery } from '@vitrine/web/core/site.generated.ts'

type Site = NonNullable<FrameQuery['site']> & NonNullable<SiteQuery['site']>

const item = (id: string, title: string, url: string) => ({
  id,
  databaseId: id,
  title,
  url,
  isNewTab: false,
})

const image = {
  alt: 'An evening dress',
  pattern: null,
  files: {
    url: '/media/evening.jpg',
    srcset: '/media/evening.jpg 1200w',
    avifSrcset: null,
    webpSrcset: null,
  },
  color: '#e6dfd5',
  width: 900,
  height: 1200,
}

/** A small site: one plain entry, one with a panel, one column in the footer. */
export const site: { site: Site } = {
  site: {
    menus: {
      primary: [
        { ...item('1', 'Shop', '/shop'), items: [] },
        { ...item('2', 'ASAVA', '/product-category/asava'), items: [] },
      ],
      footer: [
        {
          ...item('3', 'Legal', '/privacy-policy'),
          items: [item('4', 'Privacy Policy', '/privacy-policy')],
        },
      ],
    },
    settings: {
      logo: { text: 'Vitrine', image: null },
      notificationBar: {
        enabled: true,
        items: [{ text: 'Free shipping' }, { text: '<a href="/shop">Pre-Fall is here</a>' }],
      },
      megaMenus: [
        {
          type: 'ASAVA',
          menuItemId: '2',
          title: 'ASAVA',
          columns: [
            {
              title: 'Clothing',
              url: null,
              items: [
                {
                  ...item('5', 'Dresses', '/product-category/asava/dresses'),
                  description: 'Cut on the bias',
                },
              ],
            },
          ],
          features: [
            {
              title: 'Evening',
              text: null,
              image,
              link: { url: '/look-book/evening', isNewTab: false, text: null },
            },
          ],
        },
      ],
      socialMedia: {
        line: null,
        facebook: null,
        instagram: 'https://instagram.com/shop',
        spotify: null,
      },
      contactInfo: {
        address: 'Rama I Road, Bangkok',
        phoneNumber: '+66 2 658 1234',
        email: 'care@shop.example',
        businessHours: 'Every day, 10:00 – 20:00',
      },
      socialLogin: { facebook: true, google: true, apple: false, line: true },
      newsletter: {
        enabled: true,
        title: 'Letters from the atelier',
        description: 'Twice a month, never more.',
      },
      checkoutUrl: null,
      currencyCode: 'THB',
      tags: null,
      freeShippingFrom: null,
    },
    info: {
      name: 'Vitrine',
      url: 'https://shop.example/',
      copyright: '© 2026 Vitrine',
      brands: [
        { slug: 'asv', accent: '#1f4d46' },
        { slug: 'asava', accent: null },
      ],
    },
  },
}
