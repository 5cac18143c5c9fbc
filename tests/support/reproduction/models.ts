import type { AnyBrowserModel } from '../browser/describeInBrowser.ts'
import { confirmationModel } from '../browser/models/confirmationModel.ts'
import { listingModel } from '../browser/models/listingModel.ts'
import { searchModel } from '../browser/models/searchModel.ts'

// The types of the models differ in their machines only.
const models: Record<string, unknown> = { confirmation: confirmationModel, search: searchModel }

/** The browser model of a machine, by which its events are caused in the shop. Throws for a machine without one. */
export function modelOf(machine: string, isMobile: boolean): AnyBrowserModel {
  const model = machine === 'listing' ? listingModel(isMobile) : models[machine]
  if (!model)
    throw new Error(
      `There is no browser model of ${machine}. Move it from tests/e2e/machines to tests/support/browser/models, and add it to tests/support/reproduction/models.ts.`,
    )
  return model as AnyBrowserModel
}
