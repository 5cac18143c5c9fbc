import type { StandInCms } from './standInCms.ts'

/** Makes a stand-in CMS hold its responses until they are released. */
export function holdResponses(cms: StandInCms) {
  const held = Promise.withResolvers<void>()
  cms.interfere = (_, response) => {
    const end = response.end.bind(response)
    response.end = (...content: never[]) => {
      void held.promise.then(() => end(...content))
      return response
    }
    return false
  }
  const release = () => {
    cms.interfere = undefined
    held.resolve()
  }
  return { release, [Symbol.dispose]: release }
}

/** Makes a stand-in CMS replace one text with another in its responses, as if its content had changed. */
export function replaceInResponses(cms: StandInCms, before: string, after: string) {
  cms.interfere = ({ headers }, response) => {
    // Changed content has another ETag.
    delete headers['if-none-match']
    const end = response.end.bind(response)
    response.end = (content?: unknown) =>
      end(typeof content === 'string' ? content.replaceAll(before, after) : undefined)
    return false
  }
}

/** Makes a stand-in CMS respond with a body in JSON, to each call or to those of one path below /api/v1. */
export function respondWith(cms: StandInCms, body: unknown, { path = '', status = 200 } = {}) {
  cms.interfere = (call, response) => {
    if (path && call.path.split('?', 1)[0] !== `/api/v1${path}`) return false
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  }
}
