import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from '../lib/paths.mjs'

const code = /\.[cm]?[jt]sx?$/

/**
 * Patterns of unusual wordings with the usual ones, matched line by line, for names only in code.
 * @type {readonly { pattern: RegExp, instead: string, files?: RegExp }[]}
 */
export const wordings = [
  { pattern: /\b(?:no|some)body\b/i, instead: 'anonymous, a visitor, or the passive voice' },
  { pattern: /\bwhoever\b/i, instead: 'the caller, the subscriber or support' },
  { pattern: /\bwish(?:es|ed)?\b/i, instead: 'a pending change, or a wishlist item' },
  { pattern: /\bon (?:its|their) way\b/i, instead: 'in flight or pending' },
  { pattern: /\bunder way\b/i, instead: 'in flight or pending' },
  { pattern: /\b(?:comes?|came|is|are|once) alive\b/i, instead: 'hydrates, hydrated' },
  { pattern: /\b(?:the|a) way back\b/i, instead: 'undo, restore, the inverse or back navigation' },
  { pattern: /\bunasked\b/i, instead: 'automatic, or not requested' },
  { pattern: /\bpatience\b/i, instead: 'timeout or delay' },
  { pattern: /\bis one word too many\b/i, instead: 'Unexpected argument: …' },
  { pattern: /\bwords \S+ is written in\b/i, instead: 'types, actors, actions and guards of …' },
  {
    pattern: /\bSPEC(?:\.md)? ?§|\bDESIGN(?:\.md)? ?§|\b(?:SPEC|DESIGN|EDGE-CASES|REST)\.md\b/,
    instead: 'the id of a clause of docs/spec, or a file of docs/rest',
  },
  {
    pattern: /^\s*(?:(?:\/\/|\/\*\*?) (?:What|Who)|\* What(?= (?:the|an?)\b)) \w+/,
    instead: 'a comment that begins with its subject or a verb',
  },
  {
    pattern: /^\s*"{1,3}(?:What|Where|How|Who) \w+/,
    instead: 'a description that begins with its subject',
    files: /\.graphql$/,
  },
  {
    pattern: /\b(?!PictureProps\b)(?:\w*[a-z]Pictures?(?:[A-Z]\w*)?|[Pp]ictures?[A-Z]\w*)\b/,
    instead: 'image',
    files: code,
  },
  {
    pattern:
      /^export (?:async )?(?:function|const|type|interface) (?!(?:\w*(?:Sign|Signed|Stand)In|signIn|standIn|isIn)\b)\w+(?:Of|In)\b/,
    instead: 'a name that says what it is or returns, such as cartLineKey',
    files: code,
  },
  { pattern: /\b(?!FastifyReply\b)[A-Z]\w*Repl(?:y|ies)\b/, instead: 'response', files: code },
  {
    pattern: /\b(?!sendMail\b|ReturnByMail\b)(?:\w*[a-z]Mails?(?:[A-Z]\w*)?|[Mm]ails?[A-Z]\w*)\b/,
    instead: 'email',
    files: code,
  },
  {
    // The event addToBag and the copy bagsMerged are named after what shoppers read.
    pattern:
      /\b(?!(?:[aA]ddTo|Read|shoulder)Bag\b|bagsMerged\b)(?:\w*[a-z]Bags?(?:[A-Z]\w*)?|[Bb]ags?[A-Z]\w*)\b/,
    instead: 'cart',
    files: code,
  },
]

/** Files that quote such wordings, and the shop's content, by the start of their path. */
const exceptions = [
  'CONTRIBUTING.md',
  'engines/cms/content/catalogue/',
  'engines/cms/content/site/',
  'engines/cms/content/thai/',
  'scripts/docs/language.mjs',
  'tests/services/postgresServer.ts',
]

const checked = /\.(?:[cm]?[jt]sx?|css|graphql|md|ya?ml)$/
const generated =
  /\.generated\.ts$|\/generated\/|^tests\/machines\/journals\/|^docs\/schema\/released\./

/**
 * Describes each line with an unusual wording: `file:line: “wording”. Write: …`
 * @param {Iterable<readonly [file: string, text: string]>} files
 * @returns {string[]}
 */
export function unusualWordings(files = checkedFiles()) {
  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      wordings.flatMap(({ pattern, instead, files: names = checked }) => {
        const [match] = (names.test(file) && pattern.exec(line)) || []
        return match === undefined
          ? []
          : [`${file}:${index + 1}: “${match.trim()}”. Write: ${instead}.`]
      }),
    ),
  )
}

/** @param {string} file */
const isChecked = (file) =>
  checked.test(file) && !generated.test(file) && !exceptions.some((start) => file.startsWith(start))

/** The files of the repository to check, with their texts. */
function checkedFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return files
    .split('\0')
    .filter(isChecked)
    .flatMap((file) => {
      try {
        return [/** @type {const} */ ([file, readFileSync(inRoot(file), 'utf8')])]
      } catch {
        return [] // Deleted and not yet committed.
      }
    })
}
