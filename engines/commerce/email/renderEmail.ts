import type { EmailContent, EmailItem, EmailRow, EmailSender } from './emailContent.ts'
import { emailPage } from './emailPage.ts'
import { frameOf, pageUrl } from './frame.ts'

/** An email as HTML and plain text. */
export interface RenderedEmail {
  to: string
  subject: string
  html: string
  text: string
  /** Accepts a POST that unsubscribes; absent for emails about an order or account. */
  unsubscribeUrl?: string | undefined
}

/** Renders an email; everything in it is text and is escaped for HTML. Its links to the shop lead to pages in its language. */
export function renderEmail(content: EmailContent, sender: EmailSender): RenderedEmail {
  const toPage = <Link extends { url: string }>(link: Link | undefined) =>
    link && { ...link, url: pageUrl(content.language, link.url, sender) }
  const email = {
    ...content,
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    action: toPage(content.action),
    unsubscribe: toPage(content.unsubscribe),
  }
  return {
    to: email.to,
    subject: email.subject,
    html: emailPage(email, sender).text,
    text: textOf(email, sender),
    // The button of an email program posts to the address that the CMS knows.
    unsubscribeUrl: content.unsubscribe?.url,
  }
}

const rowLines = (rows: readonly EmailRow[] = []) =>
  rows.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')

const itemLines = (items: readonly EmailItem[] = []) =>
  items.map(({ name, details, amount }) => `${[name, ...details].join(', ')}: ${amount}`).join('\n')

function textOf(email: EmailContent, sender: EmailSender): string {
  const { help, reply, shop, links } = frameOf(email.language, sender)
  const { name, address } = sender.company
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
    `${help} ${reply}\n${links[0]?.url}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    [shop, name, address].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
