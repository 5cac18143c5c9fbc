import { printDetails } from './printDetails.ts'
import { retryFailedImages } from './retryFailedImages.ts'

/** Starts what a page can wait for until the browser is idle: one file, since the first view names each that is loaded later. */
export function startIdleWork(): void {
  printDetails()
  retryFailedImages()
}
