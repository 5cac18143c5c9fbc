/** Reads JSON of the admin's routes. Rejects when the engine does not respond with it. */
export const read = <Body>(path: string): Promise<Body> =>
  fetch(path, { credentials: 'include' }).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  )

/** Sends a request to a route of the admin. Returns whether it was accepted. */
export const post = (path: string, body: object = {}): Promise<boolean> =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
