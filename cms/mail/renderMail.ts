import { type Html, html } from './html.ts'

type MailRow = readonly [label: string, value: string, url?: string | null]

/** The content of an email before rendering. */
export interface MailContent {
  to: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Rows of a table: label, value, and the address that the value links to. */
  rows?: readonly MailRow[] | undefined
  action?: { label: string; url: string }
  closing?: string
  /** The link that ends such emails; email programs offer it as a button too (RFC 8058). */
  unsubscribe?: { label: string; url: string }
}

/** An email as HTML and plain text. */
export interface RenderedMail {
  to: string
  subject: string
  html: string
  text: string
  /** Accepts a POST that unsubscribes; absent for emails about an order or account. */
  unsubscribeUrl?: string | undefined
}

const shop = 'Vitrine'

/** Renders a mail; everything in it is text and is escaped for HTML. */
export function renderMail(content: MailContent): RenderedMail {
  const mail = { ...content, subject: content.subject.replace(/\s+/g, ' ').trim() }
  return {
    to: mail.to,
    subject: mail.subject,
    html: htmlOf(mail).text,
    text: textOf(mail),
    unsubscribeUrl: mail.unsubscribe?.url,
  }
}

function htmlOf(mail: MailContent): Html {
  const cell = 'padding:8px 0;border-bottom:1px solid #e5e0d8;vertical-align:top'
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark) { body, a { background: #1d1a17 !important; color: #f7f4ef !important } td { border-color: #4a443d !important } p { color: inherit !important } p a[style*=inline-block] { background: #f7f4ef !important; color: #1d1a17 !important } }</style><title>${mail.subject}</title></head>
<body style="margin:0;background:#f7f4ef;color:#1d1a17;font:16px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:24px;letter-spacing:.12em">${shop}</p>
<p>${mail.greeting}</p>
${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${
  mail.rows &&
  html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">
${mail.rows.map(
  ([label, value, url]) =>
    html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right">${url ? html`<a href="${url}" style="color:#1d1a17">${value}</a>` : value}</td></tr>\n`,
)}</table>`
}
${
  mail.action &&
  html`<p style="margin:32px 0"><a href="${mail.action.url}" style="display:inline-block;padding:12px 24px;background:#1d1a17;color:#fff;text-decoration:none">${mail.action.label}</a></p>`
}
${mail.closing && html`<p style="color:#6b645c">${mail.closing}</p>`}
${
  mail.unsubscribe &&
  html`<p style="font-size:14px"><a href="${mail.unsubscribe.url}" style="color:#6b645c">${mail.unsubscribe.label}</a></p>`
}
</div>
</body>
</html>
`
}

function textOf(mail: MailContent): string {
  const blocks = [
    mail.greeting,
    ...mail.paragraphs,
    mail.rows
      ?.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`)
      .join('\n'),
    mail.action && `${mail.action.label}:\n${mail.action.url}`,
    mail.closing,
    mail.unsubscribe && `${mail.unsubscribe.label}:\n${mail.unsubscribe.url}`,
    shop,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
