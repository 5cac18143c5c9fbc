import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../temporaryFolder.ts'

const left = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'results'])

/**
 * Copies the repository without build results, with the installed packages, and returns the folder, which is removed
 * when the test ends.
 */
export async function copyOfRepository() {
  const folder = await temporaryFolder()
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
  const packages = join(root, 'node_modules')
  const links = join(folder, 'node_modules')
  await mkdir(links)
  // Not the folder itself: the scripts store there what they have generated.
  for (const name of await readdir(packages))
    if (name !== '.cache' && name !== '@vitrine')
      await symlink(join(packages, name), join(links, name))
  // Its own workspaces: their links are relative.
  await cp(join(packages, '@vitrine'), join(links, '@vitrine'), {
    ...{ recursive: true, verbatimSymlinks: true },
  })
  return folder
}
