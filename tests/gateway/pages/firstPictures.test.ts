import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { FirstPictures } from '#gateway/pages/firstPictures.ts'

/** A server of pictures that counts its requests. */
async function servePictures(pictures: Record<string, { type: string; bytes: number }>) {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '')
    const picture = pictures[request.url ?? '']
    if (!picture) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': picture.type }).end(Buffer.alloc(picture.bytes, 1))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { pictures: new FirstPictures(`http://127.0.0.1:${port}`), requests }
}

test('a picture is inlined from the second page on, and fetched once', async () => {
  const { pictures, requests } = await servePictures({
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  expect(pictures.take('/media/a.avif')).toBeUndefined()
  expect(pictures.take('/media/a.avif')).toBeUndefined()
  await expect
    .poll(() => pictures.take('/media/a.avif'))
    .toBe('data:image/avif;base64,AQEBAQEBAQEB')
  expect(requests).toEqual(['/media/a.avif'])
})

test('a large picture is neither inlined nor fetched again', async () => {
  const { pictures, requests } = await servePictures({
    '/media/large.avif': { type: 'image/avif', bytes: 40_000 },
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  pictures.take('/media/large.avif')
  await expect.poll(() => requests).toHaveLength(1)
  pictures.take('/media/a.avif')
  await expect.poll(() => pictures.take('/media/a.avif')).toBeDefined()
  expect(pictures.take('/media/large.avif')).toBeUndefined()
  expect(requests).toEqual(['/media/large.avif', '/media/a.avif'])
})

test('only pictures under /media are inlined', async () => {
  const { pictures, requests } = await servePictures({
    '/media/page.html': { type: 'text/html', bytes: 9 },
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  expect(pictures.take('/invoice/1')).toBeUndefined()
  expect(pictures.take('https://elsewhere.example/a.avif')).toBeUndefined()
  pictures.take('/media/page.html')
  pictures.take('/media/a.avif')
  await expect.poll(() => pictures.take('/media/a.avif')).toBeDefined()
  expect(pictures.take('/media/page.html')).toBeUndefined()
  expect(requests).toContain('/media/a.avif')
  expect(requests).not.toContain('/invoice/1')
})
