/** Reads JSON of the admin's routes. Rejects when the engine does not respond with it. */
export const read = <Body>(path: string): Promise<Body> =>
  fetch(path, { credentials: 'include' }).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  )

/** Sends a request to a route of the admin, and returns the reason of a rejection, or null when it was accepted. */
export const post = (path: string, body: object = {}): Promise<string | null> =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    async (response) => (response.ok ? null : messageOf(await response.text())),
    () => 'The engine cannot be reached. Check the connection, then try again.',
  )

function messageOf(text: string): string {
  try {
    return JSON.parse(text).message || text
  } catch {
    return 'Something went wrong. Please try again.'
  }
}
