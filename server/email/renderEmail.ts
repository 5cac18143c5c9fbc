import type { Image } from '#contract/common.ts'
import { emailCopy } from '#contract/copy/emails.ts'
import type { Company } from '#server/company.ts'
import type { EmailTopic } from './emailLimits.ts'
import { emailPage } from './emailPage.ts'

export type EmailRow = readonly [label: string, value: string, url?: string | null]

/** A picture with its absolute URL. */
export interface EmailPicture {
  url: string
  alt: string
}

/** A line of an order as an email shows it. */
export interface EmailItem {
  name: string
  /** The chosen options and the quantity. */
  details: readonly string[]
  amount: string
  picture: EmailPicture | null
}

/** The parts of an email about an order that are about what was bought. */
export interface EmailOrder {
  items: readonly EmailItem[]
  /** The sums, with the total as the last. */
  sums: readonly EmailRow[]
  /** The addresses and the payment method. */
  blocks: readonly { title: string; lines: readonly string[] }[]
}

/** The content of an email before rendering. */
export interface EmailContent {
  to: string
  /** Limits how many a recipient gets; absent for an email that no stranger can trigger. */
  topic?: EmailTopic | undefined
  subject: string
  /** The heading, where it is not the subject, and the line above it. */
  heading?: { title: string; label: string }
  /** A picture of 3:4 of what the email is about. */
  picture?: EmailPicture | null
  greeting: string
  paragraphs: readonly string[]
  /** What the next step needs: label, value, and the address that the value links to. */
  rows?: readonly EmailRow[] | undefined
  action?: { label: string; url: string }
  order?: EmailOrder | undefined
  closing?: string
  /** The link that ends such emails; email programs offer it as a button too (RFC 8058). */
  unsubscribe?: { label: string; url: string }
}

/** The shop as its emails name it. */
export interface EmailSender {
  SITE_URL: string
  company: Pick<Company, 'name' | 'address'>
}

/** An email as HTML and plain text. */
export interface RenderedEmail {
  to: string
  subject: string
  html: string
  text: string
  /** Accepts a POST that unsubscribes; absent for emails about an order or account. */
  unsubscribeUrl?: string | undefined
}

/** Renders an email; everything in it is text and is escaped for HTML. */
export function renderEmail(content: EmailContent, sender: EmailSender): RenderedEmail {
  const email = { ...content, subject: content.subject.replace(/\s+/g, ' ').trim() }
  return {
    to: email.to,
    subject: email.subject,
    html: emailPage(email, sender).text,
    text: textOf(email, sender),
    unsubscribeUrl: email.unsubscribe?.url,
  }
}

/** An image of the catalogue as an email shows it, as a JPEG; null without one. */
export const emailPicture = (
  { SITE_URL }: Pick<EmailSender, 'SITE_URL'>,
  image: Image | null | undefined,
  size: 'thumbnail' | 'medium',
): EmailPicture | null =>
  image ? { url: new URL(image.sizes[size].url, SITE_URL).href, alt: image.alt } : null

const rowLines = (rows: readonly EmailRow[] = []) =>
  rows.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')

const itemLines = (items: readonly EmailItem[] = []) =>
  items.map(({ name, details, amount }) => `${[name, ...details].join(', ')}: ${amount}`).join('\n')

function textOf(email: EmailContent, { SITE_URL, company }: EmailSender): string {
  const { order, action, heading, unsubscribe } = email
  const blocks = [
    heading ? `${heading.title}\n${heading.label}` : email.subject,
    email.greeting,
    ...email.paragraphs,
    rowLines(email.rows),
    action && `${action.label}:\n${action.url}`,
    itemLines(order?.items),
    rowLines(order?.sums),
    ...(order?.blocks ?? []).map(({ title, lines }) => [`${title}:`, ...lines].join('\n')),
    email.closing,
    `${emailCopy.help} ${emailCopy.reply}\n${SITE_URL}${emailCopy.links[0].path}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    [emailCopy.shop, company.name, company.address].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
