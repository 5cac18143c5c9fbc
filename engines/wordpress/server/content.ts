import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentBlock } from '@vitrine/contract/content.ts'
import render from 'dom-serializer'
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler'
import * as dom from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { z } from 'zod'
import type { Addresses } from './addresses.ts'
import { imageOfTag } from './images.ts'
import { shortcodeAttributes, withoutShortcodes } from './texts.ts'

type Block = z.input<typeof ContentBlock>

/** The CSS of WordPress' own blocks, in the shop's type and spaces. */
export const blockStyles = readFileSync(join(import.meta.dirname, 'blocks.css'), 'utf8')

/** The content of a post for the shop. */
export interface Content {
  html: string
  /** Rows of products; of the front page also its banners and tiles. */
  blocks: Block[]
}

const hasClass = (node: ChildNode, name: string): node is Element =>
  isTag(node) && (node.attribs['class'] ?? '').split(/\s+/).includes(name)

/**
 * Converts what WordPress renders: links and images lead to the shop, videos are frames, shortcodes are removed, and
 * `[products]` is a row of products. On the front page, covers are banners, and columns of covers tiles.
 */
export function toContent(rendered: string, addresses: Addresses, isHome = false): Content {
  const root = parseDocument(addresses.media(rendered))
  for (const element of dom.getElementsByTagName('noscript', root)) dom.removeElement(element)
  for (const element of dom.getElementsByTagName(() => true, root)) convert(element, addresses)
  const blocks: Block[] = []
  for (const node of [...root.children]) {
    const converted =
      productRow(node) ?? (isHome ? (banner(node, blocks) ?? tiles(node)) : undefined)
    if (!converted) continue
    if (converted !== 'added') blocks.push(converted)
    dom.removeElement(node)
  }
  cleanTexts(root.children)
  const html = render(root, { encodeEntities: 'utf8' })
    .replace(/<p>\s*<\/p>/g, '')
    .trim()
  return { html: isHome && html ? `<div class="wp-home">${html}</div>` : html, blocks }
}

/** The images of a post, and its text without them. */
export function toGallery(rendered: string, addresses: Addresses) {
  const root = parseDocument(addresses.media(rendered))
  const images = dom.getElementsByTagName('img', root)
  const isImage = (name: string) => name === 'figure' || name === 'img'
  for (const element of dom.getElementsByTagName(isImage, root)) dom.removeElement(element)
  const { html } = toContent(dom.getOuterHTML(root), addresses)
  return { images: images.map(({ attribs }) => imageOfTag(attribs)), html }
}

/** Adapts an element and its attributes. */
function convert(element: Element, addresses: Addresses) {
  const { name, attribs } = element
  if (name === 'a' && attribs['href']) attribs['href'] = addresses.link(attribs['href'])
  // Plugins that load images late have the address elsewhere.
  for (const key of ['src', 'srcset']) {
    const late = attribs[`data-${key}`] ?? attribs[`data-lazy-${key}`]
    if (late) attribs[key] = late
  }
  // The gateway removes other styles.
  const [, basis] = /flex-basis:\s*(\d+)/.exec(attribs['style'] ?? '') ?? []
  if (Number(basis) >= 60) attribs['class'] = `${attribs['class'] ?? ''} is-wide`
  if (hasClass(element, 'wp-block-embed__wrapper')) embed(element)
}

/** Addresses of videos, with the beginnings of those of their frames. */
const youTube =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/
const players: readonly [RegExp, string][] = [
  [youTube, 'https://www.youtube-nocookie.com/embed/'],
  [/vimeo\.com\/(?:video\/)?(\d{5,12})/, 'https://player.vimeo.com/video/'],
]

/** Shows a video in its frame, and a link to anything else that WordPress could not embed. */
function embed(wrapper: Element) {
  const frame = dom.getElementsByTagName('iframe', wrapper)[0]
  const address = frame?.attribs['src'] ?? dom.textContent(wrapper).trim()
  if (!/^https:\/\/\S+$/.test(address)) return
  const [pattern, player] = players.find(([each]) => each.test(address)) ?? []
  const src = `${player}${pattern?.exec(address)?.[1]}`
  const title = frame?.attribs['title'] ?? 'Video'
  const shown = pattern
    ? new Element('iframe', { src, title, loading: 'lazy', allowfullscreen: '' })
    : new Element('a', { href: address }, [new Text(address)])
  wrapper.children = []
  dom.appendChild(wrapper, shown)
}

const sorts = new Set(['date', 'popularity', 'price'])

/** The row of products of a paragraph `[products title="New in" orderby="date" category="dresses" on_sale="true"]`. */
function productRow(node: ChildNode): Block | undefined {
  const [, text] = /^\s*\[products\b([^\]]*)\]\s*$/.exec(dom.textContent(node)) ?? []
  if (text === undefined) return undefined
  const { title = '', orderby: sort = '', link, ...given } = shortcodeAttributes(text)
  const list = (value: string | undefined) => value?.split(/\s*,\s*/)
  const { category, collection, brand } = given
  return {
    ...{ type: 'product-slider', title, link: link ? { url: link, text: 'View all' } : null },
    query: {
      ...{ categories: list(category), collections: list(collection), brands: list(brand) },
      ...(given['on_sale'] === 'true' && { onSale: true }),
      ...(sorts.has(sort) && { sort }),
    },
  }
}

/** The title, text, link and image of a cover; undefined without one of them. */
function coverParts(cover: Element) {
  const image = dom.getElementsByTagName('img', cover)[0]
  const heading = dom.findOne(({ name }) => /^h[1-6]$/.test(name), [cover])
  const link = dom.getElementsByTagName('a', cover)[0]
  const text = dom.getElementsByTagName('p', cover).map((item) => dom.textContent(item).trim())
  const title = heading ? dom.textContent(heading).trim() : text.shift()
  if (!image || !title) return undefined
  const url = link?.attribs['href']
  return {
    ...{ title, text: text.join(' ') || null, image: imageOfTag(image.attribs) },
    link: url ? { url, text: dom.textContent(link).trim() } : null,
  }
}

/** Adds a cover to the banners, which those next to each other share; undefined for anything else. */
function banner(node: ChildNode, blocks: Block[]) {
  const parts = hasClass(node, 'wp-block-cover') ? coverParts(node) : undefined
  if (!parts) return undefined
  const { image, ...slide } = parts
  const last = blocks.at(-1)
  const slides = last?.type === 'banner-slider' ? last.slides : []
  slides.push({ ...slide, desktop: image, mobile: image })
  if (slides.length === 1) blocks.push({ type: 'banner-slider', slides })
  return 'added' as const
}

/** The tiles of columns that have a cover with a link each. */
function tiles(node: ChildNode): Block | undefined {
  if (!hasClass(node, 'wp-block-columns')) return undefined
  const columns = node.children.filter(isTag)
  const covers = dom
    .findAll((item) => hasClass(item, 'wp-block-cover'), columns)
    .map((cover) => coverParts(cover))
  const linked = covers.flatMap((parts) => (parts?.link ? [{ ...parts, link: parts.link }] : []))
  return linked.length > 0 && linked.length === columns.length
    ? { type: 'tiles', tiles: linked }
    : undefined
}

function cleanTexts(nodes: readonly ChildNode[]) {
  for (const node of nodes)
    if (isText(node)) node.data = withoutShortcodes(node.data)
    else if (isTag(node) && !/^(pre|code)$/.test(node.name)) cleanTexts(node.children)
}
