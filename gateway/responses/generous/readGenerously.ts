import type { ContractViolation } from '@vitrine/contract/contractViolation.ts'
import { emptyTexts, looseObjects, shopLinks, wholeLists } from '@vitrine/contract/readingHints.ts'
import { z } from 'zod'
import { documentedForm } from './documentedForm.ts'

import { isRecord, type Json, linkPath, toBoolean, toList, toNumber, toText } from './otherForms.ts'

/** Returns the value with which a part of the site is shown without content; undefined if the schema has none. */
function emptyValue(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
        name,
        emptyValue(field),
      ]),
    )
  if (schema.def.type === 'string') return ''
  return schema.def.type === 'boolean' ? false : undefined
}

/** Returns the schema inside an optional, nullable or lazy one. */
const inner = (schema: z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodLazy) =>
  schema.unwrap() as z.ZodType

/** Whether the response consists of the list at this path. */
const isMainList = (path: string) => path === '' || path === 'data'

const itemPath = (path: string, index: number) => (path === '' ? String(index) : `${path}.${index}`)

/** Length of a field's path beyond which a structure that contains itself, such as a menu, is not read. */
const maxPath = 200

/** Names an item of a list for people, so that it can be found in the CMS. */
function nameOf(value: unknown): string {
  if (!isRecord(value)) return ''
  const name = [value['name'], value['title'], value['slug'], value['id'], value['orderId']].find(
    (item) => (typeof item === 'string' && item !== '') || typeof item === 'number',
  )
  return name === undefined ? '' : ` “${String(name).slice(0, 60)}”`
}

/** Describes why a value breaks its schema, such as `price: expected number, received string`. */
function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) return undefined
  const field = issue.path.join('.')
  return field ? `${field}: ${issue.message}` : issue.message
}

/**
 * Rewrites a response of other systems into the form of its contract, and leaves out items of lists, optional fields
 * and parts of the site configuration that cannot be read, but never money, stock or identity, so that the contract
 * rejects them.
 */
export class GenerousReader {
  readonly losses: ContractViolation[] = []
  readonly #origins: readonly string[]

  constructor(origins: readonly string[]) {
    this.#origins = origins
  }

  read(schema: z.ZodType, value: unknown, path = '', isLoose = false): unknown {
    const form = documentedForm(schema, value)
    if (schema instanceof z.ZodLazy)
      return path.length > maxPath ? null : this.read(inner(schema), form, path, isLoose)
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
      return this.#optional(schema, form, path, isLoose)
    if (schema instanceof z.ZodDefault) return this.read(inner(schema), form, path, isLoose)
    if (schema instanceof z.ZodObject) return this.#object(schema, form, path, isLoose)
    if (schema instanceof z.ZodArray) return this.#array(schema, form, path)
    if (schema instanceof z.ZodRecord) return this.#record(schema, form, path)
    if (schema instanceof z.ZodTuple) return this.#tuple(schema, form, path)
    if (schema instanceof z.ZodDiscriminatedUnion) return this.#union(schema, form, path)
    if (schema.def.type === 'string') return this.#text(schema, form)
    if (schema.def.type === 'number') return toNumber(form)
    if (schema.def.type === 'boolean') return toBoolean(form)
    return form
  }

  #lose(field: string, problem: string) {
    this.losses.push({ field, problem })
  }

  #text(schema: z.ZodType, value: unknown): unknown {
    const text = toText(value, emptyTexts.has(schema))
    return shopLinks.has(schema) ? linkPath(text, this.#origins) : text
  }

  /** Reads as nothing what other systems send for it, unless the schema accepts it. */
  #optional(
    schema: z.ZodOptional | z.ZodNullable,
    value: unknown,
    path: string,
    isLoose: boolean,
  ): unknown {
    const nothing = schema.safeParse(undefined).success ? undefined : null
    if (value === null || value === undefined) return nothing
    const content = inner(schema)
    const isNothing = value === false || (Array.isArray(value) && value.length === 0)
    if (value === '' || (isNothing && !content.safeParse(value).success)) return nothing
    const read = this.read(content, value, path, isLoose)
    if (content instanceof z.ZodOptional || content instanceof z.ZodNullable) return read
    const problem = problemOf(content, read)
    if (problem === undefined || content.def.type === 'number') return read
    this.#lose(path, `${problem}; the field is left out`)
    return nothing
  }

  #object(schema: z.ZodObject, value: unknown, path: string, isLoose: boolean): unknown {
    const fields = schema.shape as Record<string, z.ZodType>
    const body = objectOf(value, fields)
    if (!isRecord(body)) return value
    const mayLose = isLoose || looseObjects.has(schema)
    const read: Json = { ...body }
    for (const [name, field] of Object.entries(fields)) {
      const at = path === '' ? name : `${path}.${name}`
      const part = this.read(field, body[name], at, mayLose)
      const problem = mayLose ? problemOf(field, part) : undefined
      if (problem) this.#lose(at, `${problem}; the part is left empty`)
      const result = problem ? emptyValue(field) : part
      if (result !== undefined || name in body) read[name] = result
    }
    return read
  }

  #array(schema: z.ZodArray, value: unknown, path: string): unknown {
    const list = toList(value)
    if (!list) return value
    const item = schema.element as z.ZodType
    const maximum = schema.def.checks
      ?.map(({ _zod: { def } }) => def as { check: string; maximum?: number })
      .find(({ check }) => check === 'max_length')?.maximum
    const kept = maximum === undefined ? list : list.slice(0, maximum)
    if (kept.length < list.length)
      this.#lose(path, `has ${list.length} items; those after ${maximum} are left out`)
    const read = kept.map((entry, index) => this.read(item, entry, itemPath(path, index)))
    const problems = read.map((entry) => problemOf(item, entry))
    // A list without a single item that can be read is not the list of this call.
    const isForeign = isMainList(path) && read.length > 0 && problems.every(Boolean)
    if (wholeLists.has(schema) || isForeign) return read
    return read.filter((_, index) => {
      const problem = problems[index]
      if (problem === undefined) return true
      const name = nameOf(kept[index])
      this.#lose(itemPath(path, index), `${problem}; the item${name} is left out`)
      return false
    })
  }

  #record(schema: z.ZodRecord, value: unknown, path: string): unknown {
    if (Array.isArray(value) && value.length === 0) return {}
    if (!isRecord(value)) return value
    const content = schema.def.valueType as z.ZodType
    return Object.fromEntries(
      Object.entries(value).map(([name, term]) => {
        // An empty term of a variation matches any value.
        const read = this.read(content, term ?? '', `${path}.${name}`)
        return [name, read === false ? '' : read]
      }),
    )
  }

  #tuple(schema: z.ZodTuple, value: unknown, path: string): unknown {
    const list = toList(value)
    const items = schema.def.items as z.ZodType[]
    return list
      ? list.map((item, index) => this.read(items[index] ?? z.unknown(), item, `${path}.${index}`))
      : value
  }

  #union(schema: z.ZodDiscriminatedUnion, value: unknown, path: string): unknown {
    const { discriminator, options } = schema.def
    if (!isRecord(value)) return value
    const option = (options as z.ZodObject[]).find(
      ({ shape }) => (shape[discriminator] as z.ZodType).safeParse(value[discriminator]).success,
    )
    return option ? this.read(option, value, path) : value
  }
}

/** Reads an object: `[]`, as PHP encodes an empty one, or a link or an image as its URL alone. */
function objectOf(value: unknown, fields: Record<string, z.ZodType>): unknown {
  if (Array.isArray(value) && value.length === 0) return {}
  const isLink = 'url' in fields && !('content' in fields)
  if (typeof value === 'string' && value !== '' && isLink) return { url: value }
  return value
}
