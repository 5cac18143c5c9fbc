import type { Language } from '@vitrine/contract/common.ts'

/** A back-in-stock request as the adapter sends it. */
export interface SentAlert {
  productId: string
  variantId: string
  /** In lower case. */
  email: string
  customerId: string | null
  /** Of the page on which it is requested. */
  language: Language
  /** The chosen swatches by the slugs of their options. */
  choices: Record<string, string>
}

/** The product of a request, for its emails and pages. */
export interface AlertedProduct {
  productId: string
  choices: Record<string, string>
}
