import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { hashOf } from './hashOf.ts'

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
 * Sends a mutation with a file by the GraphQL multipart request specification, telling how much is sent, which `fetch`
 * cannot. Rejects with CombinedGraphQLErrors as Apollo does, or with an Error where nothing was answered.
 */
export function uploadMutation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, path, file, onProgress }: Upload<unknown>,
): Promise<Data> {
  const form = new FormData()
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(document) } }
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
    request.addEventListener('error', () => reject(new Error('Nothing was answered')))
    request.addEventListener('abort', () => reject(new Error('Nothing was answered')))
    request.addEventListener('load', () => {
      const answer = read<Data>(request.responseText)
      if (answer?.errors?.length) reject(new CombinedGraphQLErrors(answer, answer.errors))
      else if (answer?.data) resolve(answer.data)
      else reject(new Error('The answer cannot be read'))
    })
    request.send(form)
  })
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

function read<Data>(text: string): Answer<Data> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
