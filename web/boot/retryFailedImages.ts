import { hasFailed, retryImage } from '#web/lib/retryImage.ts'

/** Requests all images of the page again that fail to load, also those that failed before (pages.images.retry). */
export function retryFailedImages() {
  for (const image of document.images) if (hasFailed(image)) retryImage(image)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retryImage(target)
    },
    true,
  )
}
