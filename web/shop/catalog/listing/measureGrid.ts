/** What a drawn grid says of itself, in px; `top` is its own in the window. */
export interface GridLayout {
  top: number
  columns: number
  /** Pages with their heights, as far as the page after them is drawn too. */
  heights: [page: number, height: number][]
}

/** Reads a grid whose tiles carry their page as `data-page`. Gaps between pages carry none. */
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
      // Before a gap a page ends with its last row, which may hold the next page's first tiles.
      const isWhole = next && (next.page === page + 1 || index === starts.length - 2)
      return page > 0 && isWhole ? [[page, next.top - top] as [number, number]] : []
    }),
  }
}
