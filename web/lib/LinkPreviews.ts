const maxPreviews = 50

/**
 * What links show of the pages that they lead to: a page begins with it while its own data loads. A link remembers its
 * content when it is pressed.
 */
export class LinkPreviews<Content> {
  readonly #contents = new Map<string, Content>()

  /** Remembers what the link to a path shows. */
  remember(path: string, content: Content): void {
    // The newest last.
    this.#contents.delete(path)
    this.#contents.set(path, content)
    const [oldest] = this.#contents.keys()
    if (this.#contents.size > maxPreviews && oldest !== undefined) this.#contents.delete(oldest)
  }

  /** Returns what the last pressed link to a path showed. */
  find(path: string): Content | undefined {
    return this.#contents.get(path)
  }
}
