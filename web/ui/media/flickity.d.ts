/** The part of Flickity 3 that the sliders use; the package has no type definitions. */
declare module 'flickity' {
  export interface FlickityOptions {
    accessibility: boolean
    cellAlign: 'left'
    contain: boolean
    groupCells: boolean
    initialIndex: number
    pageDots: boolean
    prevNextButtons: boolean
    wrapAround: boolean
  }

  class Flickity {
    constructor(element: Element, options: Partial<FlickityOptions>)
    /** The index of the slide, a group of cells, in view, counted from 0. */
    selectedIndex: number
    slides: readonly object[]
    /** The cells of the slide in view. */
    selectedElements: readonly HTMLElement[]
    next(wraps?: boolean, isInstant?: boolean): void
    previous(wraps?: boolean, isInstant?: boolean): void
    getCellElements(): HTMLElement[]
    on(event: 'select', listener: () => void): this
    /** A press without a drag; on a cell unless it is inert. */
    on(
      event: 'staticClick',
      listener: (event: Event, pointer: { clientX: number }, cell?: Element) => void,
    ): this
    destroy(): void
  }

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export { Flickity as default }
}
