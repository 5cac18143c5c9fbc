import type { Availability, Destination } from '#machines/navigation/navigationSetup.ts'
import type { ShopClient } from '../../core/data/shopClient.ts'
import { isPageLoaded } from './load.ts'
import { matchAddress } from './matchAddress.ts'
import { hasPageComponent } from './pageComponents.ts'

/** Returns how much of a page is in memory. */
export function availabilityOf(client: ShopClient, destination: Destination): Availability {
  const match = matchAddress(destination)
  if (!hasPageComponent(match.route)) return 'nothing'
  if (isPageLoaded(client, match)) return 'page'
  return match.route.hasPreview(destination.path) ? 'preview' : 'nothing'
}
