/** Milliseconds before each retry of an image. */
const delays = [2000, 5000, 20_000]

interface Retries {
  url: string
  count: number
  isScheduled: boolean
}

const retries = new WeakMap<HTMLImageElement, Retries>()

export const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

/**
 * Requests an image again, up to three times (pages.images.retry), that failed to load because of the connection or the
 * gateway's timeout (docs/decisions/gateway/media-proxy-timeout.md), and returns whether it will.
 * @param isWanted whether the image may still be shown when its time has come
 */
export function retryImage(image: HTMLImageElement, isWanted = () => image.isConnected): boolean {
  const url = image.currentSrc
  const before = retries.get(image)
  const isSame = before?.url === url
  if (isSame && before.isScheduled) return true
  const count = isSame ? before.count : 0
  const delay = delays[count]
  if (delay === undefined) return false
  const current = { url, count: count + 1, isScheduled: true }
  retries.set(image, current)
  setTimeout(() => {
    current.isScheduled = false
    // Setting the same URL starts a new request.
    if (isWanted() && hasFailed(image)) image.setAttribute('src', image.getAttribute('src') ?? '')
  }, delay)
  return true
}
