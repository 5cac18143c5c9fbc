import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sweepPrivateFiles } from '../modules/shopFiles/sweepFiles'

/** Deletes exports and imports after a day. */
export default async function sweepOldFiles(container: MedusaContainer) {
  await sweepPrivateFiles(container.resolve(ContainerRegistrationKeys.LOGGER))
}

export const config = { name: 'sweep-files', schedule: '*/10 * * * *' }
