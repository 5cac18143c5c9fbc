import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { differences, keysOf, languages, type Messages, messageModule } from './messageModules.ts'

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url)
const folder = 'web/generated/messages'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const sources = Object.fromEntries(
  languages.map((language) => [language, parse(read(`web/messages/${language}.yaml`)) as Messages]),
) as Record<(typeof languages)[number], Messages>

/** Texts that no code shows. A group that is passed on as a whole, or whose keys are looked up, counts as used. */
function unusedKeys(): string[] {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: inRoot('.'), exclude: ['web/generated/**'] })
  const code = files
    .map(read)
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\s*\n\s*(?=\.)/g, '')
  const isWhole = (path: string) =>
    new RegExp(`\\b${path.replaceAll('.', '\\.')}\\b(?!\\.)`).test(code)
  return keysOf(sources.en).filter((key) => {
    const parts = key.split('.')
    const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
    return !code.includes(key) && !parents.some(isWhole)
  })
}

const modules = Object.keys(sources.en).map((name) => {
  const messages = Object.fromEntries(
    languages.map((language) => [language, sources[language][name] ?? {}]),
  )
  return [`${folder}/${name}.ts`, messageModule(name, messages as never)] as const
})

const missing = languages
  .slice(1)
  .flatMap((language) =>
    differences(sources.en, sources[language]).map(
      (text) => `web/messages/${language}.yaml: ${text}`,
    ),
  )

if (process.argv.includes('--check')) {
  const present = globSync(`${folder}/*.ts`, { cwd: inRoot('.') })
  const expected = new Map<string, string>(modules)
  const outdated = [...new Set([...present, ...expected.keys()])].filter(
    (file) => !present.includes(file) || read(file) !== expected.get(file),
  )
  const problems = [
    ...missing,
    ...outdated.map((file) => `${file} is not what web/messages says`),
    ...unusedKeys().map((key) => `web/messages/en.yaml: ${key} is not used`),
  ]
  console.log(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  rmSync(inRoot(folder), { recursive: true, force: true })
  mkdirSync(inRoot(folder), { recursive: true })
  for (const [file, text] of modules) writeFileSync(inRoot(file), text)
}
