import { type ComponentType, lazy } from 'react'
import type { PageProps, Route } from './route.ts'

const components = new Map<Route, ComponentType<PageProps>>()

/** Fetches a page's code, so that rendering it does not wait. */
export async function loadPageComponent(route: Route) {
  const { Page } = await route.page()
  components.set(route, Page)
}

/** A page's component: the code itself once it is here, else one that React waits for. */
export function pageComponent(route: Route): ComponentType<PageProps> {
  const known = components.get(route)
  if (known) return known
  const waiting = lazy(async () => ({ default: (await route.page()).Page }))
  components.set(route, waiting)
  return waiting
}
