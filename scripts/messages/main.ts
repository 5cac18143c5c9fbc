import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { differences, keysOf, languages, type Messages, messageModule } from './messageModules.ts'

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (file: string) => readFileSync(inRoot(file), 'utf8')

type Layer = 'web' | 'server'

/** The code that may show the messages of a layer. */
const shownBy = {
  web: ['web/**/*.{ts,tsx}'],
  server: ['{server,cms,gateway}/**/*.ts', 'adapters/*/server/**/*.ts'],
}

const readMessages = (layer: Layer) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      parse(read(`${layer}/messages/${language}.yaml`)) as Messages,
    ]),
  ) as Record<(typeof languages)[number], Messages>

/** Texts that no code shows. A group that is passed on as a whole, or whose keys are looked up, counts as used. */
function unusedKeys(layer: Layer, messages: Messages): string[] {
  const files = globSync(shownBy[layer], { cwd: inRoot('.'), exclude: ['**/generated/**'] })
  const code = files
    .map(read)
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\s*\n\s*(?=\.)/g, '')
    // Servers name the language: `orderEmails[order.language]`.
    .replaceAll(/\[(?:\w+\.)*language\]/g, '')
  const isWhole = (path: string) =>
    new RegExp(`\\b${path.replaceAll('.', '\\.')}\\b(?!\\.)`).test(code)
  return keysOf(messages).filter((key) => {
    const parts = key.split('.')
    const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
    return !code.includes(key) && !parents.some(isWhole)
  })
}

const catalogues = (['web', 'server'] as const).map((layer) => {
  const sources = readMessages(layer)
  const folder = `${layer}/generated/messages`
  const modules = Object.keys(sources.en).map((name) => {
    const messages = Object.fromEntries(
      languages.map((language) => [language, sources[language][name] ?? {}]),
    )
    return [`${folder}/${name}.ts`, messageModule(name, messages as never, layer)] as const
  })
  return { layer, sources, folder, modules }
})

function problemsOf({ layer, sources, folder, modules }: (typeof catalogues)[number]): string[] {
  const present = globSync(`${folder}/*.ts`, { cwd: inRoot('.') })
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
    rmSync(inRoot(folder), { recursive: true, force: true })
    mkdirSync(inRoot(folder), { recursive: true })
    for (const [file, text] of modules) writeFileSync(inRoot(file), text)
  }
