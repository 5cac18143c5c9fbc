import { type ImageImage, Picture } from '@vitrine/web/ui/media/Picture.tsx'
import { Price } from '@vitrine/web/ui/Price.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'
import { markupText } from './markup.ts'

const image: ImageImage = {
  alt: 'Silk slip dress, worn',
  pattern: null,
  files: {
    url: '/media/dress-1600.jpg',
    srcset: '/media/dress-400.jpg 400w, /media/dress-1600.jpg 1600w',
    avifSrcset: '/media/dress-400.avif 400w',
    webpSrcset: null,
  },
  color: '#e6dfd5',
  width: 1200,
  height: 1600,
}

test('a sale price is labelled and shows the regular price and the discount', () => {
  covers('cart.line.regular-price', 'formats.price.discount', 'formats.price.regular')

  const html = renderToString(<Price price={baht(3490)} regularPrice={baht(4590)} showPercent />)
  expect(markupText(html)).toBe('Sale price ฿3,490 Regular price ฿4,590 −24%')
  expect(html).toMatch(/<s [^>]*>฿4,590<\/s>/)
})

test('an image reserves its space, offers AVIF first and loads lazily', () => {
  covers('pages.images.space')

  const html = renderToString(<Picture image={image} sizes="50vw" />)
  expect(html).toContain('width="1200" height="1600"')
  expect(html).toContain('background-color:#e6dfd5')
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'))
  expect(html.indexOf('loading="lazy"')).toBeLessThan(html.indexOf(' src='))
  expect(html).toContain('alt="Silk slip dress, worn"')
})
