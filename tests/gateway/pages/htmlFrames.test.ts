import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#gateway/pages/contentSecurityPolicy.ts'
import { cleanHtml } from '#gateway/scalars/html.ts'

const frameSources = contentSecurityPolicy({ scripts: [], styles: [] })
  .split('; ')
  .find((directive) => directive.startsWith('frame-src'))

test.each([
  [
    'https://www.youtube.com/embed/a-1_c?start=3',
    'https://www.youtube-nocookie.com/embed/a-1_c?start=3',
  ],
  ['https://youtube.com/embed/a-1_c', 'https://www.youtube-nocookie.com/embed/a-1_c'],
  ['https://www.youtube-nocookie.com/embed/a-1_c', 'https://www.youtube-nocookie.com/embed/a-1_c'],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
])('a frame of %s is kept, and the policy of pages allows it', (src, kept) => {
  expect(cleanHtml(`<iframe src="${src}"></iframe>`)).toBe(`<iframe src="${kept}"></iframe>`)
  expect(frameSources).toContain(new URL(kept).origin)
})

test.each([
  'https://www.google.com/maps/embed?pb=1',
  'https://evil.example/',
  'https://youtube.com.evil.example/embed/1',
  'javascript:alert(1)',
])('a frame of %s is empty', (src) => {
  expect(cleanHtml(`<iframe src="${src}"></iframe>`)).not.toContain('src=')
})
