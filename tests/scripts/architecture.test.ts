import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']
const path =
  /(?<![\w./#@:-])(?:\.ci|\.github|cms|docs|gateway|machines|scripts|tests|web)\/[\w./-]*/g

/** The folders in a folder, such as `web/pages/`. */
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `${folder}/${name}/`)

test.each(documents)('%s names paths that exist', (file) => {
  const named = [...read(file).matchAll(path)].map(([text]) => text.replace(/\.$/, ''))
  expect(named.filter((each) => !existsSync(each))).toEqual([])
})

test.each(
  [
    'web',
    'admin',
    'contract',
    'server',
    'database',
    'catalog',
    'gateway',
    'machines',
    'cms',
  ].filter((layer) => existsSync(layer)),
)('docs/architecture.md describes every folder of %s/', (layer) => {
  const text = read('docs/architecture.md')
  expect(foldersIn(layer).filter((folder) => !text.includes(`| \`${folder}\` |`))).toEqual([])
})

test('the table of README.md describes every top folder of the repository', () => {
  const [, text = ''] = read('README.md').split('| folder | what it is |')
  const ignored = read('.gitignore').split('\n')
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`)
    .filter((name) => name !== '.git/' && !ignored.includes(name))
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([])
})

test('docs/troubleshooting.md explains messages that the programs print', () => {
  const messages = [...read('docs/troubleshooting.md').matchAll(/^\| (`.*?) \|/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message),
  )
  const sources = globSync([
    'scripts/**/*.mjs',
    '{server,database,cms}/**/*.ts',
    'gateway/{server,graphql}/*.ts',
  ])
    .map(read)
    .join('\n')
    // Values are parts of a message in its source.
    .replace(/\$\{\w+(?:\(.*?\))?\}/g, '…')
  const unknown = messages.filter(
    (message) => !sources.includes(message.replace(/\d{4}/, '…').replace(/^PORT /, '')),
  )
  expect(messages.length).toBeGreaterThan(5)
  expect(unknown).toEqual([])
})
