/**
 * Checks a stored value, as zod's schemas do; ./schemas.ts has small ones for the first view, which zod would make 4 kB
 * larger.
 */
export interface Schema<Value> {
  safeParse(value: unknown): { data?: Value | undefined }
}

/** A store of texts by key, whose methods may throw while the browser blocks it. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Writes a value as text and reads it again; `parse` may throw. */
interface StorageFormat {
  parse(text: string): unknown
  stringify(value: unknown): string
}

interface StorageOptions {
  /**
   * Returns the storage, the session storage by default; called for each access, because reading `localStorage` throws
   * when it is blocked.
   */
  area?: () => StorageArea
  /** The format of the text, JSON by default. */
  format?: StorageFormat
}

/** A value that is stored in this browser. */
export interface StoredValue<Value> {
  /**
   * Returns the value, with the same reference for equal texts; undefined for none and for one that the schema rejects.
   */
  read(): Value | undefined
  /** Stores a value, in memory if the storage is blocked or full. Returns false in that case. */
  write(value: Value): boolean
  remove(): void
  /** Calls `notify` after each change by this page, and returns a function that stops it. */
  subscribe(notify: () => void): () => void
}

export const localArea = (): StorageArea => localStorage

/** The format of a text that is stored as it is. */
export const plainText: StorageFormat = { parse: (text) => text, stringify: String }

/** Gives access to one value of the session storage, the local storage or a cookie. Never throws. */
export function storage<Value>(
  key: string,
  schema: Schema<Value>,
  { area = () => sessionStorage, format = JSON }: StorageOptions = {},
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  /** A value that the storage rejected. */
  let unsaved: Value | undefined
  let lastText: string | null = null
  let lastValue: Value | undefined

  function parse(text: string) {
    try {
      return schema.safeParse(format.parse(text)).data
    } catch {
      return undefined
    }
  }

  function update(next: Value | undefined): boolean {
    unsaved = undefined
    let isSaved = true
    try {
      if (next === undefined) area().removeItem(key)
      else area().setItem(key, format.stringify(next))
    } catch {
      unsaved = next
      isSaved = false
    }
    for (const notify of listeners) notify()
    return isSaved
  }

  return {
    read() {
      if (unsaved !== undefined) return unsaved
      try {
        const text = area().getItem(key)
        if (text === lastText) return lastValue
        lastValue = text === null ? undefined : parse(text)
        lastText = text
        return lastValue
      } catch {
        return undefined
      }
    },
    write: update,
    remove: () => void update(undefined),
    subscribe(notify) {
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
      }
    },
  }
}
