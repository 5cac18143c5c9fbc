import { fromInstant } from '@vitrine/contract/clock.ts'
import type { ContentBlock, PageContent } from '@vitrine/contract/content.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Album } from '#cms/catalog/album.ts'
import { rememberGone, rememberPages } from '#cms/catalog/formerSlugs.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  configurationKey,
  lookBooks,
  pages,
  posts,
  type StoredConfiguration,
  siteConfigurations,
  stores,
} from '#cms/database/schema/content.ts'
import { type Figures, placeFigures } from './site/figures.ts'
import type { Site, SiteLookBook, SitePage, SiteStory } from './site/load.ts'
import type { SiteBlock } from './site/schemas.ts'

const offSocialLogin = { facebook: false, google: false, apple: false, line: false }

/** The rows of the content in the database. */
export function siteRows(site: Site, album: Album) {
  return {
    configuration: configurationOf(site, album),
    pages: site.pages.map((page) => ({ slug: page.slug, body: pageOf(page, album) })),
    posts: site.stories
      .toReversed()
      .map((story, index) => ({ id: index + 1, ...storyOf(story, index + 1, album) })),
    lookBooks: site.lookBooks.map((book, position) => ({
      slug: book.slug,
      position,
      body: lookBookOf(book, album),
    })),
    stores: site.stores.map(({ image, ...store }, position) => ({
      slug: store.slug,
      position,
      body: { id: String(position + 1), ...store, image: album.image(image) },
    })),
  }
}
export type SiteRows = ReturnType<typeof siteRows>

/** Replaces the stored content by the site's. */
export async function storeSite(transaction: Database, site: Site, album: Album) {
  await rememberRemoved(transaction, site)
  for (const table of [pages, posts, lookBooks, stores]) await transaction.delete(table)
  // Other rows are not content.
  await transaction.delete(siteConfigurations).where(eq(siteConfigurations.key, configurationKey))
  const rows = siteRows(site, album)
  await transaction
    .insert(siteConfigurations)
    .values({ key: configurationKey, body: rows.configuration })
  await insertAll(rows.pages, (row) => transaction.insert(pages).values(row))
  await insertAll(rows.posts, (row) => transaction.insert(posts).values(row))
  await insertAll(rows.lookBooks, (row) => transaction.insert(lookBooks).values(row))
  await insertAll(rows.stores, (row) => transaction.insert(stores).values(row))
}

/** Records the former slugs of pages and stories, and the slugs of deleted ones (routes.renamed, routes.gone). */
async function rememberRemoved(transaction: Database, { pages: kept, stories }: Site) {
  const before = await Promise.all(
    [pages, posts].map((table) => transaction.select({ slug: table.slug }).from(table)),
  )
  const now = [...kept, ...stories]
  const moved = now.flatMap(({ slug, formerSlugs }) =>
    formerSlugs.map((formerSlug) => [formerSlug, slug]),
  )
  const present = now.map(({ slug }) => slug)
  const presentOrMoved = new Set([...present, ...moved.map(([former]) => former)])
  const gone = before.flat().filter(({ slug }) => !presentOrMoved.has(slug))
  await rememberPages(transaction, Object.fromEntries(moved), present)
  await rememberGone(transaction, 'page', Object.fromEntries(gone.map(({ slug }) => [slug, ''])))
}

async function insertAll<Item>(items: Item[], insert: (item: Item) => PromiseLike<unknown>) {
  for (const item of items) await insert(item)
}

function configurationOf({ settings, menus, popups }: Site, album: Album): StoredConfiguration {
  const { siteInfo, popularCollections, subscription, giftWrap, ...rest } = settings
  const { megaMenus, primary, footer } = menus
  const withImage = <Item extends { image: Parameters<Album['image']>[0] }>(item: Item) => ({
    ...item,
    image: album.image(item.image),
  })
  return {
    menus: { primary, footer },
    popups: popups.map(({ images, ...popup }) => ({
      ...popup,
      images: { desktop: album.image(images.desktop), mobile: album.image(images.mobile) },
    })),
    settings: {
      ...rest,
      megaMenus: megaMenus.map((menu) => ({ ...menu, features: menu.features.map(withImage) })),
      subscription: {
        ...subscription,
        image: subscription.image ? album.image(subscription.image) : null,
      },
      popularCollections: popularCollections.map(withImage),
      socialLogin: offSocialLogin,
    },
    siteInfo: { ...siteInfo, url: '' },
    ...(giftWrap && { giftWrap }),
  }
}

function pageOf(page: SitePage, album: Album): z.input<typeof PageContent> {
  return {
    title: page.title,
    url: `/${page.slug}`,
    meta: page.meta,
    styles: page.styles,
    content: withFigures(page.content, page.figures, album),
    blocks: page.blocks.map((block) => blockOf(block, album)),
    options: page.options,
    image: page.image ? album.image(page.image) : null,
  }
}

function storyOf(story: SiteStory, id: number, album: Album) {
  const { slug, title, excerpt, categories, date, meta, styles, blocks } = story
  const url = `/${slug}`
  const image = album.image(story.image)
  const content = withFigures(story.content, story.figures, album)
  return {
    slug,
    title,
    categories,
    publishedAt: fromInstant(date),
    card: { id: String(id), title, excerpt, categories, permalink: url, image, date },
    body: {
      ...{ title, url, meta, styles, content, blocks, image, date, categories, excerpt },
      options: { showTitle: true },
    },
  }
}

function lookBookOf({ slug, gallery, ...book }: SiteLookBook, album: Album) {
  return { ...book, gallery: gallery.map((picture) => album.image(picture)) }
}

function blockOf(block: SiteBlock, album: Album): z.input<typeof ContentBlock> {
  switch (block.type) {
    case 'banner-slider':
      return {
        ...block,
        slides: block.slides.map((slide) => ({
          ...slide,
          desktop: album.image(slide.desktop),
          mobile: album.image(slide.mobile),
        })),
      }
    case 'tiles':
      return {
        ...block,
        tiles: block.tiles.map((tile) => ({ ...tile, image: album.image(tile.image) })),
      }
    case 'video':
      return { ...block, poster: block.poster ? album.image(block.poster) : null }
    case 'product-slider':
      return block
  }
}

function withFigures(html: string, figures: Figures, album: Album) {
  const images = Object.entries(figures).map(([name, picture]) => [name, album.image(picture)])
  return placeFigures(html, Object.fromEntries(images))
}
