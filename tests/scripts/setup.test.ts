import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packagesAreInstalled } from '../../scripts/lib/packages.mjs'
import { runScript, standIn } from './standIn.ts'

async function setUp(folder: string, environment?: Record<string, string>) {
  const script = runScript(folder, 'setup.mjs', environment)
  const exitCode = await script.ended
  return { exitCode, output: script.output() }
}

test('the first set-up builds the pages, the second does nothing', async () => {
  const folder = await standIn()
  expect(await setUp(folder)).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^ {2}Building the pages … ✓ \d+\.\d s\n$/),
  })
  expect(await setUp(folder)).toEqual({ exitCode: 0, output: '' })
})

test.for(['web/page.tsx', 'machines/cart.ts', 'schema.graphql'])(
  'a change of %s builds the pages again',
  async (file) => {
    const folder = await standIn()
    await setUp(folder)
    await writeFile(join(folder, file), 'changed')
    expect((await setUp(folder)).output).toContain('Building the pages')
    expect((await setUp(folder)).output).toBe('')
  },
)

test('two set-ups at the same time build once', async () => {
  const folder = await standIn()
  const slow = await readFile(join(folder, 'scripts', 'build.mjs'), 'utf8')
  const count = `import { appendFileSync } from 'node:fs'\nappendFileSync('builds', 'x')\nawait new Promise((done) => setTimeout(done, 1500))\n`
  await writeFile(join(folder, 'scripts', 'build.mjs'), count + slow)
  const both = await Promise.all([setUp(folder), setUp(folder)])
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  expect(await readFile(join(folder, 'builds'), 'utf8')).toBe('x')
})

test('a killed set-up does not block the next', async () => {
  const folder = await standIn()
  const endedProcess = spawnSync(process.execPath, ['-e', ''])
  await mkdir(join(folder, '.cache'))
  await writeFile(join(folder, '.cache', 'preparing'), String(endedProcess.pid))
  expect((await setUp(folder)).output).toContain('Building the pages')
})

test('the GraphQL types are generated when their sources change, not on a fresh clone', async () => {
  const folder = await standIn()
  expect((await setUp(folder)).output).not.toContain('Generating')
  await writeFile(join(folder, 'web', 'bag.graphql'), 'query Bag { cart { itemCount } }')
  expect((await setUp(folder)).output).toContain('Generating the GraphQL types')
  expect((await setUp(folder)).output).toBe('')
})

test('a changed server builds nothing', async () => {
  const folder = await standIn()
  await setUp(folder)
  await writeFile(join(folder, 'gateway', 'main.ts'), 'changed')
  expect((await setUp(folder)).output).toBe('')
})

test('a failed build prints its last output and leaves no stamp', async () => {
  const folder = await standIn()
  const broken = `console.error('Unexpected token in web/app/App.tsx'); process.exit(1)`
  await writeFile(join(folder, 'scripts', 'build.mjs'), broken)
  const { exitCode, output } = await setUp(folder)
  expect(exitCode).toBe(1)
  expect(output).toContain('Building the pages failed with exit code 1:')
  expect(output).toContain('Unexpected token in web/app/App.tsx')
  expect((await setUp(folder)).exitCode).toBe(1)
})

test.for([
  ['start.mjs', 'ci --omit=dev'],
  ['setup.mjs', 'ci --no-audit'],
  ['test.mjs', 'ci --no-audit'],
])('%s installs the packages that it uses', async ([script = '', begin = '']) => {
  const folder = await standIn()
  await rm(join(folder, 'node_modules'), { recursive: true })
  const bin = await mkdtemp(join(tmpdir(), 'vitrine-npm-'))
  onTestFinished(() => rm(bin, { recursive: true, force: true }))
  await writeFile(join(bin, 'npm'), `#!/bin/sh\necho "npm $@" >&2\nexit 1\n`)
  await chmod(join(bin, 'npm'), 0o755)
  const run = runScript(folder, script, { PATH: `${bin}${delimiter}${process.env['PATH']}` })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain(`npm ${begin}`)
})

test('the packages of the shop suffice for it, and not for its tests', async () => {
  const folder = await standIn()
  const node = { version: '24.0.0' }
  const vite = { version: '8.0.0' }
  const lock = {
    '': {
      dependencies: { node: '24.0.0', vite: '8.0.0' },
      devDependencies: { vitest: '5.0.0' },
    },
    'node_modules/node': node,
    'node_modules/vite': vite,
    'node_modules/vitest': { version: '5.0.0' },
  }
  const write = (name: string, packages: object) =>
    writeFile(join(folder, name), JSON.stringify({ packages }))
  const record = 'node_modules/.package-lock.json'
  const installed = () => [false, true].map((tools) => packagesAreInstalled(folder, { tools }))
  await write('package-lock.json', lock)
  const { '': _, ...all } = lock
  await write(record, all)
  expect(installed()).toEqual([true, true])
  await write(record, { 'node_modules/node': node, 'node_modules/vite': vite })
  expect(installed()).toEqual([true, false])
  await write(record, { 'node_modules/node': node })
  expect(installed()).toEqual([false, false])
  await write(record, { 'node_modules/node': node, 'node_modules/vite': { version: '7.0.0' } })
  expect(installed()).toEqual([false, false])
})

test.for(['setup.mjs', 'start.mjs', 'test.mjs'])(
  '%s on Node 18 names the version it needs',
  async (script) => {
    const folder = await standIn()
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})`
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', older, join(folder, 'scripts', script)],
      { encoding: 'utf8', env: {} },
    )
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim()).toBe(
      'Vitrine needs Node 20 or newer and this is Node 18.20.4: install a newer one from https://nodejs.org, then run the same command again.',
    )
  },
)

test.for(['#', '?', '*'])(
  'a folder with %s in its path is named before anything is built',
  async (character) => {
    const folder = await renamed(await standIn(), `${character}1`)
    expect(await setUp(folder)).toEqual({
      exitCode: 1,
      output: `Vitrine cannot be built in a folder with “${character}” in its path: ${folder}. Move or rename it, then run the same command again.\n`,
    })
  },
)

/** Renames the folder of a test. */
async function renamed(folder: string, ending: string) {
  const path = folder + ending
  await rename(folder, path)
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('other characters in the path of the folder are no obstacle', async () => {
  const folder = await renamed(
    await standIn(),
    ` %20 é กก ' " $HOME [1] (2) {3} & ; , @ + = ~ ! ^ |`,
  )
  expect(await setUp(folder)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Building the pages … ✓'),
  })
})
