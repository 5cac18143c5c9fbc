import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterPaint } from '#web/boot/AfterPaint.tsx'
import { productsBefore } from './listingRequest.ts'
import {
  type FixedFilter,
  type ListingSelection,
  readSelection,
  writeSelection,
} from './listingUrl.ts'

/**
 * Reads the selection from the URL and writes changes to it after the next paint, one history entry each
 * (`listing.selection.*`).
 */
export function useSelectionUrl(fixed: FixedFilter) {
  const [path, navigate] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  const selection = readSelection(parameters, fixed)
  /** The latest change, until the URL of `path` has it. */
  const [pending, setPending] = useState<{ path: string; selection: ListingSelection }>()
  const isPending = pending?.path === path
  const lastPainted = useRef<Promise<unknown>>(undefined)
  const go = (next: ListingSelection) => {
    const url = path + writeSelection(next)
    if (url !== location.pathname + location.search) navigate(url, { state: { keepScroll: true } })
  }
  return {
    /** The products before the page that the URL names. */
    after: productsBefore(parameters),
    /** Returns the URL of a page of the list. */
    pageUrl: (page: number) => path + writeSelection(selection, page),
    /** The selection of the URL, which the grid shows or loads. */
    selection,
    /** The selection of the controls, which may be ahead of the URL. */
    chosen: isPending ? pending.selection : selection,
    isPending,
    /** Writes a selection to the URL. */
    go,
    /** Writes a selection to the URL after the next paint. */
    async goAfterPaint(next: ListingSelection) {
      const { pathname } = location
      const change = { path, selection: next }
      setPending(change)
      // One after the other: observers of one frame are called in any order.
      lastPainted.current = Promise.all([lastPainted.current, afterPaint()])
      await lastPainted.current
      // Otherwise the visitor has left the page.
      if (location.pathname === pathname) go(next)
      setPending((latest) => (latest === change ? undefined : latest))
    },
  }
}
