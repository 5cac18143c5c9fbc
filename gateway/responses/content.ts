import * as contract from '@vitrine/contract/content.ts'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import { cleanCss } from '../scalars/css.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalTime, safeUrl } from '../scalars/textScalars.ts'
import { optionalImage, plainText, toEnum, toImage, toLink, toMeta, toShopPage } from './common.ts'
import { toConnection } from './connection.ts'
import { responseParser } from './responseParser.ts'

type ContractBlock = z.infer<typeof contract.ContentBlock>

const toPost = ({
  image,
  date,
  permalink,
  categories,
  ...post
}: z.infer<typeof contract.Post>) => ({
  ...post,
  ...toShopPage(permalink, post.id, '/'),
  title: plainText(post.title),
  categoryNames: categories,
  image: optionalImage(image),
  date: optionalTime(date),
})

function toBlock(block: ContractBlock): schema.ResolversTypes['ContentBlock'] {
  switch (block.type) {
    case 'banner-slider':
      return {
        __typename: 'BannerSlider',
        slides: block.slides.map(({ title, text, desktop, mobile, link }) => ({
          title,
          text,
          desktop: toImage(desktop),
          mobile: toImage(mobile),
          link: link ? toLink(link) : null,
        })),
      }
    case 'product-slider':
      return {
        __typename: 'ProductSlider',
        title: block.title,
        text: block.text,
        link: block.link ? toLink(block.link) : null,
        query: block.query,
      }
    case 'tiles':
      return {
        __typename: 'Tiles',
        title: block.title,
        items: block.tiles.map(({ title, text, image, link }) => ({
          title,
          text,
          image: toImage(image),
          link: toLink(link),
        })),
      }
    case 'video':
      return {
        ...block,
        __typename: 'Video',
        provider: toEnum(block.provider),
        source: safeUrl(block.source),
        poster: optionalImage(block.poster),
      }
  }
}

/** GET /pages/{key} and GET /posts/{slug} as the schema's Page. */
export const Page = responseParser(contract.PageContent, (page) => ({
  title: page.title,
  url: page.url ? toShopPage(page.url, '', '/').url : null,
  meta: toMeta(page.meta),
  styles: page.styles ? cleanCss(page.styles) : null,
  content: cleanHtml(page.content),
  blocks: (page.blocks ?? []).map(toBlock),
  showTitle: page.options?.showTitle ?? false,
  image: optionalImage(page.image),
  date: optionalTime(page.date),
  modified: optionalTime(page.modified),
  categoryNames: page.categories ?? [],
  excerpt: page.excerpt,
}))

/** GET /posts as a page of stories. */
export const Posts = responseParser(
  contract.Posts,
  ({ data, meta: { pagination } }, _note, query) => {
    const limit = pagination.limit ?? Number(query['limit'] ?? data.length)
    const page = pagination.page ?? Number(query['page'] ?? 1)
    return {
      ...toConnection({
        nodes: data.map(toPost),
        offset: (page - 1) * limit,
        totalCount: pagination.total,
        size: limit,
      }),
      pageCount: pagination.pageCount ?? Math.ceil(pagination.total / Math.max(1, limit)),
    }
  },
)

/** GET /look-books/{slug} as the schema's LookBook. */
export const LookBook = responseParser(
  contract.LookBookPage,
  ({ options, showTitle, ...book }): Omit<schema.LookBook, 'id'> => ({
    name: book.name,
    description: cleanHtml(book.description),
    showTitle: [showTitle, options?.showTitle].some(Boolean),
    gallery: book.gallery.map(toImage),
    product: book.product,
    meta: toMeta(book.meta),
    styles: book.styles ? cleanCss(book.styles) : null,
  }),
)

const toStore = ({ phone, slug, ...store }: z.infer<typeof contract.Store>) => ({
  ...store,
  id: slug || store.id,
  slug: slug || store.id,
  phoneNumber: phone,
  content: cleanHtml(store.content),
  image: optionalImage(store.image),
})

/** GET /store-locators/{slug} as the schema's Store. */
export const Store = responseParser(contract.Store, toStore)

/** GET /store-locators as the schema's stores. */
export const Stores = responseParser(contract.Stores, (stores) => stores.map(toStore))
