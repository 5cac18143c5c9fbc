/** The problem of a field of a body, whose path is such as `data.3.price`. */
export interface FieldProblem {
  field: string
  problem: string
  /** The value of the field, or undefined when it is missing. */
  sent: unknown
}

/** A problem of one field, or the same one of this field in several items of a list. */
export interface WrongField {
  /** The path of the field, with `*` for the items of lists, such as `data.*.price`. */
  field: string
  problem: string
  /** The number of fields with the problem. */
  count: number
  /** The path of the first one. */
  first: string
  /** The value of the first wrong field as shortened JSON, or undefined when it is missing. */
  sent: string | undefined
}

const maxLength = 60

function shortened(value: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(value)
  return text && text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

const keyOf = ({ field, problem }: { field: string; problem: string }) => `${field}\n${problem}`

/** Groups the problems that are the same in several items of a list. */
export function grouped(problems: readonly FieldProblem[]): WrongField[] {
  return merged(
    problems.map(({ field, problem, sent }) => ({
      field: field.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*') || 'the body',
      problem,
      count: 1,
      first: field,
      sent: shortened(sent),
    })),
  )
}

/** The wrong fields with the counts of those that are the same added up. */
export const merged = (fields: readonly WrongField[]): WrongField[] =>
  [...Map.groupBy(fields, keyOf).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : []
  })

/**
 * Describes a wrong field, such as `data.*.price: expected number, received string; sent "abc" (12 times, first
 * data.0.price)`.
 */
export function describeField({ field, problem, count, first, sent }: WrongField): string {
  const value = sent === undefined ? '' : `; sent ${sent}`
  const where = field.includes('*') ? `, first ${first}` : ''
  const repeated = count > 1 ? ` (${count} times${where})` : ''
  return `${field}: ${problem}${value}${repeated}`
}

/** A line on the first of the fields, with the number of the others. */
export function describeFirst([first, ...others]: readonly WrongField[]): string | undefined {
  if (!first) return undefined
  return describeField(first) + (others.length > 0 ? `, and ${others.length} more` : '')
}
