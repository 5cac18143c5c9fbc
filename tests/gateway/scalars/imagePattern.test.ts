import { toImage } from '@vitrine/gateway/responses/common.ts'
import { imagePattern } from '@vitrine/gateway/responses/imagePattern.ts'
import { imageFiles } from '@vitrine/web/ui/media/imageFiles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const rendition = { url: '/media/dress-320.jpg', width: 320, height: 400 }
const sizes = { thumbnail: rendition, medium: rendition, large: rendition, full: rendition }
const base = { id: '1', name: 'Dress', alt: 'A dress', color: null, sizes }

/** An image whose addresses are a stem, a width and the extension of a format. */
function regularImage(stem: string, widths: readonly number[], better: readonly string[]) {
  const srcset = (format: string) =>
    widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', ')
  return {
    ...base,
    url: `${stem}${Math.max(...widths)}.jpg`,
    srcset: srcset('jpg'),
    sources: better.map((format) => ({ type: `image/${format}`, srcset: srcset(format) })),
  }
}

const dress = regularImage('/media/dress-', [320, 480], ['avif', 'webp'])

test('an image with regular addresses is encoded as one pattern', () => {
  expect(imagePattern(dress)).toBe('/media/dress-{320,480}.{avif,webp,jpg}')
  expect(imagePattern(regularImage('https://cdn.example/a_', [90], []))).toBe(
    'https://cdn.example/a_{90}.{jpg}',
  )
})

test('a pattern expands to exactly the addresses of the CMS', () => {
  fc.assert(
    fc.property(
      fc.webPath().map((path) => `/media${path}-`),
      fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 }),
      fc.subarray(['avif', 'webp']),
      (stem, widths, better) => {
        const image = regularImage(stem, widths, better)
        const pattern = imagePattern(image)
        fc.pre(pattern !== null)
        const srcsetOf = (type: string) =>
          image.sources.find((source) => source.type === type)?.srcset ?? null
        expect(imageFiles({ pattern, files: null })).toEqual({
          url: image.url,
          srcset: image.srcset,
          avifSrcset: srcsetOf('image/avif'),
          webpSrcset: srcsetOf('image/webp'),
        })
      },
    ),
  )
})

test.each([
  ['an address has a size that is not its width', { srcset: '/media/dress-320x400.jpg 320w' }],
  ['the full-size file is elsewhere', { url: '/media/original.jpg' }],
  ['one format lacks a width', { srcset: '/media/dress-480.jpg 480w' }],
  [
    'formats are in different folders',
    { srcset: '/jpg/dress-320.jpg 320w, /jpg/dress-480.jpg 480w' },
  ],
  ['an entry is given by density', { srcset: '/media/dress-320.jpg 1x, /media/dress-480.jpg 2x' }],
  ['the srcset is empty', { srcset: '', sources: [] }],
  [
    'a format has another extension',
    {
      sources: [
        { type: 'image/avif', srcset: '/media/dress-320.webp 320w, /media/dress-480.webp 480w' },
      ],
    },
  ],
  ['a source is empty', { sources: [{ type: 'image/avif', srcset: '' }] }],
])('an image has no pattern when %s', (_, change) => {
  expect(imagePattern({ ...dress, ...change })).toBeNull()
})

test.each(['/media/{dress}-', '/media/dress,-', '/media/a b-'])(
  'an image has no pattern when its addresses contain special characters: %s',
  (stem) => {
    expect(imagePattern(regularImage(stem, [320, 480], ['avif']))).toBeNull()
  },
)

test('an image has no files when its pattern is malformed', () => {
  expect(imageFiles({ pattern: '/media/dress.jpg', files: null }).url).toBe('')
  expect(imageFiles({ pattern: null, files: null }).srcset).toBe('')
})

test.each([
  'javascript:steal()',
  ' data:text/html,<script>steal()</script>',
  'java\nscript:steal()',
])('the address %j of an image, which a link may have too, becomes #', (address) => {
  const size = { url: address, width: 1, height: 1 }
  const image = toImage({
    id: 'a',
    name: 'a',
    alt: '',
    url: address,
    srcset: '',
    sizes: { thumbnail: size, medium: size, large: size, full: size },
  })
  expect([image.url, image.sizes.full.url, image.files?.url ?? image.pattern]).toEqual([
    '#',
    '#',
    '#',
  ])
})
