import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, an absolute path. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The Node 24 that the repository pins, which exists once the packages are installed. */
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node')

/**
 * A file of the repository, an absolute path.
 * @param {...string} segments
 */
export const inRoot = (...segments) => join(root, ...segments)
