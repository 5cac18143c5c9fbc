/** Milliseconds before each of the first retries of an image, and before all later ones. */
const delays = [2000, 3000, 5000, 5000, 10_000, 15_000, 20_000]
const laterDelay = 60_000

interface Retries {
  url: string
  count: number
  isScheduled: boolean
}

const retries = new WeakMap<HTMLImageElement, Retries>()

export const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

/**
 * Requests an image again later that failed to load: the connection was interrupted, or the CMS did not send it within
 * the gateway's timeout (docs/decisions/gateway/media-proxy-timeout.md), until it is there (pages.images.retry). Returns
 * whether it is one of the first retries: after a minute of them it may take long.
 * @param isWanted whether the image may still be shown when its time has come
 */
export function retryImage(image: HTMLImageElement, isWanted = () => image.isConnected): boolean {
  const url = image.currentSrc
  const before = retries.get(image)
  const isSame = before?.url === url
  if (isSame && before.isScheduled) return true
  const count = isSame ? before.count : 0
  const current = { url, count: count + 1, isScheduled: true }
  retries.set(image, current)
  setTimeout(() => {
    current.isScheduled = false
    // Setting the same URL starts a new request.
    if (isWanted() && hasFailed(image)) image.setAttribute('src', image.getAttribute('src') ?? '')
  }, delays[count] ?? laterDelay)
  return count < delays.length
}
