import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getArgumentValues,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'
import type { UserError, UserErrorCode } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

interface Documented {
  codes: readonly UserErrorCode[]
  subject?: readonly string[] | null
}

/**
 * Limits the `userErrors` of every mutation to the codes and the fields of its input that the schema documents, and
 * adds the codes to the descriptions, since introspection has no directives.
 */
export function checkUserErrors(schema: GraphQLSchema) {
  const directive = schema.getDirective('userErrors')
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const node = field.astNode?.directives?.find(({ name }) => name.value === 'userErrors')
    if (!directive || !node) continue
    const documented = getArgumentValues(directive, node) as unknown as Documented
    field.description += `\n\nCodes of \`userErrors\`: ${documented.codes.join(', ')}.`
    checkErrorsOf(field, documented)
  }
}

function checkErrorsOf(field: GraphQLField<unknown, Context>, { codes, subject }: Documented) {
  const { resolve = defaultFieldResolver } = field
  const input = field.args.find(({ name }) => name === 'input')?.type
  field.resolve = async (parent, args, context, info) => {
    const payload = (await resolve(parent, args, context, info)) as { userErrors: UserError[] }
    const errors = payload.userErrors
    if (errors.length === 0) return payload
    const named = subject?.find((name) => args['input']?.[name] != null) ?? null
    const checked = errors.map((error) => ({
      ...error,
      code: codes.includes(error.code) ? error.code : 'INVALID',
      field:
        error.field == null
          ? error.code === 'NOT_FOUND'
            ? named
            : null
          : (pathIn(input, error.field) ??
            // The key of the item of the cart that is sold out.
            (error.code === 'OUT_OF_STOCK' ? error.field : null)),
    }))
    return { ...payload, userErrors: distinct(checked) }
  }
}

/** The longest part of a path that an input has: `options.colour` is `options`. Null if it does not have the first field. */
function pathIn(input: GraphQLInputType | undefined, path: string): string | null {
  const names: string[] = []
  let type = input
  for (const step of path.split('.')) {
    const bareType = type && getNullableType(type)
    type =
      isListType(bareType) && /^\d+$/.test(step)
        ? bareType.ofType
        : isInputObjectType(bareType)
          ? bareType.getFields()[step]?.type
          : undefined
    if (!type) break
    names.push(step)
  }
  return names.join('.') || null
}

/** Errors without those that repeat the field and the message of another. */
const distinct = (errors: readonly UserError[]) =>
  errors.filter(
    ({ field, message }, index) =>
      errors.findIndex((error) => error.field === field && error.message === message) === index,
  )
