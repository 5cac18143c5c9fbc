import type { Availability, Destination } from '#machines/navigation/navigationSetup.ts'
import type { ShopClient } from '../../core/data/shopClient.ts'
import { isPageLoaded } from './load.ts'
import { matchAddress } from './matchAddress.ts'
import { hasPageCode } from './pageCode.ts'

/** Returns how much of a page is in memory. */
export function availabilityOf(client: ShopClient, destination: Destination): Availability {
  const match = matchAddress(destination)
  if (!hasPageCode(match.page)) return 'nothing'
  if (isPageLoaded(client, match)) return 'page'
  const { rendersWithoutData, preview } = match.page
  return rendersWithoutData || preview(destination.path) !== undefined ? 'preview' : 'nothing'
}
