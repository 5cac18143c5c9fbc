import type { PageSpan } from './listingPosition.ts'

/** The height of a page in px before any has been measured. */
const defaultHeight = 1500

/** The heights of a grid's pages in px, the average of the measured ones for a page that has not been measured. */
export class PageHeights {
  readonly measured: Map<number, number>

  constructor(measured: Iterable<readonly [number, number]> = []) {
    this.measured = new Map(measured)
  }

  /** Stores heights, and returns whether one of them has changed. */
  measure(heights: Iterable<readonly [number, number]>): boolean {
    let hasChanged = false
    for (const [page, height] of heights) {
      hasChanged ||= this.measured.get(page) !== height
      this.measured.set(page, height)
    }
    return hasChanged
  }

  /** Returns the total height of pages, both ends included. */
  sum({ from, to }: PageSpan): number {
    const average = this.#average()
    let sum = 0
    for (let page = from; page <= to; page++) sum += this.measured.get(page) ?? average
    return sum
  }

  /** Returns the pages that overlap a range of the grid, at least one. `top` and `bottom` are in px from its top. */
  within({ top, bottom }: { top: number; bottom: number }, pages: number): PageSpan {
    const average = this.#average()
    const span = { from: pages, to: 1 }
    let start = 0
    for (let page = 1; page <= pages; page++) {
      const end = start + (this.measured.get(page) ?? average)
      if (end > top && start < bottom) {
        span.from = Math.min(span.from, page)
        span.to = page
      }
      start = end
    }
    if (span.from <= span.to) return span
    const nearest = bottom <= 0 ? 1 : pages
    return { from: nearest, to: nearest }
  }

  #average() {
    if (this.measured.size === 0) return defaultHeight
    let sum = 0
    for (const height of this.measured.values()) sum += height
    return sum / this.measured.size
  }
}
