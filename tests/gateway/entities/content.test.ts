import { siteConfigurations } from '@vitrine/cms/database/schema/content.ts'
import {
  LookBookPage,
  MenuItem,
  PageContent,
  Popup,
  Post,
  Settings,
  SiteConfiguration,
  Store,
} from '@vitrine/contract/content.ts'
import { Suggestion, suggestionTypes } from '@vitrine/contract/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { type EntityShop, startEntityShop } from '#tests/support/gateway/entityShop.ts'
import {
  expectFields,
  flag,
  list,
  number,
  object,
  text,
} from '#tests/support/gateway/expectFields.ts'

interface Menu {
  items: Menu[]
}
interface Site {
  menus: { primary: Menu[]; footer: Menu[] }
  popups: object[]
  settings: object
  siteInfo: object
}

const itemFields = 'id title url isNewTab description'
const linkFields = 'link { url isNewTab }'
const siteQuery = `{ site {
  menus {
    primary { ${itemFields} items { ${itemFields} items { ${itemFields} items { id } } } }
    footer { ${itemFields} items { ${itemFields} items { id } } }
  }
  popups { id name images { desktop { id } mobile { id } } link { url isNewTab text } startDate endDate }
  settings {
    logo { text } notificationBar { enabled items { text } } megaMenus { title }
    socialMedia { line facebook instagram spotify }
    contactInfo { address phoneNumber email businessHours }
    socialLogin { facebook google apple line }
    newsletter { enabled title description image { id } }
    trendingKeywords popularCollections { title image { id } ${linkFields} }
  }
  siteInfo: info { name url }
} }`

let shop: EntityShop
let sent: Site
let read: Site

beforeAll(async () => {
  shop = await startEntityShop()
  const { database } = shop.cms.cms
  const [row] = await database.select().from(siteConfigurations)
  if (!row) throw new Error('The project has no site configuration')
  // The project's links open no new tab.
  for (const entry of row.body.menus.footer) entry.target = '_blank'
  for (const { link } of row.body.settings.popularCollections) link.target = '_blank'
  await database.update(siteConfigurations).set({ body: row.body })
  sent = await shop.get('/site-configuration')
  read = (await shop.query<{ site: Site }>(siteQuery)).site
})
afterAll(() => shop.close())

test('the site configuration has its fields', () => {
  covers('entities.site.fields')

  expectFields(
    { sent: [sent], contract: SiteConfiguration, read: [read] },
    { menus: { primary: list, footer: list }, popups: list, settings: object, siteInfo: object },
  )
})

/** The entries of menus with those below them. */
const entriesOf = (menus: Menu[]): Menu[] =>
  menus.flatMap((entry) => [entry, ...entriesOf(entry.items ?? [])])

test('a menu item has its fields, also below another', () => {
  covers('entities.menu-item.fields')

  const fields = { id: text, title: text, url: text, description: text, items: list }
  const { primary, footer } = sent.menus
  expectFields(
    {
      sent: entriesOf([...primary, ...footer]),
      contract: MenuItem,
      read: entriesOf([...read.menus.primary, ...read.menus.footer]),
    },
    { ...fields, target: text },
    { ...fields, isNewTab: flag },
  )
})

test('the settings have their fields', () => {
  covers('entities.settings.fields')

  const link = { title: text, image: object, link: expect.objectContaining({ url: text }) }
  const newsletter = { enabled: flag, title: text, description: text, image: object }
  const fields = {
    logo: object,
    notificationBar: { enabled: flag, items: expect.arrayContaining([{ text }]) },
    megaMenus: list,
    socialMedia: { line: text, facebook: text, instagram: text, spotify: text },
    contactInfo: { address: text, phoneNumber: text, email: text, businessHours: text },
    socialLogin: { facebook: flag, google: flag, apple: flag, line: flag },
    trendingKeywords: expect.arrayContaining([text]),
    popularCollections: expect.arrayContaining([expect.objectContaining(link)]),
  }
  expectFields(
    { sent: [sent.settings], contract: Settings, read: [read.settings] },
    { ...fields, subscription: newsletter },
    { ...fields, newsletter },
  )
})

test('a popup has its fields', () => {
  covers('entities.popup.fields')

  const fields = {
    id: text,
    name: text,
    images: { desktop: object, mobile: object },
    startDate: text,
    endDate: text,
  }
  expectFields(
    { sent: sent.popups, contract: Popup, read: read.popups },
    { ...fields, link: { url: text, isNewTab: flag, linkText: text } },
    { ...fields, link: { url: text, isNewTab: flag, text } },
  )
})

test('a look book page has its fields', async () => {
  covers('entities.look-book.fields')

  const fields = {
    name: text,
    description: text,
    gallery: list,
    styles: text,
    product: { title: text, description: text, categoryId: text },
    meta: { title: text, breadcrumbs: list },
  }
  const { lookBook } = await shop.query<{ lookBook: object }>(`{ lookBook(slug: "first-light") {
    name description showTitle gallery { id } product { title description categoryId }
    meta { title breadcrumbs { id } } styles
  } }`)
  expectFields(
    {
      sent: [await shop.get('/look-books/first-light')],
      contract: LookBookPage,
      read: [lookBook],
    },
    { ...fields, options: { showTitle: flag } },
    { ...fields, showTitle: flag },
  )
})

test('a post of a list has its fields', async () => {
  covers('entities.post.fields')

  const { stories } = await shop.query<{ stories: { nodes: object[] } }>(
    '{ stories { nodes { id title excerpt categoryNames url image { id } } } }',
  )
  const fields = {
    id: text,
    title: text,
    excerpt: text,
    image: object,
  }
  const categories = expect.arrayContaining([text])
  expectFields(
    { sent: (await shop.get('/posts'))['data'], contract: Post, read: stories.nodes },
    { ...fields, categories, permalink: text },
    { ...fields, categoryNames: categories, url: text },
  )
})

test('the content of a page and of a post has its fields', async () => {
  covers('entities.page.fields')

  const fields = 'title meta { title breadcrumbs { id text url } } styles content showTitle'
  const pages = await shop.query<Record<string, object>>(`{
    page(key: "white-asava") { ${fields} } home: page(key: "home") { ${fields} }
    story(slug: "red-for-the-aunts") { ${fields} }
  }`)
  const types = { title: text, content: text, meta: { title: text, breadcrumbs: list } }
  const own = { ...types, styles: text }
  expectFields(
    {
      sent: [await shop.get('/pages/white-asava'), await shop.get('/pages/home')],
      contract: PageContent,
      read: [pages['page'], pages['home']],
    },
    { ...own, options: { showTitle: flag } },
    { ...own, showTitle: flag },
  )
  expectFields(
    {
      sent: [await shop.get('/posts/red-for-the-aunts')],
      contract: PageContent,
      read: [pages['story']],
    },
    types,
  )
})

test('a store has its fields, with its content as HTML', async () => {
  covers('entities.store.fields')

  const { stores } = await shop.query<{ stores: { nodes: object[] } }>(
    '{ stores { nodes { id name content location { lat lng address } } } }',
  )
  expectFields(
    { sent: await shop.get('/store-locators'), contract: Store, read: stores.nodes },
    {
      id: text,
      name: text,
      content: expect.stringMatching(/^<\w[\s\S]*>/),
      location: { lat: number, lng: number, address: text },
    },
  )
})

test('suggestions have a type and the fields of that type', async () => {
  covers('entities.suggestion.fields', 'entities.suggestion.types', 'search.suggestions.types')

  const query = `query ($text: String!) { suggestions(text: $text) { __typename
    ... on HeadlineSuggestion { value } ... on TaxonomySuggestion { html url termId breadcrumbs total }
    ... on ProductSuggestion { html url productId thumbnail { url } } ... on PageSuggestion { html url section }
    ... on MoreProductsSuggestion { value url total } ... on NoResultsSuggestion { value } } }`
  const sentSuggestions: { type: string; fields: object }[] = []
  const readSuggestions: { __typename: string }[] = []
  for (const term of ['dress', 'indigo', 'zzqqzz']) {
    sentSuggestions.push(
      ...((await shop.get(`/search?s=${term}`)) as (typeof sentSuggestions)[0][]),
    )
    const { suggestions } = await shop.query<{ suggestions: typeof readSuggestions }>(query, {
      text: term,
    })
    readSuggestions.push(...suggestions)
  }
  const value = text
  const types = [
    ['headline', 'HeadlineSuggestion', { value }, { value }],
    [
      'taxonomy',
      'TaxonomySuggestion',
      { value, url: text, term_id: text, breadcrumbs: text, total: number },
      { html: text, url: text, termId: text, breadcrumbs: text, total: number },
    ],
    [
      'product',
      'ProductSuggestion',
      { value, url: text, post_id: text, thumb_html: text },
      { html: text, url: text, productId: text, thumbnail: { url: text } },
    ],
    [
      'page',
      'PageSuggestion',
      { value, url: text, breadcrumbs: text },
      { html: text, url: text, section: text },
    ],
    [
      'more_products',
      'MoreProductsSuggestion',
      { value, url: text, total: number },
      { value, url: text, total: number },
    ],
    ['no-results', 'NoResultsSuggestion', { value }, { value }],
  ] as const
  for (const [type, schemaType, fields, schemaFields] of types)
    expectFields(
      {
        sent: sentSuggestions.filter((one) => one.type === type).map((one) => one.fields),
        contract: Suggestion.shape.fields,
        read: readSuggestions.filter((one) => one.__typename === schemaType),
      },
      fields,
      schemaFields,
    )
  const names = types.map(([type]) => type).toSorted()
  expect([...new Set(sentSuggestions.map(({ type }) => type))].toSorted()).toEqual(names)
  expect([...suggestionTypes].toSorted()).toEqual(names)
})
