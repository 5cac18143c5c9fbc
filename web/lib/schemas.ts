import type { Schema } from './storage.ts'

/** Creates a schema from a function that returns the value, or undefined for an invalid one. */
export const createSchema = <Value>(
  read: (value: unknown) => Value | undefined,
): Schema<Value> => ({
  safeParse: (value) => ({ data: read(value) }),
})

const isText = (value: unknown) => typeof value === 'string'

export const textSchema = /* @__PURE__ */ createSchema((value) =>
  isText(value) ? value : undefined,
)

/** A list of texts; other items are dropped. */
export const textsSchema = /* @__PURE__ */ createSchema((value): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(isText) : undefined,
)

/** Creates a schema that accepts only these texts. */
export const oneText = <Text extends string>(...texts: readonly Text[]): Schema<Text> =>
  createSchema((value) => texts.find((text) => text === value))
