import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The projects of vitest.config.ts with the folders of their tests: those of the shop, then those of the workspaces beside it. */
const unitFolders = {
  machines: 'tests/machines',
  gateway: 'tests/gateway',
  web: 'tests/web',
  scripts: 'tests/scripts',
  services: 'tests/services',
  agents: 'agents/tests',
  gallery: 'gallery/tests',
  lab: 'lab/tests',
  cms: 'engines/cms/tests',
  skeleton: 'engines/skeleton/tests',
  'medusa-rules': 'engines/medusa/tests/rules',
}

/** The folders of the tests in the browser. */
const browserFolders = [
  'tests/e2e',
  'agents/tests/e2e',
  'gallery/tests/e2e',
  'engines/office/tests',
]

/** @param {string} folder */
const isPresent = (folder) => existsSync(inRoot(folder))

/** The folder of each Vitest project. A shop may have deleted the workspace of some. @type {Record<string, string>} */
export const presentUnitFolders = Object.fromEntries(
  Object.entries(unitFolders).filter(([, folder]) => isPresent(folder)),
)

export const presentBrowserFolders = browserFolders.filter(isPresent)

/** All folders with tests. */
export const testFolders = [...Object.values(presentUnitFolders), ...presentBrowserFolders]
