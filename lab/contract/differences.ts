import type { FieldProblem } from './wrongFields.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds = { string: 'a text', number: 'a number', boolean: 'a flag', undefined: 'nothing' }

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list'
  if (value === '') return 'an empty text'
  if (value === false || value === null) return `${value}`
  return kinds[typeof value as keyof typeof kinds] ?? 'an object'
}

/** The problems of an object's fields, in one if all fields have the same, such as sizes that are addresses. */
function alike(fields: readonly FieldProblem[][], path: string): FieldProblem[] {
  const all = fields.flat()
  const [first] = all
  const isAlike =
    fields.length > 1 &&
    fields.every(
      (differences) => differences.length === 1 && differences[0]?.problem === first?.problem,
    ) &&
    all.every(({ field }) => field.split('.').length === path.split('.').length + 1)
  return first && isAlike ? [{ ...first, field: `${path}.*` }] : all
}

/**
 * The fields that were sent in another form than they were read, without unknown fields.
 * @param lost the paths of items that were left out
 */
export function differences(
  sent: unknown,
  read: unknown,
  lost: ReadonlySet<string>,
  path = '',
): FieldProblem[] {
  const at = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (Array.isArray(sent) && Array.isArray(read)) {
    const kept = [...sent.keys()].filter((index) => !lost.has(at(index)))
    return kept.flatMap((index, position) =>
      differences(sent[index], read[position], lost, at(index)),
    )
  }
  if (isObject(sent) && isObject(read))
    return alike(
      Object.entries(read).map(([key, value]) =>
        lost.has(at(key)) ? [] : differences(sent[key], value, lost, at(key)),
      ),
      path,
    )
  const isSame = sent === read || (sent ?? null) === (read ?? null)
  if (isSame) return []
  const problem = `${sent === undefined ? 'missing, ' : ''}read as ${kindOf(read)}`
  return [{ field: path, problem, sent }]
}
