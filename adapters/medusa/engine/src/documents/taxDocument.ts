/** A tax invoice or the credit note of a refund; amounts in satang. */
export interface TaxDocument {
  kind: 'invoice' | 'credit_note'
  year: number
  number: number
  amount: number
  tax: number
  issuedAt: string
  /** The text, which the adapter writes (server/documents/taxDocument.ts); null until it has. */
  content: object | null
}
