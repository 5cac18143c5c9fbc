import { type ComponentType, useSyncExternalStore } from 'react'
import type { PageProps, Route } from '../route.ts'

const components = new Map<Route, ComponentType<PageProps>>()
const listeners = new Set<() => void>()

/** Loads a page's code, once. Rejects when it cannot be loaded; the next call tries again. */
export async function loadPageComponent(route: Route): Promise<void> {
  if (components.has(route)) return
  const { Page } = await route.page()
  components.set(route, Page)
  for (const listener of listeners) listener()
}

/** Whether a page's code is loaded. */
export const hasPageComponent = (route: Route) => components.has(route)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns a page's component; undefined until its code is loaded. */
export function usePageComponent(route: Route): ComponentType<PageProps> | undefined {
  const read = () => components.get(route)
  return useSyncExternalStore(subscribe, read, read)
}
