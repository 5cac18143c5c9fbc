import type { Language } from '@vitrine/contract/common.ts'

/** A back-in-stock request as the adapter sends it. */
export interface SentAlert {
  productId: string
  variantId: string
  /** The email address in lower case. */
  email: string
  customerId: string | null
  /** The language of the page of the request. */
  language: Language
  /** The chosen swatches by the slugs of their options. */
  choices: Record<string, string>
}

/** The product of a request, for its emails and pages. */
export interface AlertedProduct {
  productId: string
  choices: Record<string, string>
}
