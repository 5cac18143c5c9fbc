import type { PageSpan } from './listingPosition.ts'

const guess = 1500

/** How tall the pages of a grid are, in px: as measured, or as the others are. */
export class PageHeights {
  readonly measured: Map<number, number>

  constructor(measured: Iterable<readonly [number, number]> = []) {
    this.measured = new Map(measured)
  }

  /** Takes heights over; whether one of them is new. */
  measure(heights: Iterable<readonly [number, number]>): boolean {
    let isNew = false
    for (const [page, height] of heights) {
      isNew ||= this.measured.get(page) !== height
      this.measured.set(page, height)
    }
    return isNew
  }

  /** The height of pages together, both ends included. */
  sum({ from, to }: PageSpan): number {
    const usual = this.#usual()
    let sum = 0
    for (let page = from; page <= to; page++) sum += this.measured.get(page) ?? usual
    return sum
  }

  /** The pages that reach into a stretch of the grid; at least one of `pages`. */
  within({ top, bottom }: { top: number; bottom: number }, pages: number): PageSpan {
    const usual = this.#usual()
    const span = { from: pages, to: 1 }
    let start = 0
    for (let page = 1; page <= pages; page++) {
      const end = start + (this.measured.get(page) ?? usual)
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

  #usual() {
    if (this.measured.size === 0) return guess
    let sum = 0
    for (const height of this.measured.values()) sum += height
    return sum / this.measured.size
  }
}
