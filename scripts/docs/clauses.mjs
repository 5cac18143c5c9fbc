import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { citesClause, withoutMark } from './origins.mjs'

/**
 * A testable statement of docs/spec: `file` is the name of its file there, `line` counts from 1.
 * @typedef {{ id: string, sentence: string, file: string, line: number } & import('./origins.mjs').Origin} Clause
 */

export const specFolder = inRoot('docs', 'spec')

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'
const idPattern = new RegExp(`^${word}(?:\\.${word}){1,3}$`)
const listItem = /^[-*+] +(.*)$/
const tableRow = /^\|(.*)\|\s*$/
const tableDivider = /^[\s|:-]+$/
const clauseText = /^`([^`]*)` *\|? *(.*)$/
const codeFence = /^\s*(?:```|~~~)/
const inlineCode = /`([^`]+)`/g

/**
 * Reads every clause of the specification (list items and table rows that begin with an id), in the order of files and
 * lines.
 * @param {string} [folder] the folder of the specification
 * @returns {Clause[]}
 * @throws {Failure} listing every item without a valid id, duplicate id, unfinished sentence, citation of an unknown
 * clause, and mark of an origin that is malformed or names a decision that does not cite the clause
 */
export function readClauses(folder = specFolder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
  const clauses = files.flatMap((file) => clausesIn(file, readFileSync(join(folder, file), 'utf8')))
  const problems = [
    ...clauses.flatMap(problemsOf),
    ...duplicatesIn(clauses),
    ...unknownCitationsIn(clauses),
    ...clauses
      .filter(({ id, decision }) => decision && !citesClause(join(folder, decision), id))
      .map((clause) => `${placeOf(clause)}: ${clause.decision} does not cite “${clause.id}”.`),
  ]
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  return clauses
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Clause[]}
 */
function clausesIn(file, text) {
  let isCode = false
  return text.split(/\r?\n/).flatMap((content, index, lines) => {
    if (codeFence.test(content)) isCode = !isCode
    const item = isCode ? undefined : itemOf(content, lines[index + 1])
    if (item === undefined) return []
    const [, id = '', text = ''] = clauseText.exec(item) ?? ['', '', item]
    return [{ id, file, line: index + 1, ...withoutMark(text.trim()) }]
  })
}

/**
 * The text of a list item or table row, or undefined for any other line, a table's header and its divider.
 * @param {string} line
 * @param {string} [next]
 */
function itemOf(line, next = '') {
  const [, text] = listItem.exec(line) ?? tableRow.exec(line) ?? []
  const isHeader = tableRow.test(next) && tableDivider.test(next)
  return text === undefined || tableDivider.test(line) || isHeader ? undefined : text.trim()
}

/** @param {Clause} clause */
const placeOf = ({ file, line }) => `docs/spec/${file}:${line}`

/** @param {Clause} clause */
function problemsOf(clause) {
  const { id, sentence, file } = clause
  const place = placeOf(clause)
  const topic = basename(file, '.md')
  if (id === '') return [`${place}: “${sentence}” does not begin with a clause id in backticks.`]
  if (!idPattern.test(id))
    return [
      `${place}: “${id}” is not a clause id. Use two to four lower-case parts, such as cart.quantity.debounce.`,
    ]
  const problems = []
  if (!id.startsWith(`${topic}.`))
    problems.push(`${place}: “${id}” must begin with the name of its file, “${topic}.”`)
  if (!/[.!]"?$/.test(sentence))
    problems.push(
      `${place}: “${id}” must be followed by one sentence that ends with a full stop. Only the mark of its origin may follow, such as *(§4)*.`,
    )
  return problems
}

/** @param {readonly Clause[]} clauses */
function duplicatesIn(clauses) {
  /** @type {Map<string, Clause>} */
  const clausesById = new Map()
  return clauses.flatMap((clause) => {
    const first = clausesById.get(clause.id)
    if (!first) clausesById.set(clause.id, clause)
    return first && clause.id
      ? [`${placeOf(clause)}: “${clause.id}” is already the id of ${placeOf(first)}.`]
      : []
  })
}

/**
 * Inline code that has the form of an id and begins with the name of a file is a citation.
 * @param {readonly Clause[]} clauses
 */
function unknownCitationsIn(clauses) {
  const ids = new Set(clauses.map(({ id }) => id))
  const topics = new Set(clauses.map(({ file }) => basename(file, '.md')))
  return clauses.flatMap((clause) =>
    [...clause.sentence.matchAll(inlineCode)]
      .map(([, code = '']) => code)
      .filter((code) => idPattern.test(code) && topics.has(code.split('.')[0] ?? ''))
      .filter((code) => !ids.has(code))
      .map((code) => `${placeOf(clause)}: “${clause.id}” cites “${code}”, which is not a clause.`),
  )
}
