import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { fieldProblem } from '@vitrine/commerce/problem.ts'
import type { ParcelLine, shipments } from '#cms/database/schema/delivery.ts'
import type { StoredOrder, StoredOrderLine } from '../order/requireOrder.ts'

type StoredParcel = Pick<typeof shipments.$inferSelect, 'lines'>

/** Pieces of a line of an order by its position from 1. */
export interface ChosenPieces {
  line: number
  pieces: number
}

/** The pieces of a line that are not in a parcel, refunded or returned. */
export function unsentPieces(
  { id, quantity, returned }: Pick<StoredOrderLine, 'id' | 'quantity' | 'returned'>,
  parcels: readonly StoredParcel[],
): number {
  if (parcels.some(({ lines }) => lines === null)) return 0
  const sent = parcels
    .flatMap(({ lines }) => lines ?? [])
    .filter(({ orderLineId }) => orderLineId === id)
    .reduce((sum, { pieces }) => sum + pieces, 0)
  return Math.max(0, quantity - returned - sent)
}

/**
 * The lines of a new parcel: the chosen pieces, or all that are not sent. A completed order can get any of its pieces
 * once more, or a parcel of none. Throws invalid at `pieces`.
 */
export function parcelLines(
  { status }: Pick<StoredOrder, 'status'>,
  lines: readonly StoredOrderLine[],
  parcels: readonly StoredParcel[],
  chosen?: readonly ChosenPieces[],
): ParcelLine[] {
  const all = lines.map((line, index) => ({ line: index + 1, pieces: unsentPieces(line, parcels) }))
  const isRepeatable = status === 'completed'
  const taken = new Map<number, number>()
  for (const { line: position, pieces } of chosen ?? all) {
    const line = lines[position - 1]
    if (!line) throw fieldProblem('pieces', staffCopy.lineUnknown(position))
    const sum = (taken.get(position) ?? 0) + pieces
    const left = isRepeatable ? line.quantity : unsentPieces(line, parcels)
    if (sum > left) throw fieldProblem('pieces', staffCopy.parcelTooMany(position, left))
    if (sum > 0) taken.set(position, sum)
  }
  if (chosen && taken.size === 0 && !isRepeatable)
    throw fieldProblem('pieces', staffCopy.parcelEmpty)
  return [...taken].flatMap(([position, pieces]) => {
    const line = lines[position - 1]
    return line ? [{ orderLineId: line.id, pieces }] : []
  })
}

/** The pieces in a parcel with their lines, or all of the order for a parcel of an early version. */
export const parcelItems = (
  lines: readonly StoredOrderLine[],
  { lines: contents }: StoredParcel,
): { line: StoredOrderLine; pieces: number }[] =>
  lines.flatMap((line) => {
    const content = contents?.find(({ orderLineId }) => orderLineId === line.id)
    if (contents === null) return [{ line, pieces: line.quantity }]
    return content ? [{ line, pieces: content.pieces }] : []
  })

/** Pieces in words, such as `2 × Silk slip dress (M, Ivory)`. */
export const describePieces = (
  { name, attributes }: Pick<StoredOrderLine, 'name' | 'attributes'>,
  pieces: number,
): string => {
  const choices = attributes.map(({ value }) => value).join(', ')
  return `${pieces} × ${name}${choices && ` (${choices})`}`
}
