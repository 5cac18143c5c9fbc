import { readFile, writeFile } from 'node:fs/promises'
import type { StandInRefund } from './serveRefunds.ts'

/** A charge as Omise's API returns it, with amounts in satang. */
export interface StandInCharge {
  object: 'charge'
  id: string
  amount: number
  currency: string
  status: string
  created_at: string
  expires_at: string
  authorize_uri: string | null
  return_uri: string | null
  failure_code: string | null
  refunded_amount: number
  metadata: Record<string, string>
  source: { scannable_code?: { image: { download_uri: string } } } | null
}

/** The charges and refunds of the stand-in, and the card of each charge. */
interface Stored {
  charges: StandInCharge[]
  refunds: StandInRefund[]
  cards: [charge: string, number: string][]
}

/** Holds the charges of the stand-in from one run to the next. */
export interface ChargeStore {
  read(): Promise<Stored>
  write(stored: Stored): Promise<void>
}

/** Begins without charges, and forgets them. */
export const memoryStore: ChargeStore = {
  read: async () => ({ charges: [], refunds: [], cards: [] }),
  write: async () => {},
}

/**
 * Stores the charges in a file, so that orders of an earlier run can be refunded, and begins anew when it cannot be
 * read.
 */
export function fileStore(file: string): ChargeStore {
  let writing = Promise.resolve()
  return {
    read: async () => {
      try {
        return JSON.parse(await readFile(file, 'utf8')) as Stored
      } catch {
        return memoryStore.read()
      }
    },
    write: (stored) => {
      const text = JSON.stringify(stored)
      writing = writing.then(() => writeFile(file, text))
      return writing
    },
  }
}
