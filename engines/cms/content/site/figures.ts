import type { Image } from '@vitrine/contract/common.ts'
import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import type { Picture } from './images.ts'

/** The images within a text, by their name in the HTML. */
export type Figures = Record<string, Picture>

const place = /<figure data-picture="([^"]*)">/g

/** The names of the figures in a text, in order. */
export function findFigures(html: string): string[] {
  return [...html.matchAll(place)].map(([, name = '']) => name)
}

/** Inserts the images into every `<figure data-picture="name">`. Throws on an unknown name. */
export function placeFigures(html: string, images: Readonly<Record<string, Image>>): string {
  return html.replace(place, (_, name: string) => {
    const image = images[name]
    if (!image) throw new Error(`There is no image of the figure "${name}"`)
    const { width, height } = image.sizes.full
    return [
      `<figure><img src="${escapeHtml(image.sizes.large.url)}"`,
      `srcset="${escapeHtml(image.srcset)}" sizes="(min-width: 768px) 720px, 100vw"`,
      `width="${width}" height="${height}" alt="${escapeHtml(image.alt)}" loading="lazy">`,
    ].join(' ')
  })
}
