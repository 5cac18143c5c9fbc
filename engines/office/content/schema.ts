import type { ReactNode } from 'react'

/** The parts of JSON Schema that describe content. */
export interface Schema {
  type?: string
  format?: string
  /** Whether the role of the reader may not change it. */
  readOnly?: boolean
  const?: unknown
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export type Fields = Record<string, unknown>

export interface FieldProps {
  label: string
  /** The path of the field in the entry, with dots. */
  path: string
  schema: Schema
  value: unknown
  /** Receives the new value, or undefined to remove an optional field. */
  onChange: (value: unknown) => void
  isOptional?: boolean
}

/** The control of a field, which parts of a form receive for the fields within them. */
export type FieldComponent = (props: FieldProps) => ReactNode

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The alternatives of a schema, which differ by their `type`. */
export const schemaVariants = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? []

export const schemaType = (schema: Schema): string =>
  String(schema.properties?.['type']?.const ?? '')

/** A value with which a new part begins. */
export function emptyValue(schema: Schema): unknown {
  const [first] = schemaVariants(schema)
  if (first) return emptyValue(first)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'image') return { alt: '' }
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, emptyValue(schema.properties?.[name] ?? {})]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}))
  if (schema.type === 'boolean') return false
  return schema.type === 'number' || schema.type === 'integer' ? (schema.minimum ?? 0) : ''
}

/** Names of fields that are short for programs. */
const names: Record<string, string> = {
  alt: 'Text alternative',
  formerSlugs: 'Earlier addresses',
  lat: 'Latitude',
  lng: 'Longitude',
  meta: 'For search engines',
  scene: 'Image',
  slug: 'Short name',
  target: 'Opens a new tab',
  url: 'Link',
}

/** The name of a field in words. */
export function fieldLabel(name: string): string {
  const label = names[name]
  if (label) return label
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The id of the first photograph in a part, or undefined without one. */
export function firstPhotograph(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('photograph' in value && typeof value.photograph === 'string') return value.photograph
  for (const part of Object.values(value)) {
    const photograph = firstPhotograph(part)
    if (photograph) return photograph
  }
  return undefined
}

/**
 * The name of a part in a list: its kind with its first text or its position, or `fallback` for one without kind and
 * text.
 */
export function valueSummary(value: unknown, fallback: string, place: string): string {
  if (typeof value === 'string') return value || fallback
  if (!isFields(value)) return fallback
  const text = ['title', 'name', 'text', 'alt', 'url'].map((item) => value[item]).find(Boolean)
  const name = typeof text === 'string' ? text : undefined
  if (typeof value['type'] !== 'string') return name ?? fallback
  const kind = fieldLabel(value['type'])
  return name ? `${kind}: ${name}` : `${kind}, ${place}`
}
