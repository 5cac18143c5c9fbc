/** Stores the images of transfer slips, which nothing serves to the public (security.uploads.private). */
export interface SlipStorage {
  /** Stores an image durably, and replaces one of the same name. Rejects when it is not certain to be stored. */
  store(name: string, bytes: Buffer): Promise<void>
  /** Returns an image, or null when there is none of this name. Rejects when the storage does not respond. */
  read(name: string): Promise<Buffer | null>
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>
  /** Returns an address at which anyone can read an image for `seconds`; null when the storage has none. */
  link(name: string, seconds: number): Promise<string | null>
}
