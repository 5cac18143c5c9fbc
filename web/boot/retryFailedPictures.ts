import { hasFailed, retryPicture } from '#web/lib/retryPicture.ts'

/** Requests all pictures of the page again that fail to load, also those that failed before (pages.images.retry). */
export function retryFailedPictures() {
  for (const image of document.images) if (hasFailed(image)) retryPicture(image)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retryPicture(target)
    },
    true,
  )
}
