import { CmsError } from '../upstream/cmsError.ts'

/** Rejects with other names of the fields: those of the mutation's input. */
export async function namedAsInput<T>(
  result: Promise<T>,
  nameOf: (name: string) => string,
): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw error instanceof CmsError ? error.withFieldNames(nameOf) : error
  }
}
