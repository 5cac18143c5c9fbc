import type { Image, Language } from '@vitrine/contract/common.ts'
import type { Company } from '#commerce/company.ts'
import type { EmailTopic } from './emailLimits.ts'

export type EmailRow = readonly [label: string, value: string, url?: string | null]

/** An image with its absolute URL. */
interface EmailImage {
  url: string
  alt: string
}

/** A line of an order as an email shows it. */
export interface EmailItem {
  name: string
  /** The chosen options and the quantity. */
  details: readonly string[]
  quantity: number
  amount: string
  picture: EmailImage | null
}

/** The parts of an order's email that show the items. */
export interface EmailOrder {
  items: readonly EmailItem[]
  /**
   * The link to the items that the email leaves out because it would be too long, in which case the sums come first.
   */
  rest?: { label: string; url: string }
  /** The sums, with the total as the last. */
  sums: readonly EmailRow[]
  /** The addresses and the payment method. */
  blocks: readonly { title: string; lines: readonly string[] }[]
}

/** The content of an email before rendering. */
export interface EmailContent {
  to: string
  /** The language of the email's texts and of the pages that its links lead to. */
  language: Language
  /** The topic by which the emails to a recipient are limited, absent for an email that no stranger can trigger. */
  topic?: EmailTopic | undefined
  subject: string
  /** The heading, where it is not the subject, and the line above it. */
  heading?: { title: string; label: string }
  /** A 3:4 image of the product that the email is about. */
  picture?: EmailImage | null
  /** Two images beside each other after the text, each with its name and link. */
  pictures?: readonly (EmailImage & { name: string; link: string })[] | undefined
  greeting: string
  paragraphs: readonly string[]
  /** Details for the next step: label, value, and the address that the value links to. */
  rows?: readonly EmailRow[] | undefined
  action?: { label: string; url: string } | undefined
  order?: EmailOrder | undefined
  closing?: string
  /** The link that ends such emails, which email programs offer as a button too (RFC 8058). */
  unsubscribe?: { label: string; url: string } | undefined
}

/** The shop as its emails name it. */
export interface EmailSender {
  SITE_URL: string
  company: Pick<Company, 'name' | 'address'>
}

/** An image of the catalogue for an email, as a JPEG, or null without one. */
export const emailImage = (
  { SITE_URL }: Pick<EmailSender, 'SITE_URL'>,
  image: Image | null | undefined,
  size: 'thumbnail' | 'medium',
): EmailImage | null =>
  image ? { url: new URL(image.sizes[size].url, SITE_URL).href, alt: image.alt } : null
