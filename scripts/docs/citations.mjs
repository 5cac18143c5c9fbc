import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from '../lib/paths.mjs'

/** Files whose citations are checked: code, and the records of decisions. docs/spec checks its own (see readClauses). */
const citing = /\.(?:[cm]?[jt]sx?|css|graphql)$|^docs\/decisions\/.*\.md$/
const generated = /\.generated\.ts$|^docs\/spec\//

const comment = /(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""/g
const inlineCode = /`[^`\n]*`/g
const part = '[a-z0-9]+(?:-[a-z0-9]+)*'

/**
 * The clause ids that a file cites: in code, words of comments outside backticks, and in Markdown, inline code.
 * @param {string} file path in the repository
 * @param {string} text
 * @param {readonly string[]} topics names of the specification's files, without their extension
 * @returns {{ id: string, line: number }[]} a group keeps its asterisk; lines count from 1
 */
export function findCitations(file, text, topics) {
  const id = new RegExp(
    String.raw`(?<![\w./@#-])(?:${topics.join('|')})(?:\.${part}){1,3}(?:\.\*)?(?![\w(:-]|\.\w|\.\*)`,
    'g',
  )
  const passages = file.endsWith('.md')
    ? text.matchAll(inlineCode)
    : [...text.matchAll(comment)].map((match) => ({
        0: match[0].replace(inlineCode, (code) => ' '.repeat(code.length)),
        index: match.index,
      }))
  return [...passages].flatMap(({ 0: passage, index }) =>
    [...passage.matchAll(id)]
      .filter((match) => !isFileName(match[0]))
      .map((match) => ({
        id: match[0],
        line: text.slice(0, index + match.index).split('\n').length,
      })),
  )
}

/** @param {string} word */
const isFileName = (word) => /\.(?:[cm]?[jt]sx?|md|css|graphql|ya?ml|json|html|sh)$/.test(word)

/**
 * Whether a clause, or a group of clauses that ends in `.*`, exists.
 * @param {string} id
 * @param {readonly import('./clauses.mjs').Clause[]} clauses
 */
export const isClause = (id, clauses) =>
  id.endsWith('.*')
    ? clauses.some((clause) => clause.id.startsWith(id.slice(0, -1)))
    : clauses.some((clause) => clause.id === id)

/**
 * Describes every citation of an unknown clause, as `file:line: “id” is not a clause of docs/spec.`
 * @param {readonly import('./clauses.mjs').Clause[]} clauses
 * @param {Iterable<readonly [file: string, text: string]>} files
 * @returns {string[]}
 */
export function unknownCitations(clauses, files = citingFiles()) {
  const topics = [...new Set(clauses.map(({ file }) => basename(file, '.md')))]
  return [...files].flatMap(([file, text]) =>
    findCitations(file, text, topics)
      .filter(({ id }) => !isClause(id, clauses))
      .map(
        ({ id, line }) =>
          `${file}:${line}: “${id}” is not a clause of docs/spec. Put code that looks like one in backticks.`,
      ),
  )
}

/** The files of the repository whose citations are checked, with their texts. */
function citingFiles() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  return files
    .split('\0')
    .filter((file) => citing.test(file) && !generated.test(file))
    .flatMap((file) => {
      try {
        return [/** @type {const} */ ([file, readFileSync(inRoot(file), 'utf8')])]
      } catch {
        return [] // Deleted and not yet committed.
      }
    })
}
