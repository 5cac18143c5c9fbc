import type { z } from 'zod'

/** Missing or invalid variables of the environment, each with the expected form in the message. */
export class VariablesError extends Error {}

/** Whether a variable is a secret, or an address with a password. */
const isSecret = (name: string, value: string) =>
  /SECRET|TOKEN|KEY|PASSWORD/.test(name) || value.includes('@')

/** The variables that are set to a text that is not empty. */
export const setVariables = (variables: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value))

/**
 * Reads the variables of a program by their schema.
 * @param program the subject of the message, such as `The CMS`
 * @throws {VariablesError} when variables are missing or invalid; the values of secrets are not named
 */
export function readVariables<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const read = schema.safeParse(setVariables(variables))
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const value = variables[name] ?? ''
    return isSecret(name, value) ? `${name}: ${message}` : `${name}=${value}: ${message}`
  })
  throw new VariablesError(`${program} cannot start with these variables.\n${problems.join('\n')}`)
}
