import { GraphQLError, parse, printError, Source } from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'

/** The mistakes of a schema, each with its file, line and the lines around it. */
export function schemaProblems(text: string, file: string): string[] {
  try {
    return validateSDL(parse(new Source(text, file))).map(printError)
  } catch (error) {
    if (error instanceof GraphQLError) return [printError(error)]
    throw error
  }
}
