interface Upload {
  /** The path of the file's variable, such as `variables.input.slip`, which is null itself. */
  path: string
  file: File
  /** Called with the share of it that is sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Returns a `fetch` that adds a file to a request by the GraphQL multipart request specification and reports its progress,
 * which the browser's own cannot.
 */
export const uploadFile =
  ({ path, file, onProgress }: Upload): typeof fetch =>
  (address, { body, headers }: RequestInit = {}) => {
    const form = new FormData()
    form.set('operations', String(body))
    form.set('map', JSON.stringify({ file: [path] }))
    form.set('file', file, file.name)
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', String(address))
      // The browser sets the boundary of the form's parts.
      for (const [name, value] of new Headers(headers))
        if (name !== 'content-type') request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('error', () => reject(new Error('The gateway did not respond')))
      request.addEventListener('load', () => {
        const { responseText, status } = request
        resolve(new Response(responseText, { status }))
      })
      request.send(form)
    })
  }
