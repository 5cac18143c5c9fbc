import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The workspaces that a shop may delete, with the parts of the specification that only their tests assert. */
const deletable = {
  agents: ['agents'],
  gallery: ['playground', 'errors.report'],
  lab: [],
  'engines/medusa': [],
  'engines/office': ['office', 'security.staff'],
  'engines/skeleton': ['calls.document', 'calls.optional'],
  'engines/wordpress': [],
}

export const deletableFolders = Object.keys(deletable)

/** The workspaces that this shop has deleted. */
export const deletedFolders = deletableFolders.filter((folder) => !existsSync(inRoot(folder)))

/**
 * Whether a part of the specification went with a workspace.
 * @param {string} id of a clause
 */
export const isDeletedClause = (id) =>
  Object.entries(deletable).some(
    ([folder, parts]) =>
      deletedFolders.includes(folder) &&
      parts.some((part) => id === part || id.startsWith(`${part}.`)),
  )
