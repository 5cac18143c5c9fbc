import { oneText } from '#web/lib/schemas.ts'
import { localArea, plainText, storage } from '#web/lib/storage.ts'
import { useStored } from '#web/lib/useStored.ts'

/** The number of columns of a listing on wide screens (`listing.density.*`). */
export type Density = 'three-col' | 'four-col'

/** The number of products of one page (`listing.page.size`). */
export const pageSize: Record<Density, number> = { 'three-col': 12, 'four-col': 16 }

/** Skeletons while the first page loads (`listing.density.*`). */
export const skeletonCount: Record<Density, number> = { 'three-col': 6, 'four-col': 8 }

const defaultDensity: Density = 'three-col'
const densities = oneText<Density>('three-col', 'four-col')
const stored = storage('grid-view', densities, { area: localArea, format: plainText })

/** Returns the density stored on this device. Browser only. */
export const storedDensity = (): Density => stored.read() ?? defaultDensity

/** Stores the density on this device. */
export const chooseDensity = stored.write

/** Returns the stored density, three columns on the server, and follows its changes. */
export const useDensity = (): Density => useStored(stored, defaultDensity)
