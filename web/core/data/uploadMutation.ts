import { GraphQLErrors } from '../graphqlErrors.ts'
import type { MutationDocument } from './document.ts'
import { parseResponse } from './graphqlResponse.ts'

interface Upload<Variables> {
  /** With `null` where the file belongs. */
  variables: Variables
  /** Where the file belongs, such as `variables.input.slip`. */
  path: string
  file: File
  /** How much of it is sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a mutation with a file by the GraphQL multipart request specification and reports its progress, which `fetch`
 * cannot. Rejects with GraphQLErrors, or with any other error when no response is received.
 */
export function uploadMutation<Data, Variables>(
  { hash }: MutationDocument<Data, Variables>,
  { variables, path, file, onProgress }: Upload<unknown>,
): Promise<Data> {
  const form = new FormData()
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  form.set('operations', JSON.stringify({ variables, extensions }))
  form.set('map', JSON.stringify({ file: [path] }))
  form.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.setRequestHeader('apollo-require-preflight', 'true')
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json')
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(new Error('The gateway did not respond')))
    request.addEventListener('abort', () => reject(new Error('The gateway did not respond')))
    request.addEventListener('load', () => {
      const response = parseResponse(request.responseText)
      if (response?.errors?.length) reject(new GraphQLErrors(response.errors))
      else if (response?.data) resolve(response.data as Data)
      else reject(new Error(`The gateway responded with ${request.status} and no GraphQL result`))
    })
    request.send(form)
  })
}
