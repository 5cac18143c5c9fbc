import type { Schema } from './storage.ts'

/** Creates a schema from a function that returns the value, or undefined for an invalid one. */
export const schemaOf = <Value>(read: (value: unknown) => Value | undefined): Schema<Value> => ({
  safeParse: (value) => ({ data: read(value) }),
})

const isText = (value: unknown) => typeof value === 'string'

export const textSchema = /* @__PURE__ */ schemaOf((value) => (isText(value) ? value : undefined))

/** A list of texts; other items are dropped. */
export const textsSchema = /* @__PURE__ */ schemaOf((value): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(isText) : undefined,
)

/** One of these texts. */
export const oneOf = <Text extends string>(...texts: readonly Text[]): Schema<Text> =>
  schemaOf((value) => texts.find((text) => text === value))
