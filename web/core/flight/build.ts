/** The entry of the shop; the hash in its name changes with any file of the build. */
const entry = /\/(entryClient-[\w-]+)\.js$/

/** Returns the id of the build that the page runs, such as `entryClient-Bx3kP9a_`; empty in development. */
export function buildId(): string {
  const found = [...document.scripts].map(({ src }) => entry.exec(src)?.[1])
  return found.find((each) => each !== undefined) ?? ''
}
