import type { PageContent, SiteConfiguration, Store } from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import { type DomainExamples, invalid, notFound } from './callExample.ts'
import { image, meta } from './samples.ts'

const site: z.input<typeof SiteConfiguration> = {
  menus: {
    primary: [{ id: '1', title: 'Shop', url: '/shop', items: [] }],
    footer: [
      {
        id: '2',
        title: 'Help',
        url: '/contact-us',
        items: [{ id: '3', title: 'Contact us', url: '/contact-us', items: [] }],
      },
    ],
  },
  popups: [],
  settings: {
    logo: { text: 'Vitrine' },
    notificationBar: { enabled: true, items: [{ text: 'Free delivery from <b>3,000 baht</b>' }] },
    megaMenus: [],
    socialMedia: { instagram: 'https://www.instagram.com/example' },
    contactInfo: {
      address: '1 Rama I Road, Bangkok 10330',
      phoneNumber: '02 000 0000',
      email: 'hello@example.com',
      businessHours: 'Monday to Friday, 10.00–18.00',
    },
    socialLogin: { facebook: false, google: true, apple: false, line: true },
    subscription: { enabled: true, title: 'Newsletter', description: 'New pieces, by email.' },
    trendingKeywords: ['silk'],
    popularCollections: [],
    currency: 'THB',
    freeShippingFrom: 3000,
  },
  siteInfo: {
    name: 'Vitrine',
    description: 'Thai fashion, made in Bangkok',
    url: '/',
    brands: [{ slug: 'asava', name: 'ASAVA', accent: '#7a2e2e', url: '/brand/asava' }],
  },
}

const home: z.input<typeof PageContent> = {
  title: 'Home',
  meta: { title: 'Vitrine' },
  content: '<p>Made in Bangkok.</p>',
  blocks: [
    { type: 'product-slider', title: 'New arrivals', query: { sort: 'date' } },
    { type: 'product-slider', title: 'On sale', query: { onSale: true } },
  ],
  options: { showTitle: false },
}

const story: z.input<typeof PageContent> = {
  title: 'How a collar is cut',
  meta: meta('How a collar is cut', '/how-a-collar-is-cut'),
  styles: '.figure { max-width: 40rem }',
  content: '<p>Twice, on the bias.</p>',
  image: image('collar', 'A collar on a cutting table'),
  date: '2026-11-02 10:00:00',
  categories: ['Atelier'],
}

const store: z.input<typeof Store> = {
  id: '7',
  slug: 'siam-paragon',
  name: 'Siam Paragon',
  content: '<p>First floor, beside the fountain.</p>',
  location: { lat: 13.7466, lng: 100.5348, address: '991 Rama I Road, Bangkok 10330' },
  phone: '02 000 0001',
  hours: '10.00–22.00',
}

const formData = { email: 'ada@example.com' }
const newsletterExpired = notFound('This link has expired.')
const unsubscribed = { success: true, message: 'You won’t receive our newsletter any more.' }
const subscribed = { result: { message: 'Subscribed successfully' } }
const emailInvalid = invalid({ email: 'Please enter a valid email address' })

/** Pages, stories, stores and forms (docs/rest/content.md). */
export const contentExamples = {
  site: { response: site, errors: {} },
  page: { parameters: { slug: 'home' }, response: home, errors: notFound('Page not found') },
  'posts.read': {
    parameters: { slug: 'how-a-collar-is-cut' },
    response: story,
    errors: notFound('Story not found'),
  },
  'posts.list': {
    parameters: { page: 1, limit: 12, order: 'desc', orderby: 'date', category: 'Atelier' },
    response: {
      success: true,
      data: [
        {
          id: '12',
          title: story.title,
          excerpt: 'Twice, on the bias.',
          categories: ['Atelier'],
          permalink: '/how-a-collar-is-cut',
          image: null,
          date: story.date,
        },
      ],
      meta: { pagination: { page: 1, limit: 12, pageCount: 1, total: 1 } },
    },
    errors: invalid({ limit: 'Invalid limit' }),
  },
  lookBook: {
    parameters: { slug: 'first-light' },
    response: {
      name: 'First light',
      description: '<p>Linen before sunrise.</p>',
      options: { showTitle: true },
      gallery: [image('first-light', 'A woman on a pier')],
      product: { title: 'The pieces', description: '', categoryId: 'dresses' },
      meta: meta('First light', '/look-book/first-light'),
    },
    errors: notFound('Look book not found'),
  },
  'stores.list': { response: [store], errors: {} },
  'stores.read': {
    parameters: { slug: 'siam-paragon' },
    response: store,
    errors: notFound('Store not found'),
  },
  'forms.submit': {
    body: { formId: 3, data: formData },
    response: subscribed,
    errors: emailInvalid,
  },
  'forms.submit.neutral': {
    parameters: { id: 3 },
    body: { data: formData },
    response: subscribed,
    errors: emailInvalid,
  },
  'newsletter.confirm': {
    body: { key: 'key-of-the-email' },
    response: { success: true, message: 'You’ll receive our newsletter from now on.' },
    errors: newsletterExpired,
  },
  'newsletter.unsubscribe': {
    body: { key: 'key-of-the-email' },
    response: unsubscribed,
    errors: newsletterExpired,
  },
  'newsletter.oneClick': {
    parameters: { key: 'key-of-the-email' },
    response: unsubscribed,
    errors: newsletterExpired,
  },
  'forms.contact': {
    response: '<!doctype html><title>Contact</title><form>…</form>',
    errors: {},
  },
  'forms.appointment': {
    response: '<!doctype html><title>Appointment</title><form>…</form>',
    errors: {},
  },
  media: {
    parameters: { path: 'pictures/silk-slip-dress-800.jpg' },
    errors: {
      ...notFound('Picture not found'),
      unavailable: { message: 'The picture is not ready yet.' },
    },
  },
} satisfies DomainExamples<'content'>
