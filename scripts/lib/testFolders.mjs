import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The projects of vitest.config.ts that `npm test` runs, with the folders of their tests. */
const shopFolders = {
  machines: 'tests/machines',
  gateway: 'tests/gateway',
  web: 'tests/web',
}

/** Folders of browser tests that only `npm test -- all` runs. */
const otherFolders = {
  scripts: 'tests/scripts',
  services: 'tests/services',
  agents: 'agents/tests',
  gallery: 'gallery/tests',
  lab: 'lab/tests',
  cms: 'engines/cms/tests',
  'medusa-rules': 'engines/medusa/tests/rules',
  'wordpress-rules': 'engines/wordpress/tests/rules',
}

const browserFolders = [
  'tests/e2e',
  'agents/tests/e2e',
  'gallery/tests/e2e',
  'engines/office/tests',
]

/** @param {string} folder */
const isPresent = (folder) => existsSync(inRoot(folder))

export const shopProjects = Object.keys(shopFolders)

/** The folder of each Vitest project, without workspaces that the shop has deleted. @type {Record<string, string>} */
export const presentUnitFolders = Object.fromEntries(
  Object.entries({ ...shopFolders, ...otherFolders }).filter(([, folder]) => isPresent(folder)),
)

/** The folders of the tests in a browser: first that of the shop, which alone `npm test` runs. */
export const presentBrowserFolders = browserFolders.filter(isPresent)

export const testFolders = [...Object.values(presentUnitFolders), ...presentBrowserFolders]
