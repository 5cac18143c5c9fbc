/** An image to store. */
export interface StoredImage {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

/** Stores the images of transfer slips, which nothing serves to the public (security.uploads.private). */
export interface SlipStorage {
  /** Stores an image durably under a new name and returns the name. Rejects when it is not certain to be stored. */
  store(image: StoredImage): Promise<string>
  /** Returns an image, or null when there is none of this name. Rejects when the storage does not respond. */
  read(name: string): Promise<Buffer | null>
  /** Deletes an image, if it exists. */
  remove(name: string): Promise<void>
  /** Returns an address at which anyone can read an image for `seconds`; null when the storage has none. */
  link(name: string, seconds: number): Promise<string | null>
}
