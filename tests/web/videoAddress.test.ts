import { expect, test } from 'vitest'
import { parseVideoAddress } from '#web/shop/content/video/videoAddress.ts'

test('addresses of Vimeo and YouTube are read as the id of the video', () => {
  for (const address of [
    'https://vimeo.com/76979871',
    'https://vimeo.com/76979871?share=copy',
    'https://player.vimeo.com/video/76979871',
  ])
    expect(parseVideoAddress(address)).toEqual({ provider: 'VIMEO', source: '76979871' })
  for (const address of [
    'https://www.youtube.com/watch?v=a-1_c',
    'https://m.youtube.com/watch?t=3&v=a-1_c',
    'https://youtu.be/a-1_c?si=x',
    'https://www.youtube.com/shorts/a-1_c',
    'https://www.youtube-nocookie.com/embed/a-1_c?rel=0',
  ])
    expect(parseVideoAddress(address)).toEqual({ provider: 'YOUTUBE', source: 'a-1_c' })
})

test('any other address is read as a file', () => {
  for (const source of [
    '/media/resort.mp4',
    'https://evil.example/vimeo.com/1',
    'https://vimeo.com/',
  ])
    expect(parseVideoAddress(source)).toEqual({ provider: 'HTML5', source })
})
