import { type Html, html } from './html.ts'

/** A mail before it is rendered: what it says, not how it looks. */
export interface Letter {
  to: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Rows of a small table: what, and how much. */
  rows?: readonly (readonly [string, string])[]
  action?: { label: string; url: string }
  closing?: string
}

/** A mail as it goes out, once as HTML and once as plain text. */
export interface RenderedMail {
  to: string
  subject: string
  html: string
  text: string
}

const shop = 'Vitrine'

/** Renders a letter; everything in it is text and is escaped for HTML. */
export function renderLetter(written: Letter): RenderedMail {
  const letter = { ...written, subject: written.subject.replace(/\s+/g, ' ').trim() }
  return {
    to: letter.to,
    subject: letter.subject,
    html: htmlOf(letter).text,
    text: textOf(letter),
  }
}

function htmlOf(letter: Letter): Html {
  const cell = 'padding:8px 0;border-bottom:1px solid #e5e0d8;vertical-align:top'
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.subject}</title></head>
<body style="margin:0;background:#f7f4ef;color:#1d1a17;font:16px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:24px;letter-spacing:.12em">${shop}</p>
<p>${letter.greeting}</p>
${letter.paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${
  letter.rows &&
  html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">
${letter.rows.map(
  ([label, value]) =>
    html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right">${value}</td></tr>\n`,
)}</table>`
}
${
  letter.action &&
  html`<p style="margin:32px 0"><a href="${letter.action.url}" style="display:inline-block;padding:12px 24px;background:#1d1a17;color:#fff;text-decoration:none">${letter.action.label}</a></p>`
}
${letter.closing && html`<p style="color:#6b645c">${letter.closing}</p>`}
</div>
</body>
</html>
`
}

function textOf(letter: Letter): string {
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    letter.rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    letter.closing,
    shop,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
