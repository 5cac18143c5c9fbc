import { useSyncExternalStore } from 'react'
import type { PageCode, PageDescription } from '#web/core/page/definePage.ts'
import { reloadForCode } from '#web/lib/reloadForCode.ts'

const loaded = new Map<PageDescription, PageCode>()
const listeners = new Set<() => void>()

/** Loads a page's code, once. Rejects when it cannot be loaded; the next call tries again. */
export async function loadPageCode(page: PageDescription): Promise<void> {
  if (loaded.has(page)) return
  loaded.set(page, await page.code())
  for (const listener of listeners) listener()
}

/** Loads the code of the page to show, or the document, with the code of the current build, if that fails. */
export async function openPageCode(page: PageDescription): Promise<void> {
  try {
    await loadPageCode(page)
  } catch (error) {
    if (!reloadForCode({ keepsText: false })) throw error
    await new Promise(() => {})
  }
}

/** Whether a page's code is loaded. */
export const hasPageCode = (page: PageDescription) => loaded.has(page)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns a page's code; undefined until it is loaded. */
export function usePageCode(page: PageDescription): PageCode | undefined {
  const read = () => loaded.get(page)
  return useSyncExternalStore(subscribe, read, read)
}
