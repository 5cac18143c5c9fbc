import { existsSync, readFileSync } from 'node:fs'
import { Failure } from '../lib/failure.mjs'

/**
 * The origin of a clause: the sections of the original specification that state it, and the record of a decision, as a
 * path from docs/spec. A clause with neither was added later.
 * @typedef {{ sections: number[], decision?: string }} Origin
 * @typedef {import('./clauses.mjs').Clause} Clause
 */

/** The sections of the original specification, from §1. */
const titles = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'Calls',
  'Error catalogue',
  'Business constants and limits',
]

const markedText = /^(.*?) *\*\((.*)\)\*$/
const sectionMark = /^§([1-9])$/
const decisionMark = /^\[decision\]\((\.\.\/decisions\/[^()]+\.md)\)$/
const inlineCode = /`([^`]+)`/g

const start = '<!-- origins -->'
const end = '<!-- /origins -->'

/**
 * Separates a sentence from the mark of its origin, and leaves a malformed mark in the sentence.
 * @param {string} text
 * @returns {{ sentence: string } & Origin}
 */
export function withoutMark(text) {
  const [, sentence = '', mark = ''] = markedText.exec(text) ?? []
  const parts = mark.split(', ')
  const [, decision] = decisionMark.exec(parts.at(-1) ?? '') ?? []
  const sections = (decision ? parts.slice(0, -1) : parts).map((part) =>
    Number(sectionMark.exec(part)?.[1]),
  )
  if (sections.some(Number.isNaN)) return { sentence: text, sections: [] }
  return { sentence, sections, ...(decision && { decision }) }
}

/**
 * Whether a record of a decision exists and cites a clause, by its id or as part of a group.
 * @param {string} file
 * @param {string} id
 */
export function citesClause(file, id) {
  if (!existsSync(file)) return false
  return [...readFileSync(file, 'utf8').matchAll(inlineCode)].some(
    ([, code = '']) => code === id || (code.endsWith('.*') && id.startsWith(code.slice(0, -1))),
  )
}

/**
 * Returns a document with the number of clauses from each section of the original specification, between two comments.
 * @param {string} document
 * @param {readonly Clause[]} clauses
 * @throws {Failure} if the document lacks the comments
 */
export function withOriginTable(document, clauses) {
  const [before, rest] = document.split(start)
  const [, after] = rest?.split(end) ?? []
  if (after === undefined)
    throw new Failure(`docs/spec/README.md needs the comments ${start} and ${end}.`)
  return `${before}${start}\n\n${originTable(clauses)}\n\n${end}${after}`
}

/** @param {readonly Clause[]} clauses */
function originTable(clauses) {
  const rows = titles.map((title, index) => {
    const stated = clauses.filter(({ sections }) => sections.includes(index + 1))
    const decided = stated.filter(({ decision }) => decision)
    const records = [...new Set(decided.map(({ decision }) => decision))].sort()
    const links = records.map((file) => `[${nameOf(file)}](${file})`).join(', ')
    const counts = `${stated.length - decided.length} | ${decided.length}`
    return `| §${index + 1} ${title} | ${counts} | ${links} |`
  })
  return [
    '| section | as specified | by decision | decisions |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    summaryOf(clauses),
  ].join('\n')
}

/** @param {string} [file] */
const nameOf = (file = '') => /([^/]+)\.md$/.exec(file)?.[1]?.replaceAll('-', ' ')

/** @param {readonly Clause[]} clauses */
function summaryOf(clauses) {
  const specified = clauses.filter(({ sections }) => sections.length > 0)
  const decided = specified.filter(({ decision }) => decision)
  const decidedClauses = clauses.filter(
    ({ sections, decision }) => decision && sections.length === 0,
  )
  const added = clauses.length - specified.length - decidedClauses.length
  return `Of ${clauses.length} clauses, ${specified.length - decided.length} are as specified, ${decided.length} differ or are interpreted by a decision, ${decidedClauses.length} follow a decision on what the specification leaves open, and ${added} were added. A clause that several sections state counts in each of them above, and once here.`
}
