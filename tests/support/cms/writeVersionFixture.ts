import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '#cms/commands/run.ts'
import { makeHistory } from './shopHistory.ts'
import { staffSteps } from './staffSteps.ts'
import { startCmsProcess } from './startCmsProcess.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Writes the fixture of this version: the backup of a shop with one product in which people and staff did what
 * `makeHistory` does, and beside it what they saw. `tests/cms/backup/upgrade.test.ts` opens it with every later version.
 */
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  version: string
}
const at = new Date().toISOString()
const folder = join(root, 'tests/cms/backup/versions')
const name = join(folder, `${version}-${at.slice(0, 10)}`)
const directory = await mkdtemp(join(tmpdir(), 'vitrine-fixture-'))
const variables = { VITRINE_DATA: join(directory, 'data') }
const command = (...parameters: string[]) => runCommand(parameters, variables)
try {
  const running = await startCmsProcess(variables)
  const history = await makeHistory(running.url, { command, staff: staffSteps(variables) })
  await running.end('SIGTERM')
  await mkdir(folder, { recursive: true })
  console.log(await command('backup', `${name}.tar.gz`))
  await writeFile(`${name}.json`, `${JSON.stringify({ at, history }, null, 2)}\n`)
} finally {
  await rm(directory, { recursive: true, force: true })
}
