import { typedText } from '@vitrine/contract/typedText.ts'

/** The number that was typed, with separators of thousands, Thai digits or spaces, or undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  const plain = typedText('transferAmount', typed).replace(/[\s,](?=\d{3}(\D|$))/g, '')
  return /^-?\d{1,9}(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** Returns a number, or the text that is none, which the CMS rejects at its field. */
export const numberOrText = (typed: string): number | string => readNumber(typed) ?? typed

/** The number of items that was typed, or undefined unless it is a whole number from 0. */
export function readPieces(typed: string): number | undefined {
  const pieces = readNumber(typed)
  return pieces !== undefined && Number.isInteger(pieces) && pieces >= 0 && pieces <= 1_000_000
    ? pieces
    : undefined
}
