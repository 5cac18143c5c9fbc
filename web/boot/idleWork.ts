import { hasFailed, retryImage } from '#web/lib/retryImage.ts'
import { printDetails } from './printDetails.ts'

/** Starts what a page can wait for until the browser is idle: one file, since the first view names each that is loaded later. */
export function startIdleWork(): void {
  printDetails()
  retryFailedImages()
}

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
