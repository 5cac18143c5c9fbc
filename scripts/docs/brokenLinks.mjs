import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { deletedFolders } from '../lib/workspaces.mjs'

const notDocuments = ['node_modules', 'dist', '.cache', '.data', '.git', 'coverage', 'results']
const codeFence = /^\s*(?:```|~~~)/
const inlineCode = /`[^`]*`/g
const link = /\]\(<?([^\s)>]+)>?(?: "[^"]*")?\)/g
const heading = /^#{1,6} +(.+?) *#*$/
const hasScheme = /^[a-z][a-z+.-]*:/i

/**
 * Finds the links of Markdown documents that lead nowhere: relative links to a missing file or folder, and anchors
 * without a heading.
 * @param {string} folder the repository
 * @returns {{ count: number, broken: string[] }} how many relative links there are, and a sentence for each broken one
 */
export function findBrokenLinks(folder) {
  // A pattern matches hidden folders only by name.
  const files = globSync(['**/*.md', '.github/**/*.md'], { cwd: folder, exclude: isExcluded })
  const links = files.sort().flatMap((file) => linksIn(folder, file))
  return { count: links.length, broken: links.flatMap((link) => problemOf(folder, link)) }
}

/** @param {string} path */
const isExcluded = (path) => notDocuments.includes(path.split('/').at(-1) ?? '')

/**
 * The lines of a document, empty where they are fenced code.
 * @param {string} file
 */
function linesOf(file) {
  let isCode = false
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => {
      const isFence = codeFence.test(line)
      if (isFence) isCode = !isCode
      return isCode || isFence ? '' : line
    })
}

/**
 * @param {string} folder
 * @param {string} file
 */
function linksIn(folder, file) {
  return linesOf(join(folder, file)).flatMap((line, index) =>
    [...line.replace(inlineCode, '').matchAll(link)]
      .map(([, target = '']) => target)
      .filter((target) => !hasScheme.test(target))
      .map((target) => ({ file, line: index + 1, target })),
  )
}

/**
 * @param {string} folder
 * @param {{ file: string, line: number, target: string }} link
 */
function problemOf(folder, { file, line, target }) {
  const [path = '', anchor] = target.split('#', 2)
  const to = path === '' ? join(folder, file) : join(folder, dirname(file), decodeURI(path))
  const location = `${file}:${line}`
  if (deletedFolders.some((gone) => `${relative(folder, to)}/`.startsWith(`${gone}/`))) return []
  if (!existsSync(to)) return [`${location}: ${target} leads to a file that does not exist.`]
  if (anchor === undefined || statSync(to).isDirectory()) return []
  if (anchorsOf(to).has(anchor)) return []
  return [`${location}: ${relative(folder, to)} has no heading for #${anchor}.`]
}

/**
 * The anchors that GitHub gives the headings of a document.
 * @param {string} file
 */
function anchorsOf(file) {
  /** @type {Set<string>} */
  const anchors = new Set()
  for (const line of linesOf(file)) {
    const [, text] = heading.exec(line) ?? []
    if (text === undefined) continue
    const anchor = anchorFor(text)
    let unique = anchor
    for (let number = 1; anchors.has(unique); number += 1) unique = `${anchor}-${number}`
    anchors.add(unique)
  }
  return anchors
}

/** @param {string} text */
const anchorFor = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
