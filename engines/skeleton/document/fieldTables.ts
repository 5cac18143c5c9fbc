import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of a table of docs/rest that describes the field of a contract. */
export interface DocumentedField {
  /** Its path, such as `contactInfo.email`. */
  path: string
  isOptional: boolean
  /** The fields of an object that the column of the type spells out, and whether each is optional. */
  inner: { name: string; isOptional: boolean }[]
  /** The parent without which the field is absent, if the row begins with “with `parent`:”. */
  withParent: boolean
}

/** A table of docs/rest with the fields of an object. */
export interface FieldTable {
  /** The file with the heading, or the line, that is above it: `cart.md Cart`. */
  title: string
  fields: DocumentedField[]
}

const tableHead = /^\| field( of the body)? \| type \| optional \| meaning \|$/

/** The paths of a row: `a.b, .c` are two, and so are `a, b`. */
function pathsIn(cell: string): string[] {
  const [first = '', ...others] = cell.split(', ')
  const prefix = first.split('.').slice(0, -1).join('.')
  return [first, ...others.map((name) => (name.startsWith('.') ? `${prefix}${name}` : name))]
}

/** The fields in a type such as `{code, discount, description?}[]`; none if it has further braces. */
function innerFields(type: string): DocumentedField['inner'] {
  const [, names] = /^`\{([^{}]*)\}(?:\[\])?`/.exec(type) ?? []
  if (names === undefined) return []
  return names.split(', ').map((name) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
  }))
}

function fieldsOf(row: string): DocumentedField[] {
  const [, name = '', type = '', optional, meaning = ''] = row.split('|').map((cell) => cell.trim())
  return pathsIn(name).map((path) => ({
    path,
    isOptional: optional === 'yes',
    inner: innerFields(type),
    withParent: /^with `\w+`:/.test(meaning),
  }))
}

function tablesIn(file: string, text: string): FieldTable[] {
  const lines = text.split('\n')
  let heading = ''
  return lines.flatMap((line, index) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    if (!tableHead.test(line)) return []
    const [, subject] = /^An? (\w+):$/.exec(lines[index - 2] ?? '') ?? []
    const rows = lines.slice(index + 2)
    const end = rows.findIndex((row) => !row.startsWith('|'))
    return [
      {
        title: `${file} ${subject ?? heading}`,
        fields: rows.slice(0, end < 0 ? undefined : end).flatMap(fieldsOf),
      },
    ]
  })
}

/** The tables of fields in the Markdown files of a folder. */
export const fieldTables = (folder: string): FieldTable[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => tablesIn(name, readFileSync(join(folder, name), 'utf8')))
