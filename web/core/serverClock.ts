let offset = 0

/** The server's time in milliseconds since 1970, as far as its last answer told; a wrong device clock does not matter. */
export const serverNow = (): number => Date.now() + offset

/** Fetches, and learns from the answer's `Date` how far this device's clock is off. */
export async function fetchAndReadClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const sent = Date.now()
  const response = await fetch(input, init)
  const told = Date.parse(response.headers.get('date') ?? '')
  // The header counts whole seconds: on average it is half a second late.
  if (!Number.isNaN(told)) offset = told + 500 - (sent + Date.now()) / 2
  return response
}
