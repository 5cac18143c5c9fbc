import type { Route } from './http/route.ts'

/** Every call of the CMS, by domain. */
export const routes: readonly Route[] = []
