import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** The workspaces that a shop may delete, with the parts of the specification that only their tests assert. */
const deletable = {
  agents: ['agents'],
  gallery: ['playground', 'errors.report', 'security.qa.popups'],
  lab: ['calls.document', 'calls.optional'],
  'engines/medusa': [],
  'engines/office': ['office', 'security.staff'],
  'engines/skeleton': [],
  'engines/wordpress': [],
}

export const deletableFolders = Object.keys(deletable)

/** The workspaces that this shop has deleted. */
export const deletedFolders = deletableFolders.filter((folder) => !existsSync(inRoot(folder)))

/** @param {string} id of a clause @param {string[]} parts */
const isAmong = (id, parts) => parts.some((part) => id === part || id.startsWith(`${part}.`))

/**
 * Whether a part of the specification went with a workspace.
 * @param {string} id of a clause
 */
export const isDeletedClause = (id) =>
  Object.entries(deletable).some(
    ([folder, parts]) => deletedFolders.includes(folder) && isAmong(id, parts),
  )

/**
 * Whether a part of the specification goes with a workspace that a shop may delete.
 * @param {string} id of a clause
 */
export const isDeletableClause = (id) =>
  Object.values(deletable).some((parts) => isAmong(id, parts))

/**
 * Whether a file goes with a workspace that a shop may delete.
 * @param {string} path from the root
 */
export const isDeletableFile = (path) =>
  deletableFolders.some((folder) => path.startsWith(`${folder}/`))
