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
