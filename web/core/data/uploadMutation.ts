import { errorOfResponse, readResponse, toApiError } from './apiError.ts'
import type { MutationDocument } from './document.ts'

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
 * cannot. Rejects with an ApiError.
 */
export async function uploadMutation<Data, Variables>(
  { hash }: MutationDocument<Data, Variables>,
  { variables, path, file, onProgress }: Upload<unknown>,
): Promise<Data> {
  const form = new FormData()
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  form.set('operations', JSON.stringify({ variables, extensions }))
  form.set('map', JSON.stringify({ file: [path] }))
  form.set('file', file, file.name)
  const { responseText, status } = await post(form, onProgress)
  const response = readResponse(responseText, status)
  const error = errorOfResponse(response)
  if (error) throw error
  return response.data as Data
}

/** Sends a form to the gateway. Resolves with the request once the response has arrived. */
function post(form: FormData, onProgress: (share: number) => void): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.setRequestHeader('apollo-require-preflight', 'true')
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json')
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('error', () =>
      reject(toApiError(new Error('The gateway did not respond'))),
    )
    request.addEventListener('load', () => resolve(request))
    request.send(form)
  })
}
