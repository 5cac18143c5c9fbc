import { expect, test } from 'vitest'
import { pictureSlides } from '#web/ui/media/lightbox/pictureSlides.ts'

const picture = {
  alt: 'A silk dress',
  color: null,
  width: 1600,
  height: 2000,
  pattern: '/media/dress-{320,1600}.{avif,webp,jpg}',
  files: null,
}

test.each([
  ['https://shop.test/media/dress-320.avif', 'avif'],
  ['data:image/avif;base64,AAAA', 'avif'],
  ['https://shop.test/media/dress-320.webp', 'webp'],
  ['https://shop.test/media/dress-320.jpg', 'jpg'],
  ['https://shop.test/media/dress', 'jpg'],
  ['', 'jpg'],
])('slides use the format of the thumbnail %s', (url, format) => {
  expect(pictureSlides([picture], { url, isLoaded: true })).toEqual([
    {
      src: '/media/dress-1600.jpg',
      srcset: `/media/dress-320.${format} 320w, /media/dress-1600.${format} 1600w`,
      width: 1600,
      height: 2000,
      alt: 'A silk dress',
      msrc: url,
    },
  ])
})

test('a thumbnail that is not loaded is not shown before the large picture', () => {
  const thumbnail = { url: 'https://shop.test/media/dress-320.avif', isLoaded: false }
  const [slide] = pictureSlides([picture], thumbnail)
  expect(slide).toMatchObject({ msrc: '', srcset: expect.stringContaining('.avif') })
})
