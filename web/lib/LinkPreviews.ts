const maxPreviews = 50

/** Stores the content of the last 50 pressed links, which a page shows until its own data has loaded. */
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
