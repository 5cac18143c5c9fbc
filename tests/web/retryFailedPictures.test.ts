import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { retryFailedPictures } from '#web/boot/retryFailedPictures.ts'

/** A picture of a page, which reports each request for its file. */
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

/** The event of a picture that could not be loaded; it does not bubble, so that the page captures it. */
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

test('a picture that keeps failing is requested again seven times within a minute, and then no more', () => {
  covers('pages.images.retry')
  const image = new StandInImage()
  vi.stubGlobal('document', Object.assign(page, { images: [image] }))
  retryFailedPictures()
  for (const [index, delay] of [2000, 3000, 5000, 5000, 10_000, 15_000, 20_000].entries()) {
    vi.advanceTimersByTime(delay - 1)
    expect(image.requests).toBe(index)
    vi.advanceTimersByTime(1)
    expect(image.requests).toBe(index + 1)
    fail(image)
  }
  vi.advanceTimersByTime(600_000)
  expect(image.requests).toBe(7)
})

test('a picture that has been loaded or removed meanwhile is not requested again', () => {
  const images = [new StandInImage(), new StandInImage()]
  vi.stubGlobal('document', Object.assign(page, { images }))
  retryFailedPictures()
  const [loaded, removed] = images
  Object.assign(loaded ?? {}, { naturalWidth: 320 })
  Object.assign(removed ?? {}, { isConnected: false })
  vi.advanceTimersByTime(600_000)
  expect(images.map(({ requests }) => requests)).toEqual([0, 0])
})
