import type { EmailTopic } from './emailLimits.ts'
import { type Html, html } from './html.ts'

type EmailRow = readonly [label: string, value: string, url?: string | null]

/** The content of an email before rendering. */
export interface EmailContent {
  to: string
  /** Limits how many a recipient gets; absent for an email that no stranger can trigger. */
  topic?: EmailTopic | undefined
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Rows of a table: label, value, and the address that the value links to. */
  rows?: readonly EmailRow[] | undefined
  action?: { label: string; url: string }
  closing?: string
  /** The link that ends such emails; email programs offer it as a button too (RFC 8058). */
  unsubscribe?: { label: string; url: string }
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

const shop = 'Vitrine'

/** Renders an email; everything in it is text and is escaped for HTML. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const email = { ...content, subject: content.subject.replace(/\s+/g, ' ').trim() }
  return {
    to: email.to,
    subject: email.subject,
    html: htmlOf(email).text,
    text: textOf(email),
    unsubscribeUrl: email.unsubscribe?.url,
  }
}

function htmlOf(email: EmailContent): Html {
  const cell = 'padding:8px 0;border-bottom:1px solid #e5e0d8;vertical-align:top'
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark) { body, a { background: #1d1a17 !important; color: #f7f4ef !important } td { border-color: #4a443d !important } p { color: inherit !important } p a[style*=inline-block] { background: #f7f4ef !important; color: #1d1a17 !important } }</style><title>${email.subject}</title></head>
<body style="margin:0;background:#f7f4ef;color:#1d1a17;font:16px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:24px;letter-spacing:.12em">${shop}</p>
<p>${email.greeting}</p>
${email.paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${
  email.rows &&
  html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">
${email.rows.map(
  ([label, value, url]) =>
    html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right">${url ? html`<a href="${url}" style="color:#1d1a17">${value}</a>` : value}</td></tr>\n`,
)}</table>`
}
${
  email.action &&
  html`<p style="margin:32px 0"><a href="${email.action.url}" style="display:inline-block;padding:12px 24px;background:#1d1a17;color:#fff;text-decoration:none">${email.action.label}</a></p>`
}
${email.closing && html`<p style="color:#6b645c">${email.closing}</p>`}
${
  email.unsubscribe &&
  html`<p style="font-size:14px"><a href="${email.unsubscribe.url}" style="color:#6b645c">${email.unsubscribe.label}</a></p>`
}
</div>
</body>
</html>
`
}

function textOf(email: EmailContent): string {
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    email.rows
      ?.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`)
      .join('\n'),
    email.action && `${email.action.label}:\n${email.action.url}`,
    email.closing,
    email.unsubscribe && `${email.unsubscribe.label}:\n${email.unsubscribe.url}`,
    shop,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
