import { createRequire } from 'node:module'
import MessageFormat from '@messageformat/core'

// The types of the package are those of CommonJS, which name neither this module nor the exports of an import.
const require = createRequire(import.meta.url)
const compileModule: (
  format: object,
  messages: Messages,
) => string = require('@messageformat/core/compile-module')
const Format = MessageFormat as unknown as typeof MessageFormat.default

/** The texts of a group, or of a group within it, by their key, as ICU messages. */
export interface Messages {
  [key: string]: string | Messages
}

/** The languages of the shop; the first is the one that all others are compared with. */
export const languages = ['en', 'th'] as const
export type MessagesByLanguage = Record<(typeof languages)[number], Messages>

/** Returns what is wrong with the messages of a language: keys that it lacks, and keys that the first does not have. */
export function differences(first: Messages, other: Messages, path = ''): string[] {
  const missing = Object.entries(first).flatMap(([key, text]) => {
    const name = path + key
    const translation = other[key]
    if (translation === undefined || typeof translation !== typeof text)
      return [`${name} is missing`]
    return typeof text === 'string' ? [] : differences(text, translation as Messages, `${name}.`)
  })
  const unknown = Object.keys(other).filter((key) => !(key in first))
  return [...missing, ...unknown.map((key) => `${path}${key} has no English original`)]
}

/** Returns the names of all texts: `cartCopy.remove`. */
export const messageKeys = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : messageKeys(text, `${path}${key}.`),
  )

/**
 * Returns the module of a group, in which a text is a string, and one with parameters a function. Messages of the web
 * are in the language of the page (scripts/vite/inlineMessages.ts); those of servers are listed by language, because a
 * server writes to people in the language of their order or account.
 */
export function messageModule(name: string, messages: MessagesByLanguage, isOfPage = true): string {
  const compiled = languages.map((language) =>
    compileModule(new Format(language), messages[language]),
  )
  const [en, th] = compiled.map((text) => objectOf(text))
  return [
    ...importsOf(compiled),
    ...(isOfPage ? [`import { inLanguageOfPage } from '#web/lib/language.ts'`] : []),
    '',
    `const english = ${en}`,
    '',
    `const thai: typeof english = ${th}`,
    '',
    `export const ${name} = ${isOfPage ? 'inLanguageOfPage(' : ''}{ en: english, th: thai }${isOfPage ? ')' : ''}`,
    '',
  ].join('\n')
}

const exported = 'export default '

const objectOf = (text: string) =>
  text
    .slice(text.indexOf(exported) + exported.length)
    .trim()
    .replaceAll(/\(\) => (?="|`)/g, '')
    .replaceAll(/\(d\) => (.*)/g, functionOf)

/** A function with its types, since the plural and select functions of the library return `unknown`. */
function functionOf(_: string, body: string): string {
  const [, text = body, comma = ''] = /^(.*?)(,?)$/.exec(body) ?? []
  const result = /\b(plural|select)\(|^d\.\w+$/.test(text) ? `(${text}) as string` : text
  return `(d: ${parametersOf(text)}) => ${result}${comma}`
}

/** The type of a message's parameters: numbers where they decide on plural forms, texts or plain numbers otherwise. */
function parametersOf(body: string): string {
  const names = new Set([...body.matchAll(/\bd\.(\w+)/g)].map(([, name = '']) => name))
  const types = [...names].map((name) => {
    if (body.includes(`plural(d.${name},`)) return `${name}: number`
    return `${name}: ${body.includes(`select(d.${name},`) ? 'string' : 'string | number'}`
  })
  return `{ ${types.join('; ')} }`
}

/** The imports of several modules, each name once. */
function importsOf(modules: readonly string[]): string[] {
  const names = new Map<string, Set<string>>()
  for (const [, list = '', from = ''] of modules
    .join('\n')
    .matchAll(/^import \{ (.*) \} from "(.*)";$/gm))
    for (const name of list.split(', ')) names.set(from, (names.get(from) ?? new Set()).add(name))
  return [...names].map(
    ([from, list]) => `import { ${[...list].sort().join(', ')} } from '${from}'`,
  )
}
