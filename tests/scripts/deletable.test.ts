import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { deletableFolders, deletedFolders } from '../../scripts/lib/workspaces.mjs'
import { copyOfRepository } from './recipes/copyOfRepository.ts'
import { runScript } from './standIn.ts'

const present = deletableFolders.filter((folder) => !deletedFolders.includes(folder))

/** The package of a folder, as modules import it. */
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).name as string

/** Folders whose package lists another, also if only to test. */
function usersOf(folder: string): string[] {
  const name = packageOf(folder)
  const files = globSync('{*,engines/*}/package.json', { cwd: inRoot() }).filter((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot(file), 'utf8'))
    return name in { ...dependencies, ...devDependencies }
  })
  return files.map((file) => dirname(file))
}

test.each(present)('no package depends on %s', (folder) => {
  expect(usersOf(folder)).toEqual([])
})

test('the shop passes its checks, builds and opens without the workspaces beside it', {
  timeout: 600_000,
}, async () => {
  const folder = await copyOfRepository()
  for (const workspace of deletableFolders)
    await rm(join(folder, workspace), { recursive: true, force: true })
  const repository = { GIT_DIR: inRoot('.git'), GIT_WORK_TREE: folder }
  const check = runScript(folder, 'check.mjs', repository)
  expect(await check.ended, check.output()).toBe(0)
  const start = runScript(folder, 'start.mjs')
  await start.until('Ctrl-C stops it.')
  const [, shop = ''] = start.output().match(/Shop +(\S+)/) ?? []
  expect(await (await fetch(`${shop}/product/silk-slip-dress`)).text()).toContain('Silk')
  const playground = await fetch(`${shop}/graphql`, { headers: { accept: 'text/html' } })
  expect(await playground.text()).not.toContain('id="examples"')
  expect(start.output()).not.toMatch(/Machines|Back office/)
  expect((await fetch(`${shop}/_machines`)).status).toBe(404)
  expect((await fetch(`${shop}/mcp`, { method: 'POST' })).status).toBe(404)
})
