const maxPreviews = 50

/**
 * Stores what a pressed link showed of its page, which the page shows until its own data has loaded. Contains the last
 * 50 links.
 */
export class LinkPreviews<Content> {
  readonly #contents = new Map<string, Content>()

  /** Stores what the link to a path shows. */
  remember(path: string, content: Content): void {
    // Maps iterate in insertion order: the newest is last.
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
