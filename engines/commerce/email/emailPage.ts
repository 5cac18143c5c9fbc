import type { Language } from '@vitrine/contract/common.ts'
import type { EmailContent, EmailOrder, EmailRow, EmailSender } from './emailContent.ts'
import { emailStyle, languageStyles, type Styles } from './emailStyle.ts'
import { createEmailFrame } from './frame.ts'
import { Html, html } from './html.ts'

const bare = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const table = new Html(`${bare} width="100%"`)

/**
 * An email as an HTML page: a card of tables with inline styles, which email programs without style sheets show too
 * (emails.card).
 */
export function emailPage(email: EmailContent, sender: EmailSender): Html {
  const { heading, order, action, unsubscribe, language } = email
  const styles = languageStyles(language)
  const { shop, home } = createEmailFrame(language, sender)
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no, date=no, address=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${email.subject}</title>${emailStyle(sender.SITE_URL)}</head>
<body class="page" style="${styles.page}">
<div style="${styles.preview}">${email.paragraphs[0]}</div>
<table ${table}><tr><td align="center" class="around" style="padding:32px 16px">
<table ${new Html(bare)} width="600" style="${styles.card}" class="card"><tr><td class="inside" style="padding:40px 48px">
<p style="${styles.logo}"><a href="${home}" class="ink" style="${styles.plainLink}">${shop}</a></p>
${heading && html`<p class="soft" style="${styles.label};text-align:center">${heading.label}</p>`}
<h1 style="${styles.heading}">${heading?.title ?? email.subject}</h1>
${email.picture && html`<p style="margin:0 0 28px;text-align:center"><img src="${email.picture.url}" alt="${email.picture.alt}" width="270" height="360" style="${styles.picture}"></p>`}
<p style="${styles.text}">${email.greeting}</p>
${email.paragraphs.map((paragraph) => html`<p style="${styles.text}">${paragraph}</p>\n`)}
${email.pictures?.length ? imageTable(email.pictures, styles) : ''}
${email.rows?.length ? rowTable(email.rows, styles) : ''}
${action && html`<table ${new Html(bare)} align="center" style="margin:32px auto 8px"><tr><td class="button" style="${styles.button}"><a href="${action.url}" class="button" style="${styles.buttonLink}">${action.label}</a></td></tr></table>`}
${order && orderHtml(order, styles)}
${email.closing && html`<p class="soft" style="${styles.small};margin:24px 0 0">${email.closing}</p>`}
</td></tr></table>
${footer(language, sender, styles)}
${unsubscribe && html`<p style="${styles.small};margin:12px 0 0"><a href="${unsubscribe.url}" class="soft" style="color:#564f49">${unsubscribe.label}</a></p>`}
</td></tr></table>
</body>
</html>
`
}

const imageTable = (pictures: NonNullable<EmailContent['pictures']>, styles: Styles) =>
  html`<table ${table} style="margin:24px 0 0"><tr>${pictures.map(
    ({ url, name, link }) =>
      html`<td width="50%" align="center" style="padding:0 6px;vertical-align:top"><a href="${link}" class="ink" style="${styles.plainLink}"><img src="${url}" alt="" width="234" height="312" style="${styles.pair}"><br><span style="${styles.small}">${name}</span></a></td>\n`,
  )}</tr></table>`

const rowTable = (rows: readonly EmailRow[], styles: Styles) =>
  html`<table ${table} class="panel" style="${styles.panel}">${rows.map(
    ([label, value, url]) =>
      html`<tr><td class="soft" style="${styles.panelLabel}">${label}</td><td style="${styles.panelValue}">${url ? html`<a href="${url}" class="ink" style="color:#1b1816">${value}</a>` : value}</td></tr>\n`,
  )}</table>`

function orderHtml({ items, rest, sums, blocks }: EmailOrder, styles: Styles): Html {
  const last = sums.length - 1
  const sumTable = html`<table ${table} class="line" style="${styles.sums}${rest && ';margin:32px 0 0'}">${sums.map(
    ([label, value], index) =>
      html`<tr style="${index === last && styles.total}"><td style="padding:4px 0">${label}</td><td align="right" style="padding:4px 0;white-space:nowrap">${value}</td></tr>\n`,
  )}</table>`
  return html`${rest && sumTable}<table ${table} style="margin:40px 0 0">${items.map(
    ({ name, details, amount, picture }) =>
      html`<tr><td class="line" width="88" style="${styles.line}">${picture && html`<img src="${picture.url}" alt="" width="72" height="96" style="${styles.image}">`}</td><td class="line" style="${styles.line}"><span style="${styles.name}">${name}</span>${details.map((detail) => html`<br><span class="soft" style="${styles.small};color:#564f49">${detail}</span>`)}</td><td class="line" align="right" style="${styles.line};${styles.amount}">${amount}</td></tr>\n`,
  )}</table>
${rest ? html`<p style="${styles.text};margin:16px 0 32px"><a href="${rest.url}" class="ink" style="color:#1b1816">${rest.label}</a></p>` : sumTable}
<div class="line" style="${styles.blocks}">${blocks.map(
    ({ title, lines }) =>
      html`<div class="block" style="${styles.block}"><p class="soft" style="${styles.label}">${title}</p><p style="${styles.small};margin:0">${lines.map((line, index) => [index > 0 && html`<br>`, line])}</p></div>\n`,
  )}</div>`
}

function footer(language: Language, sender: EmailSender, styles: Styles): Html {
  const { help, reply, links } = createEmailFrame(language, sender)
  const { name, address } = sender.company
  return html`<div class="soft" style="${styles.footer}"><p style="margin:0 0 12px"><strong style="font-weight:500">${help}</strong> ${reply}</p><p style="margin:0 0 16px">${links.map(
    ({ label, url }, index) => [
      index > 0 && html` &nbsp;·&nbsp; `,
      html`<a href="${url}" class="soft" style="color:#564f49">${label}</a>`,
    ],
  )}</p><p style="margin:0">${name}<br>${address}</p></div>`
}
