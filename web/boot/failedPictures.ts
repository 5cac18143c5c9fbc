/** Milliseconds until a picture that did not come is asked for again, each time that it does not. */
const pauses = [2000, 5000, 15_000]

const losses = new WeakMap<HTMLImageElement, { address: string; count: number }>()

/**
 * Asks again for pictures that did not come: the line was lost for a moment, or the CMS was not done with them, which
 * the gateway does not wait for, since a browser has few lines and what is pressed next needs one.
 */
export function findLostPictures() {
  for (const image of document.images) if (isLost(image)) askAgain(image)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) askAgain(target)
    },
    true,
  )
}

const isLost = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

function askAgain(image: HTMLImageElement) {
  const address = image.currentSrc
  const before = losses.get(image)
  const count = before?.address === address ? before.count : 0
  const pause = pauses[count]
  if (pause === undefined) return
  losses.set(image, { address, count: count + 1 })
  setTimeout(() => {
    // Said anew, an address that failed is fetched anew.
    if (image.isConnected && isLost(image))
      image.setAttribute('src', image.getAttribute('src') ?? '')
  }, pause)
}
