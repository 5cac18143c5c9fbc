import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'
import type { EmailContent, EmailItem, EmailOrder, EmailRow, EmailSender } from './emailContent.ts'
import { emailPage } from './emailPage.ts'
import { createEmailFrame, pageUrl } from './frame.ts'

/** An email as HTML and plain text. */
export interface RenderedEmail {
  to: string
  subject: string
  html: string
  text: string
  /** The address that accepts a POST that unsubscribes, absent for emails about an order or account. */
  unsubscribeUrl?: string | undefined
}

/** Renders an email, with all text escaped for HTML, and links to the shop's pages in its language. */
export function renderEmail(content: EmailContent, sender: EmailSender): RenderedEmail {
  const toPage = <Link extends { url: string }>(link: Link | undefined) =>
    link && { ...link, url: pageUrl(content.language, link.url, sender) }
  const whole = {
    ...content,
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    action: toPage(content.action),
    unsubscribe: toPage(content.unsubscribe),
    pictures: content.pictures?.map((picture) => ({
      ...picture,
      link: pageUrl(content.language, picture.link, sender),
    })),
    rows: content.rows?.map(([label, value, url]) =>
      url
        ? ([label, value, pageUrl(content.language, url, sender)] as const)
        : ([label, value] as const),
    ),
  }
  const email = fitted(whole, sender)
  return {
    to: email.to,
    subject: email.subject,
    html: emailPage(email, sender).text,
    text: textOf(email, sender),
    // The button of an email program posts to the address that the CMS knows.
    unsubscribeUrl: content.unsubscribe?.url,
  }
}

/** Gmail hides what comes after 102 kB of HTML, such as the total. */
const maxBytes = 100_000

/** An email with as many items of its order as fit, and a link to the others (emails.size). */
function fitted(email: EmailContent, sender: EmailSender): EmailContent {
  const fits = (content: EmailContent) =>
    Buffer.byteLength(emailPage(content, sender).text) <= maxBytes
  if (!email.order || fits(email)) return email
  const { order } = email
  let [shown, tooMany] = [0, order.items.length]
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2)
    if (fits({ ...email, order: shortened(email, order, middle) })) shown = middle
    else tooMany = middle
  }
  return { ...email, order: shortened(email, order, shown) }
}

/** An order with its first items, and the number of the other pieces. */
function shortened({ language, action }: EmailContent, order: EmailOrder, shown: number) {
  const count = order.items.slice(shown).reduce((sum, { quantity }) => sum + quantity, 0)
  const label = orderEmailLabels[language].more({ count })
  return {
    ...order,
    items: order.items.slice(0, shown),
    rest: { label, url: action?.url ?? '' },
  }
}

const rowLines = (rows: readonly EmailRow[] = []) =>
  rows.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')

const itemLines = (items: readonly EmailItem[] = []) =>
  items.map(({ name, details, amount }) => `${[name, ...details].join(', ')}: ${amount}`).join('\n')

function textOf(email: EmailContent, sender: EmailSender): string {
  const { help, reply, shop, links } = createEmailFrame(email.language, sender)
  const { name, address } = sender.company
  const { order, action, heading, unsubscribe } = email
  const blocks = [
    heading ? `${heading.title}\n${heading.label}` : email.subject,
    email.greeting,
    ...email.paragraphs,
    rowLines(email.rows),
    action && `${action.label}:\n${action.url}`,
    order?.rest && rowLines(order.sums),
    itemLines(order?.items),
    order?.rest ? `${order.rest.label}:\n${order.rest.url}` : rowLines(order?.sums),
    ...(order?.blocks ?? []).map(({ title, lines }) => [`${title}:`, ...lines].join('\n')),
    email.closing,
    `${help} ${reply}\n${links[0]?.url}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    [shop, name, address].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
