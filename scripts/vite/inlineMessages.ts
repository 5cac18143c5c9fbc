import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import MessageFormat from '@messageformat/core'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { Messages } from '../messages/messageModules.ts'

const Format = MessageFormat as unknown as typeof MessageFormat.default
const imported = /^import \{ (\w+) \} from '#web\/generated\/messages\/\1\.ts'\n/gm

/** The names of the texts of each language in a generated module. */
const constants = { en: 'english', th: 'thai' }

/** The functions of the library that a compiled message may call, with the names under which they are imported. */
const runtimeOf = (language: string) =>
  `import { plural, select } from '@messageformat/runtime'\nimport { ${language} } from '@messageformat/runtime/lib/cardinals'\n`

/**
 * Writes each message where it is shown in a build of one language, so that a chunk contains no messages of other
 * components.
 */
export function inlineMessages(): Plugin {
  let language: 'en' | 'th' | undefined
  let messages: Messages = {}
  return {
    name: 'inline-messages',
    enforce: 'pre',
    configResolved({ root, define }) {
      const defined: unknown = define?.['import.meta.env.LANGUAGE']
      if (typeof defined !== 'string') return
      language = JSON.parse(defined)
      messages = parse(readFileSync(`${root}/web/messages/${language}.yaml`, 'utf8'))
    },
    transform(source, id) {
      if (!language || !id.startsWith(fileURLToPath(new URL('../../web/', import.meta.url)))) return
      const code = source
        .replaceAll('import.meta.env?.LANGUAGE', JSON.stringify(language))
        .replace(/inLanguageOfPage\(\{ en: english, th: thai \}\)/, constants[language])
      return { code: withMessages(code, messages, language), map: null }
    },
  }
}

function withMessages(code: string, messages: Messages, language: string): string {
  const format = new Format(language)
  const groups = [...code.matchAll(imported)].map(([, name = '']) => name)
  const inlined = groups.reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`\\b${name}((?:\\.\\w+)+)`, 'g'), (whole, path: string) =>
        expressionOf(whole, messages[name], path.split('.').slice(1), format),
      ),
    code,
  )
  const body = inlined.replaceAll(imported, '')
  const isWhole = (name: string) => new RegExp(`\\b${name}\\b`).test(body)
  const kept = inlined.replaceAll(imported, (line, name: string) => (isWhole(name) ? line : ''))
  const calls = groups.length > 0 && /\b(plural|select)\(d\./.test(kept)
  return calls ? runtimeOf(language) + kept : kept
}

/** The text, function or group at a path of a group, followed by the rest of the path, such as a method of the text. */
function expressionOf(
  whole: string,
  group: string | Messages | undefined,
  path: readonly string[],
  format: InstanceType<typeof Format>,
): string {
  const [key = '', ...rest] = path
  const message = typeof group === 'object' ? group[key] : undefined
  if (message === undefined) return whole
  if (typeof message === 'object' && rest.length > 0)
    return expressionOf(whole, message, rest, format)
  return `(${literalOf(message, format)})${rest.map((name) => `.${name}`).join('')}`
}

function literalOf(message: string | Messages, format: InstanceType<typeof Format>): string {
  if (typeof message === 'object')
    return `{ ${Object.entries(message)
      .map(([key, part]) => `${JSON.stringify(key)}: ${literalOf(part, format)}`)
      .join(', ')} }`
  const compiled = String(format.compile(message))
  // A message without parameters is a text.
  return compiled.replace(/^\(\) => /, '')
}
