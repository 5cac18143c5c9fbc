import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { node24 } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { copyOfRepository } from './copyOfRepository.ts'
import { addCmsCall, addField, addMachine, addPage, apply } from './recipes.ts'

/** Serves the pages of its folder from the sources, over a CMS with the shop's catalogue. */
const server = `import { startSeededCms } from '#tests/support/cms/testCms.ts'
import { startGateway } from '#tests/support/gateway/startGateway.ts'
const cms = await startSeededCms()
const pages = { distDirectory: 'dist', development: true }
const gateway = await startGateway({ cmsUrl: cms.url, pages })
process.on('disconnect', () => process.exit())
process.send?.(gateway.url)
`

async function serve(folder: string): Promise<string> {
  const child = spawn(node24, ['server.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The shop of the copy has ended.'))),
  ])
  return url
}

test('the recipes of CONTRIBUTING.md lead to a page that shows a new field of a new CMS call', async () => {
  const folder = await copyOfRepository({ 'server.ts': server })
  apply(folder, [...addCmsCall, ...addField, ...addPage])
  const codegen = join(folder, 'node_modules/.bin/graphql-codegen')
  const generation = await run(node24, [codegen, '--config', 'codegen.ts'], { cwd: folder })
  expect(generation.code, generation.output).toBe(0)
  const conventions = await run(node24, ['tests/support/conventions/main.ts'], { cwd: folder })
  expect(conventions.code, conventions.output).toBe(0)
  const documents = await run(node24, ['tests/contract/document/main.ts'], { cwd: folder })
  expect(documents.code, documents.output).toBe(0)
  const rest = (name: string) => readFileSync(join(folder, 'docs/rest', name), 'utf8')
  expect(rest('openapi.yaml')).toContain('/api/v1/gift-note:')
  expect(rest('pages.md')).toContain('| `/gifts` | `giftNote` |')
  const response = await fetch(`${await serve(folder)}/gifts`)
  expect(await response.text()).toContain('<h1>Wrapped by hand by Khun Mali</h1>')
}, 240_000)

test('the recipe of CONTRIBUTING.md for a machine leads to its diagram, its recorded paths and an export as a test', async () => {
  const folder = await copyOfRepository()
  apply(folder, addMachine)
  const diagrams = await run(node24, ['machines/catalog/diagrams.ts'], { cwd: folder })
  expect(diagrams.code, diagrams.output).toBe(0)
  const names = ['ribbon', 'machineCatalog', 'reproduction']
  const files = names.map((name) => `tests/machines/${name}.test.ts`)
  const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'machines', ...files, '-u']
  const tests = await run(node24, vitest, { cwd: folder })
  expect(tests.code, tests.output).toBe(0)
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(textOf('machines/README.md')).toContain('Ties and unties a ribbon.')
  expect(textOf('tests/machines/journals/ribbon.txt')).toContain('ribbon.untied')
}, 240_000)
