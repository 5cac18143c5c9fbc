/** A set of positions as a Postgres bit string; the first position is the leftmost bit. */
export class Bitmap {
  readonly #bytes: Uint8Array

  /** @param length number of positions; the string is padded to whole bytes */
  constructor(length: number) {
    this.#bytes = new Uint8Array(Math.ceil(length / 8))
  }

  add(position: number) {
    const byte = position >> 3
    this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (0x80 >> (position & 7))
  }

  /** Hexadecimal bit string, as `varbit` takes it. */
  toString(): string {
    return `x${Buffer.from(this.#bytes).toString('hex')}`
  }
}
