/** Milliseconds before each retry of a picture. */
const delays = [2000, 5000, 15_000, 30_000]

const retries = new WeakMap<HTMLImageElement, { address: string; count: number }>()

/**
 * Requests pictures again that failed to load: the connection was interrupted, or the CMS had not drawn them within the
 * gateway's timeout (docs/decisions/gateway/media-proxy-timeout.md).
 */
export function retryFailedPictures() {
  for (const image of document.images) if (hasFailed(image)) retry(image)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retry(target)
    },
    true,
  )
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

function retry(image: HTMLImageElement) {
  const address = image.currentSrc
  const before = retries.get(image)
  const count = before?.address === address ? before.count : 0
  const delay = delays[count]
  if (delay === undefined) return
  retries.set(image, { address, count: count + 1 })
  setTimeout(() => {
    // Setting the same address starts a new request.
    if (image.isConnected && hasFailed(image))
      image.setAttribute('src', image.getAttribute('src') ?? '')
  }, delay)
}
