import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { parseDocument } from 'yaml'
import type { z } from 'zod'

/** Texts of files that people changed, by path, or null for files that they removed, which win over the folder. */
export type FileEdits = ReadonlyMap<string, string | null>

/** A problem of a file, with `field` as a path into it, empty for the whole file. */
export interface ContentFault {
  file: string
  field: readonly PropertyKey[]
  message: string
}

/** The problems of the content files: one line each with file and field. */
export class SiteContentError extends Error {
  readonly problems: readonly string[]
  readonly faults: readonly ContentFault[]
  constructor({ problems, faults }: Pick<ContentFolder, 'problems' | 'faults'>) {
    super(`The site's content has ${problems.length} problem(s):\n${problems.join('\n')}`)
    this.name = 'SiteContentError'
    this.problems = problems
    this.faults = faults
  }
}

/** Reads a folder of content and collects all problems, so that an editor sees them together. */
export class ContentFolder {
  readonly problems: string[] = []
  readonly faults: ContentFault[] = []
  readonly #directory: string
  readonly #edits: FileEdits

  constructor(directory: string, edits: FileEdits = new Map()) {
    this.#directory = directory
    this.#edits = edits
  }

  /** Adds a problem, with `field` as a path into the file. */
  report(file: string, field: readonly PropertyKey[], message: string) {
    this.faults.push({ file, field, message })
    this.problems.push(`${file}: ${field.length > 0 ? `${fieldName(field)}: ` : ''}${message}`)
  }

  /** Reads and validates a YAML file, or reports a problem and returns undefined when it is invalid. */
  async yaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> {
    const source = await this.text(file)
    if (source === null) {
      this.report(file, [], 'the file is missing')
      return undefined
    }
    const { value, fault } = parse(source)
    if (fault !== undefined) {
      this.report(file, [], fault)
      return undefined
    }
    const result = schema.safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) this.report(file, issue.path, issue.message)
    return undefined
  }

  /** The text of a file, null when there is none. */
  async text(file: string): Promise<string | null> {
    const edited = this.#edits.get(file)
    if (edited !== undefined) return edited
    try {
      return await readFile(join(this.#directory, file), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  /** Paths of the files with an extension in a folder and its subfolders, without it and sorted. */
  async paths(folder: string, extension: '.yaml' | '.html' = '.yaml'): Promise<string[]> {
    const files = await readdir(join(this.#directory, folder), { recursive: true })
    const paths = new Set(files.map((file) => `${folder}/${file}`))
    for (const [file, text] of this.#edits)
      if (text === null) paths.delete(file)
      else if (file.startsWith(`${folder}/`)) paths.add(file)
    return [...paths]
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length))
      .sort()
  }
}

interface Parsed {
  readonly value?: unknown
  readonly fault?: string
}

/** Files by their text: each change of a merchant reads all of them again, and parsing them takes a second. */
const parsed = new LRUCache<string, Parsed>({ max: 500 })

/** The value of a text in YAML, which is shared, or the first fault of it. */
function parse(source: string): Parsed {
  const cached = parsed.get(source)
  if (cached) return cached
  const document = parseDocument(source)
  const [fault] = document.errors
  const result = fault ? { fault: fault.message.trim() } : { value: document.toJS() as unknown }
  parsed.set(source, result)
  return result
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}
