import type { z } from 'zod'
import * as contract from '../contracts/content.ts'
import type * as schema from '../generated/resolvers.ts'
import { cleanCss } from '../scalars/css.ts'
import { optionalTime } from '../scalars/dateTime.ts'
import { cleanHtml } from '../scalars/html.ts'
import { answer } from './responseParser.ts'
import { optionalImage, shapeImage, shapeLink, shapeMeta, toEnum } from './common.ts'

type BlockAnswer = z.infer<typeof contract.ContentBlock>

const shapePost = ({ image, date, ...post }: z.infer<typeof contract.Post>): schema.Post => ({
  ...post,
  image: optionalImage(image),
  date: optionalTime(date),
})

function shapeBlock(block: BlockAnswer): schema.ResolversTypes['ContentBlock'] {
  switch (block.type) {
    case 'banner-slider':
      return {
        __typename: 'BannerSlider',
        slides: block.slides.map(({ title, text, desktop, mobile, link }) => ({
          title,
          text: text ?? null,
          desktop: shapeImage(desktop),
          mobile: shapeImage(mobile),
          link: link ? shapeLink(link) : null,
        })),
      }
    case 'product-slider':
      return {
        __typename: 'ProductSlider',
        title: block.title,
        text: block.text ?? null,
        link: block.link ? shapeLink(block.link) : null,
        query: block.query,
      }
    case 'tiles':
      return {
        __typename: 'Tiles',
        title: block.title ?? null,
        tiles: block.tiles.map(({ title, text, image, link }) => ({
          title,
          text: text ?? null,
          image: shapeImage(image),
          link: shapeLink(link),
        })),
      }
    case 'video':
      return {
        ...block,
        __typename: 'Video',
        provider: toEnum(block.provider),
        poster: optionalImage(block.poster),
      }
  }
}

/** GET /pages/{key} and GET /posts/{slug} as the schema's Page. */
export const Page = answer(contract.PageContent, (page) => ({
  title: page.title,
  meta: shapeMeta(page.meta),
  styles: page.styles ? cleanCss(page.styles) : null,
  content: cleanHtml(page.content),
  blocks: (page.blocks ?? []).map(shapeBlock),
  options: { showTitle: page.options?.showTitle ?? false },
  image: optionalImage(page.image),
  date: optionalTime(page.date),
  modified: optionalTime(page.modified),
  categories: page.categories ?? [],
}))

/** GET /posts as the schema's Posts. */
export const Posts = answer(
  contract.Posts,
  ({ data, meta }): schema.Posts => ({
    posts: data.map(shapePost),
    pagination: meta.pagination,
  }),
)

/** GET /look-books/{slug} as the schema's LookBook. */
export const LookBook = answer(
  contract.LookBookPage,
  (book): schema.LookBook => ({
    name: book.name,
    description: cleanHtml(book.description),
    showTitle: book.options?.showTitle ?? false,
    gallery: book.gallery.map(shapeImage),
    product: book.product ?? null,
    meta: shapeMeta(book.meta),
    styles: book.styles ? cleanCss(book.styles) : null,
  }),
)
