import { oneOf } from '#web/lib/schemas.ts'
import { localArea, plainText, storage } from '#web/lib/storage.ts'
import { useStored } from '#web/lib/useStored.ts'

/** How many columns a listing has on wide screens (`listing.density.*`). */
export type Density = 'three-col' | 'four-col'

/** Products of one page (`listing.page.size`). */
export const pageSize: Record<Density, number> = { 'three-col': 12, 'four-col': 16 }

/** Placeholders while the first page loads (`listing.density.*`). */
export const skeletonCount: Record<Density, number> = { 'three-col': 6, 'four-col': 8 }

const standard = 'three-col'
const densities = oneOf<Density>('three-col', 'four-col')
const stored = storage('grid-view', densities, { area: localArea, format: plainText })

/** Returns the choice on this device. Only for the browser. */
export const keptDensity = (): Density => stored.read() ?? standard

/** Stores the choice on this device. */
export const chooseDensity = stored.write

/** Follows the stored choice. The server, which cannot know it, renders three columns. */
export const useDensity = (): Density => useStored(stored, standard)
