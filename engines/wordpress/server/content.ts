import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentBlock } from '@vitrine/contract/content.ts'
import type { CheerioAPI } from 'cheerio/slim'
import type { z } from 'zod'
import type { Addresses } from './addresses.ts'
import { imageOfTag } from './images.ts'
import { parseHtml, shortcodeAttributes, withoutShortcodes } from './texts.ts'

type Block = z.input<typeof ContentBlock>
type Nodes = ReturnType<CheerioAPI>

/** The CSS of WordPress' own blocks, in the shop's type and spaces. */
const blockStyles = readFileSync(join(import.meta.dirname, 'blocks.css'), 'utf8')

/** The styles of a page with this HTML. */
export const pageStyles = (html: string) => (html.includes('class=') ? blockStyles : null)

/** The content of a post for the shop. */
export interface Content {
  html: string
  /** Rows of products, and on the front page also banners and tiles. */
  blocks: Block[]
}

/**
 * Converts HTML that WordPress renders: links and images lead to the shop, and videos, `[products]` and, on the front
 * page, covers become parts of the shop's content.
 */
export function toContent(rendered: string, addresses: Addresses, isHome = false): Content {
  const $ = parseHtml(addresses.media(rendered))
  $('noscript').remove()
  $('a[href]').attr('href', (_, href) => addresses.link(href))
  // Plugins that load them late have the address elsewhere.
  for (const { attribs } of $('img, source, iframe, video'))
    for (const key of ['src', 'srcset']) {
      const late = attribs[`data-${key}`] ?? attribs[`data-lazy-${key}`]
      if (late) attribs[key] = late
    }
  // The gateway removes the widths of columns.
  const basis = ({ attribs }: { attribs: Record<string, string> }) =>
    Number(/flex-basis:\s*(\d+)/.exec(attribs['style'] ?? '')?.[1])
  $('[style]')
    .filter((_, element) => basis(element) >= 60)
    .addClass('is-wide')
  for (const wrapper of $('.wp-block-embed__wrapper')) embed($, $(wrapper))
  const blocks: Block[] = []
  for (const node of $.root().contents()) {
    const part = $(node)
    const block = productRow(part.text()) ?? (isHome ? (banner(part) ?? tiles(part)) : undefined)
    if (!block) continue
    const last = blocks.at(-1)
    if (block.type === 'banner-slider' && last?.type === 'banner-slider')
      last.slides.push(...block.slides)
    else blocks.push(block)
    part.remove()
  }
  for (const node of $.root().find('*').addBack().contents())
    if (node.nodeType === 3 && $(node).closest('pre, code').length === 0)
      node.data = withoutShortcodes(node.data)
  const html = $.html()
    .replace(/<p>\s*<\/p>/g, '')
    .trim()
  return { html: isHome && html ? `<div class="wp-home">${html}</div>` : html, blocks }
}

/** The images of a post, and its text without them. */
export function toGallery(rendered: string, addresses: Addresses) {
  const $ = parseHtml(addresses.media(rendered))
  const images = $('img').toArray()
  $('figure, img').remove()
  const { html } = toContent($.html(), addresses)
  return { images: images.map(({ attribs }) => imageOfTag(attribs)), html }
}

const video =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})|vimeo\.com\/(?:video\/)?(\d{5,12})/

/** Shows a video in its frame, and a link to anything else that WordPress could not embed. */
function embed($: CheerioAPI, wrapper: Nodes) {
  const frame = wrapper.find('iframe')
  const address = frame.attr('src') ?? wrapper.text().trim()
  if (!/^https:\/\/\S+$/.test(address)) return
  const [, youTube, vimeo] = video.exec(address) ?? []
  const src = youTube
    ? `https://www.youtube-nocookie.com/embed/${youTube}`
    : vimeo && `https://player.vimeo.com/video/${vimeo}`
  const title = frame.attr('title') ?? 'Video'
  const shown = src
    ? $('<iframe>').attr({ src, title, loading: 'lazy', allowfullscreen: '' })
    : $('<a>').attr('href', address).text(address)
  wrapper.empty().append(shown)
}

const sorts = new Set(['date', 'popularity', 'price'])

/** The row of products of a line `[products title="New in" orderby="date" category="dresses" on_sale="true"]`. */
function productRow(line: string): Block | undefined {
  const [, text] = /^\s*\[products\b([^\]]*)\]\s*$/.exec(line) ?? []
  if (text === undefined) return undefined
  const { title = '', orderby: sort = '', link, ...given } = shortcodeAttributes(text)
  const list = (name: string) => given[name]?.split(/\s*,\s*/)
  return {
    ...{ type: 'product-slider', title, link: link ? { url: link, text: 'View all' } : null },
    query: {
      ...{ categories: list('category'), collections: list('collection'), brands: list('brand') },
      ...(given['on_sale'] === 'true' && { onSale: true }),
      ...(sorts.has(sort) && { sort }),
    },
  }
}

/** The title, text, link and image of a cover, or undefined without a title or an image. */
function readCover(cover: Nodes) {
  const [image] = cover.find('img')
  const paragraphs = cover.find('p').toArray()
  const texts = paragraphs.map((paragraph) => cover.find(paragraph).text().trim())
  const title = cover.find('h1, h2, h3, h4, h5, h6').first().text().trim() || texts.shift()
  if (!image || !title) return undefined
  const link = cover.find('a').first()
  const url = link.attr('href')
  return {
    ...{ title, text: texts.join(' ') || null, image: imageOfTag(image.attribs) },
    link: url ? { url, text: link.text().trim() } : null,
  }
}

function banner(part: Nodes): Block | undefined {
  const cover = part.is('.wp-block-cover') ? readCover(part) : undefined
  if (!cover) return undefined
  const { image, ...slide } = cover
  return { type: 'banner-slider', slides: [{ ...slide, desktop: image, mobile: image }] }
}

/** The tiles of columns that have a cover with a link each. */
function tiles(part: Nodes): Block | undefined {
  const columns = part.filter('.wp-block-columns').children()
  const covers = columns.find('.wp-block-cover').toArray()
  const linked = covers.flatMap((cover) => {
    const tile = readCover(columns.find(cover))
    return tile?.link ? [{ ...tile, link: tile.link }] : []
  })
  const isComplete = linked.length > 0 && linked.length === columns.length
  return isComplete ? { type: 'tiles', tiles: linked } : undefined
}
