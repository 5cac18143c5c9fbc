/** Returns the first visible product card: its product, its index counted from 0, and its top in px. */
export function firstVisibleCard() {
  const cards = [...document.querySelectorAll<HTMLElement>('main [data-product-index]')]
  const card = cards.find((element) => element.getBoundingClientRect().bottom > 0)
  if (!card) return undefined
  return {
    id: card.dataset['product'] ?? '',
    index: Number(card.dataset['productIndex']),
    top: card.getBoundingClientRect().top,
  }
}

/** The measured layout of a grid. */
export interface GridLayout {
  /** The top of the grid in the window, in px. */
  top: number
  columns: number
  /** Pages and their heights in px, row gap included, without pages before a gap, which have no height of their own. */
  heights: [page: number, height: number][]
}

/** Measures a grid whose tiles, but not its gaps, have their page as `data-page`. */
export function measureGrid(grid: HTMLElement): GridLayout {
  const style = getComputedStyle(grid)
  const rowGap = Number.parseFloat(style.rowGap) || 0
  const box = grid.getBoundingClientRect()
  const starts: { page: number; top: number }[] = []
  let latest = -1
  for (const tile of grid.children) {
    if (!(tile instanceof HTMLElement) || tile.offsetParent === null) continue
    const page = Number(tile.dataset['page'] ?? 0)
    if (page === latest) continue
    latest = page
    starts.push({ page, top: tile.getBoundingClientRect().top })
  }
  starts.push({ page: 0, top: box.bottom + rowGap })
  return {
    top: box.top,
    columns: style.gridTemplateColumns.split(' ').length,
    heights: starts.flatMap(({ page, top }, index) => {
      const next = starts[index + 1]
      // The last row of a page before a gap may also contain the first tiles of the next page.
      const isWhole = next && (next.page === page + 1 || index === starts.length - 2)
      return page > 0 && isWhole ? [[page, next.top - top] as [number, number]] : []
    }),
  }
}
