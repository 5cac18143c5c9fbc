import { retryFailedImages } from '@vitrine/web/boot/idleWork.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** An image of a page, which reports each request for its file. */
class StandInImage extends EventTarget {
  complete = true
  naturalWidth = 0
  isConnected = true
  currentSrc = '/media/dress.jpg'
  requests = 0
  getAttribute = () => this.currentSrc
  setAttribute = () => {
    this.requests += 1
  }
}

const page = new EventTarget()

/** The event of an image that could not be loaded; it does not bubble, so that the page captures it. */
function fail(image: StandInImage) {
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: image })
  page.dispatchEvent(event)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLImageElement', StandInImage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an image that keeps failing is requested again after 2, 5 and 20 seconds', () => {
  covers('pages.images.retry')
  const image = new StandInImage()
  vi.stubGlobal('document', Object.assign(page, { images: [image] }))
  retryFailedImages()
  for (const [index, delay] of [2000, 5000, 20_000].entries()) {
    vi.advanceTimersByTime(delay - 1)
    expect(image.requests).toBe(index)
    vi.advanceTimersByTime(1)
    expect(image.requests).toBe(index + 1)
    fail(image)
  }
  vi.advanceTimersByTime(600_000)
  expect(image.requests).toBe(3)
})

test('an image that has been loaded or removed meanwhile is not requested again', () => {
  const images = [new StandInImage(), new StandInImage()]
  vi.stubGlobal('document', Object.assign(page, { images }))
  retryFailedImages()
  const [loaded, removed] = images
  Object.assign(loaded ?? {}, { naturalWidth: 320 })
  Object.assign(removed ?? {}, { isConnected: false })
  vi.advanceTimersByTime(600_000)
  expect(images.map(({ requests }) => requests)).toEqual([0, 0])
})
