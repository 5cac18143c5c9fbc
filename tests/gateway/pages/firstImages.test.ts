import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FirstImages } from '@vitrine/gateway/pages/firstImages.ts'
import { expect, onTestFinished, test } from 'vitest'

/** A server of images that counts its requests. */
async function serveImages(images: Record<string, { type: string; bytes: number }>) {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '')
    const image = images[request.url ?? '']
    if (!image) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': image.type }).end(Buffer.alloc(image.bytes, 1))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { images: new FirstImages(`http://127.0.0.1:${port}`), requests }
}

test('an image is inlined from the second page on, and fetched once', async () => {
  const { images, requests } = await serveImages({
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  expect(images.take('/media/a.avif')).toBeUndefined()
  expect(images.take('/media/a.avif')).toBeUndefined()
  await expect.poll(() => images.take('/media/a.avif')).toBe('data:image/avif;base64,AQEBAQEBAQEB')
  expect(requests).toEqual(['/media/a.avif'])
})

test('a large image is neither inlined nor fetched again', async () => {
  const { images, requests } = await serveImages({
    '/media/large.avif': { type: 'image/avif', bytes: 40_000 },
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  images.take('/media/large.avif')
  await expect.poll(() => requests).toHaveLength(1)
  images.take('/media/a.avif')
  await expect.poll(() => images.take('/media/a.avif')).toBeDefined()
  expect(images.take('/media/large.avif')).toBeUndefined()
  expect(requests).toEqual(['/media/large.avif', '/media/a.avif'])
})

test('only images under /media are inlined', async () => {
  const { images, requests } = await serveImages({
    '/media/page.html': { type: 'text/html', bytes: 9 },
    '/media/a.avif': { type: 'image/avif', bytes: 9 },
  })
  expect(images.take('/invoice/1')).toBeUndefined()
  expect(images.take('https://elsewhere.example/a.avif')).toBeUndefined()
  images.take('/media/page.html')
  images.take('/media/a.avif')
  await expect.poll(() => images.take('/media/a.avif')).toBeDefined()
  expect(images.take('/media/page.html')).toBeUndefined()
  expect(requests).toContain('/media/a.avif')
  expect(requests).not.toContain('/invoice/1')
})
