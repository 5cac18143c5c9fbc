import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  differences,
  languages,
  type Messages,
  messageKeys,
  messageModule,
} from './messageModules.ts'

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (file: string) => readFileSync(inRoot(file), 'utf8')

type Layer = 'web' | 'gateway' | 'engines/commerce'

/** The code that may show the messages of a layer. */
const shownBy = {
  web: ['web/**/*.{ts,tsx}'],
  gateway: ['gateway/**/*.ts'],
  'engines/commerce': ['engines/*/**/*.ts'],
} satisfies Record<Layer, string[]>

const layers = Object.keys(shownBy) as Layer[]

const readMessages = (layer: Layer) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      parse(read(`${layer}/messages/${language}.yaml`)) as Messages,
    ]),
  ) as Record<(typeof languages)[number], Messages>

/** Texts that no code shows. A group that is passed on as a whole, or whose keys are looked up, counts as used. */
function unusedKeys(layer: Layer, messages: Messages): string[] {
  const files = globSync(shownBy[layer], {
    cwd: inRoot('.'),
    exclude: ['**/{generated,node_modules,tests}/**'],
  })
  const code = files
    .map(read)
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\s*\n\s*(?=\.)/g, '')
    // Servers name the language: `orderEmails[order.language]`.
    .replaceAll(/\[(?:\w+\.)*language\]/g, '')
  const isWhole = (path: string) =>
    new RegExp(`\\b${path.replaceAll('.', '\\.')}\\b(?!\\.)`).test(code)
  return messageKeys(messages).filter((key) => {
    const parts = key.split('.')
    const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
    return !code.includes(key) && !parents.some(isWhole)
  })
}

const catalogues = layers.map((layer) => {
  const sources = readMessages(layer)
  const folder = `${layer}/generated/messages`
  const modules = Object.keys(sources.en).map((name) => {
    const messages = Object.fromEntries(
      languages.map((language) => [language, sources[language][name] ?? {}]),
    )
    return [
      `${folder}/${name}.ts`,
      messageModule(name, messages as never, layer === 'web'),
    ] as const
  })
  return { layer, sources, folder, modules }
})

const modulesIn = (folder: string) => globSync(`${folder}/*.ts`, { cwd: inRoot('.') })

function problemsOf({ layer, sources, folder, modules }: (typeof catalogues)[number]): string[] {
  const present = modulesIn(folder)
  const expected = new Map<string, string>(modules)
  const outdated = [...new Set([...present, ...expected.keys()])].filter(
    (file) => !present.includes(file) || read(file) !== expected.get(file),
  )
  const missing = languages
    .slice(1)
    .flatMap((language) =>
      differences(sources.en, sources[language]).map(
        (text) => `${layer}/messages/${language}.yaml: ${text}`,
      ),
    )
  return [
    ...missing,
    ...modules
      .filter(([, text]) => layer === 'web' && text.includes('number('))
      .map(([file]) => `${file}: write {count} in place of #, which the build of the pages drops`),
    ...outdated.map((file) => `${file} is not what ${layer}/messages says`),
    ...unusedKeys(layer, sources.en).map((key) => `${layer}/messages/en.yaml: ${key} is not used`),
  ]
}

if (process.argv.includes('--check')) {
  const problems = catalogues.flatMap(problemsOf)
  console.log(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
} else
  for (const { folder, modules } of catalogues) {
    mkdirSync(inRoot(folder), { recursive: true })
    const expected = new Map<string, string>(modules)
    for (const file of modulesIn(folder)) if (!expected.has(file)) rmSync(inRoot(file))
    // Each written module restarts the servers that import it.
    for (const [file, text] of expected)
      if (!existsSync(inRoot(file)) || read(file) !== text) writeFileSync(inRoot(file), text)
  }
