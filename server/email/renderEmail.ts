import { emailCopy } from '#contract/copy/emails.ts'
import type { EmailContent, EmailItem, EmailRow, EmailSender } from './emailContent.ts'
import { emailPage } from './emailPage.ts'

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
