import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite, type Site, type SitePage } from '@vitrine/cms/content/site/load.ts'
import { imagesDirectory, sampleImages } from '@vitrine/cms/media/sampleImages.ts'
import type { MenuItem } from '@vitrine/contract/content.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import sharp from 'sharp'

type Picture = Site['stories'][number]['image']

/** A post of WordPress, as install.php creates it. In `content`, `@id:NAME@` and `@url:NAME@` refer to pictures. */
interface Post {
  type: 'page' | 'post' | 'store' | 'look_book' | 'popup'
  slug: string
  title: string
  content: string
  excerpt?: string
  /** Bangkok time. */
  date?: string
  categories?: string[]
  /** The name of its featured image. */
  picture?: string | undefined
  fields?: Record<string, string>
}

/** The content with which install.php fills a new WordPress. */
interface Sample {
  name: string
  description: string
  /** The alternative text of each picture, whose file is NAME.jpg. */
  pictures: Record<string, string>
  posts: Post[]
  menus: { primary: MenuItem[]; footer: MenuItem[] }
  settings: Record<string, string>
}

/** Writes the content of the sample shop as blocks of WordPress, with its pictures as JPEG files in a folder. */
export async function writeSample(folder: string): Promise<Sample> {
  const { pages, stories, stores, lookBooks, popups, menus, settings } = await loadSite()
  const alts: Record<string, string> = {}
  const name = ({ spec, alt }: Picture) => {
    alts[spec.photograph] = alt
    return spec.photograph
  }
  const posts: Post[] = [
    ...pages.map((page) => {
      const text = toBlocks(page, name)
      const content = page.slug === 'home' ? `${homeBlocks(page, name)}\n${text}` : text
      return { type: 'page' as const, slug: page.slug, title: page.title, content }
    }),
    ...stories.map((story) => ({
      ...{ type: 'post' as const, slug: story.slug, title: story.title, date: story.date },
      ...{ excerpt: story.excerpt, categories: story.categories },
      ...{ content: toBlocks(story, name), picture: name(story.image) },
    })),
    await blocksStory(stories, name),
    ...stores.map(({ slug, name: title, content, location, phone, hours, image }) => ({
      ...{ type: 'store' as const, slug, title, content, picture: name(image) },
      fields: {
        ...{ address: location.address, phone, hours },
        ...{ latitude: String(location.lat), longitude: String(location.lng) },
      },
    })),
    // Of each look book a part, because WordPress cuts seven sizes of every picture.
    ...lookBooks.map(({ slug, name: title, description, gallery, product }) => ({
      ...{ type: 'look_book' as const, slug, title },
      content: `${description}\n${galleryBlock(gallery.slice(0, 3), name)}`,
      fields: { category: product.categoryId, products_title: product.title },
    })),
    ...popups.map(({ id, name: title, images, link, startDate, endDate }) => ({
      ...{ type: 'popup' as const, slug: id, title, picture: name(images.desktop) },
      content: imageBlock(images.mobile, name),
      fields: {
        ...{ url: link.url, link_text: link.linkText, start: startDate, end: endDate },
      },
    })),
  ]
  const files = await sampleImages()
  for (const picture of Object.keys(alts)) {
    const file = join(imagesDirectory, files.get(picture)?.file ?? '')
    await sharp(file)
      .jpeg({ quality: 82 })
      .toFile(join(folder, `${picture}.jpg`))
  }
  const { siteInfo, notificationBar, contactInfo, socialMedia, trendingKeywords } = settings
  const { phoneNumber, businessHours, address, email } = contactInfo
  return {
    ...{ name: siteInfo.name, description: siteInfo.description, pictures: alts, posts, menus },
    settings: {
      ...{ address, email, phone: phoneNumber, hours: businessHours },
      notification: notificationBar.items.map(({ text }) => text).join('\n'),
      keywords: trendingKeywords.join('\n'),
      copyright: siteInfo.copyright ?? '',
      ...Object.fromEntries(Object.entries(socialMedia).map(([key, url]) => [key, url ?? ''])),
    },
  }
}

/** A story with every kind of block that the shop has styles for. */
async function blocksStory(stories: Site['stories'], name: NameOf): Promise<Post> {
  const text = await readFile(join(import.meta.dirname, 'blocks.html'), 'utf8')
  const blockAt = (index: string) =>
    stories
      .slice(Number(index), Number(index) + 1)
      .map(({ image }) => imageBlock(image, name))[0] ?? ''
  const content = text
    .replace(/@figure:(\d)@/g, (_, index) => blockAt(index))
    .replace(/@media:(\d)@/g, (_, index) =>
      blockAt(index)
        .replace(/<!--.*?-->\s*/g, '')
        .replace('wp-block-image size-large', 'wp-block-media-text__media'),
    )
  const [picture] = stories.slice(4).map(({ image }) => name(image))
  return {
    ...{ type: 'post', slug: 'a-week-of-fittings', title: 'A week of fittings', content },
    ...{ excerpt: 'Five days, three pins and a chair: how a dress learns to sit.', picture },
    ...{ date: '2026-11-22 09:00:00', categories: ['Atelier'] },
  }
}

type NameOf = (picture: Picture) => string

const block = (type: string, html: string, attributes: object = {}) =>
  `<!-- wp:${type} ${JSON.stringify(attributes).replace(/"(@id:[^"]+@)"/g, '$1')} -->\n${html}\n<!-- /wp:${type} -->`

function imageBlock(picture: Picture, name: NameOf, caption = '') {
  const file = name(picture)
  const image = `<img src="@url:${file}@" alt="${escapeHtml(picture.alt)}" class="wp-image-@id:${file}@"/>`
  return block('image', `<figure class="wp-block-image size-large">${image}${caption}</figure>`, {
    ...{ id: `@id:${file}@`, sizeSlug: 'large', linkDestination: 'none' },
  })
}

function galleryBlock(pictures: readonly Picture[], name: NameOf) {
  const images = pictures.map((picture) => imageBlock(picture, name)).join('\n')
  const html = `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images}</figure>`
  return block('gallery', html, { linkTo: 'none' })
}

/** The elements of a text as blocks: paragraphs, headings, quotes, lists and images; HTML of the editor otherwise. */
function toBlocks({ content, figures }: Pick<SitePage, 'content' | 'figures'>, name: NameOf) {
  const placed = content.replace(
    /<figure data-picture="([^"]*)">\s*([\s\S]*?)\s*<\/figure>/g,
    (_, key: string, caption: string) => {
      const picture = figures[key]
      const text = caption.replace('<figcaption>', '<figcaption class="wp-element-caption">')
      return picture ? imageBlock(picture, name, text) : ''
    },
  )
  return placed
    .replace(/^<p>[\s\S]*?<\/p>/gm, (html) => block('paragraph', html))
    .replace(/^<h2>[\s\S]*?<\/h2>/gm, (html) => block('heading', html))
    .replace(/^<blockquote>([\s\S]*?)<\/blockquote>/gm, (_, html: string) =>
      block('quote', `<blockquote class="wp-block-quote">${html}</blockquote>`),
    )
}

function coverBlock({ title, text, link, picture }: CoverBlock, name: NameOf) {
  const file = name(picture)
  const button = `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${escapeHtml(link.url)}">${escapeHtml(link.text ?? title)}</a></div></div>`
  const inner = `${block('heading', `<h2>${escapeHtml(title)}</h2>`)}${text ? block('paragraph', `<p>${escapeHtml(text)}</p>`) : ''}${button}`
  const html = `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-@id:${file}@" alt="${escapeHtml(picture.alt)}" src="@url:${file}@" data-object-fit="cover"/><div class="wp-block-cover__inner-container">${inner}</div></div>`
  return block('cover', html, { url: `@url:${file}@`, id: `@id:${file}@`, dimRatio: 50 })
}

interface CoverBlock {
  title: string
  text?: string | undefined
  link: { url: string; text?: string | undefined }
  picture: Picture
}

/** The blocks of the home page: banners as covers, tiles as columns of covers, rows of products as the shortcode. */
function homeBlocks({ blocks }: SitePage, name: NameOf) {
  const html = blocks.map((part) => {
    if (part.type === 'banner-slider')
      return part.slides.map((slide) => coverBlock({ ...slide, picture: slide.desktop }, name))
    if (part.type === 'tiles') {
      const columns = part.tiles.map((tile) => {
        const cover = coverBlock({ ...tile, picture: tile.image }, name)
        return block('column', `<div class="wp-block-column">${cover}</div>`)
      })
      return block('columns', `<div class="wp-block-columns">${columns.join('\n')}</div>`)
    }
    if (part.type === 'video') return ''
    const { categories, collections, brands, sort, onSale } = part.query
    const attributes = {
      ...{ title: part.title, category: categories?.join(','), orderby: sort },
      ...{ collection: collections?.join(','), brand: brands?.join(',') },
      ...{ on_sale: onSale ? 'true' : undefined, link: part.link?.url },
    }
    const texts = Object.entries(attributes).flatMap(([key, value]) =>
      value ? [`${key}="${value}"`] : [],
    )
    return block('shortcode', `[products ${texts.join(' ')}]`)
  })
  return html.flat().join('\n\n')
}
