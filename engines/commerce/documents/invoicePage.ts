import { fromInstant } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { headOffice, toTaxBranch } from '@vitrine/contract/rules/taxId.ts'
import { type Html, html } from '#commerce/email/html.ts'
import { dateText } from '#commerce/email/writing.ts'
import { invoice as invoiceMessages } from '#commerce/generated/messages/invoice.ts'
import { vatRate } from '#commerce/rules/totals.ts'
import { formatBaht } from '#commerce/satang.ts'
import { documentNumber, type InvoicedLine, type PrintedDocument } from './taxDocument.ts'

/** The policy of its page, which has styles and a typeface only. */
export const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'"

/** The Thai letters of papers, for devices without such a serif. */
export const thaiTypeface = html`@font-face { font-family: "Thai text"; src: local("Noto Serif Thai"), url("/component/anuphan-thai.woff2") format("woff2"); unicode-range: U+E01-E3A, U+E40-E5B }`

const style = html`
  ${thaiTypeface}
  @page { size: A4; margin: 18mm }
  body { margin: 0 auto; max-width: 48rem; padding: 2rem; color: #1d1a17; font: 15px/1.55 Georgia, "Thai text", serif }
  header, .parties { display: flex; gap: 2rem; justify-content: space-between; flex-wrap: wrap }
  h1 { font-weight: 400; letter-spacing: .12em; margin: 0 0 .5rem }
  h2 { font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; margin: 2rem 0 .5rem }
  h2:lang(th) { letter-spacing: 0; font-size: .9rem }
  table { border-collapse: collapse; width: 100%; margin-top: 2rem }
  th, td { border-bottom: 1px solid #d9d3c9; padding: .5rem 0 .5rem 1rem; text-align: right; vertical-align: top }
  th:first-child, td:first-child { padding-left: 0; text-align: left }
  tfoot th { font-weight: 400 } tfoot tr:last-child > * { border: 0; font-size: 1.15rem }
  small { color: #6b645c } address { font-style: normal }
  .note { margin-top: 4rem; border-top: 3px double #1d1a17; padding-top: 2rem }
  td:not(:first-child) { white-space: nowrap }
  @media (width < 30rem) { body { padding: 1rem } th, td { padding-left: .4rem; font-size: .85rem } }
  @media print { .note { break-before: page; border: 0; margin: 0 } body { padding: 0; max-width: none } }
`

const page = (language: Language, title: string, body: Html) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** The language of a document, and its labels. */
function wordsOf({ content: { language } }: PrintedDocument) {
  return { language, labels: invoiceMessages[language] }
}

/**
 * The tax invoice of an order and its credit notes as an HTML page for printing on A4 (`orders.invoice.page`), in the
 * language in which it was issued, with customers' texts escaped.
 */
export function invoicePage(invoice: PrintedDocument, notes: readonly PrintedDocument[]): string {
  const { content } = invoice
  const { language, labels } = wordsOf(invoice)
  const { item, price, quantity, discount, amount } = labels
  const day = dateText(language, fromInstant(`${content.orderedOn} 00:00:00`))
  const body = html`${heading(labels.heading, invoice, labels.order({ order: content.orderId, day }))}
<main>
${parties(invoice)}
<table>
<thead><tr>${[item, price, quantity, discount, amount].map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${content.lines.map(lineRow)}</tbody>
<tfoot>
${totalRow(labels.subtotal, content.subTotal)}
${content.discountTotal > 0 && totalRow(labels.discount, -content.discountTotal)}
${content.giftWrapTotal !== undefined && totalRow(labels.giftWrap, content.giftWrapTotal)}
${totalRow(content.shippingTitle, content.shippingTotal)}
${taxRows(invoice)}
${totalRow(labels.total, invoice.amount)}
</tfoot>
</table>
<p>${labels.paidBy({ method: content.paymentTitle })}</p>
${notes.map((note, index) => creditNote(note, { invoice, earlier: notes.slice(0, index) }))}
</main>`
  return page(language, labels.title({ number: documentNumber(invoice) }), body).text
}

function heading(title: string, document: PrintedDocument, about: string): Html {
  const { language, labels } = wordsOf(document)
  const { name, address, taxId, branch } = document.content.company
  const day = dateText(language, document.issuedAt)
  return html`<header>
<div><h1>Vitrine</h1><address>${name}<br>${address}<br>${taxIdText(language, taxId, branch)}</address></div>
<div><h2>${title}</h2>${labels.original}<br>${labels.number({ number: documentNumber(document) })}<br>${labels.date({ day })}<br>${about}</div>
</header>`
}

function parties(document: PrintedDocument): Html {
  const { language, labels } = wordsOf(document)
  const { billing, shipping } = document.content
  return html`<div class="parties">
<section><h2>${labels.billedTo}</h2>${addressBlock(language, billing)}</section>
<section><h2>${labels.deliveredTo}</h2>${addressBlock(language, shipping)}</section>
</div>`
}

/** A credit note: what it takes off the value that the invoice and earlier notes left. */
function creditNote(
  note: PrintedDocument,
  { invoice, earlier }: { invoice: PrintedDocument; earlier: readonly PrintedDocument[] },
): Html {
  const { language, labels } = wordsOf(note)
  const before = earlier.reduce((value, { amount }) => value - amount, invoice.amount)
  const day = dateText(language, invoice.issuedAt)
  const about = labels.creditFor({ invoice: documentNumber(invoice), day })
  return html`<section class="note">
${heading(labels.creditNote, note, about)}
${parties(note)}
<table>
<tbody>
<tr><td colspan="4">${labels.creditedGoods}</td><td>${formatBaht(note.amount)}</td></tr>
</tbody>
<tfoot>
${totalRow(labels.creditBefore, before)}
${totalRow(labels.creditCorrect, before - note.amount)}
${taxRows(note)}
${totalRow(labels.creditAmount, note.amount)}
</tfoot>
</table>
</section>`
}

function taxRows(document: PrintedDocument): Html {
  const { labels } = wordsOf(document)
  const { amount, tax } = document
  return html`${totalRow(labels.beforeVat, amount - tax)}
${totalRow(labels.vat({ percent: vatRate }), tax)}`
}

const regions = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  th: new Intl.DisplayNames('th', { type: 'region' }),
}

/** The name of a country, or the text itself if it is not a country code. */
const countryName = (language: Language, code: string) =>
  /^[A-Z]{2}$/.test(code) ? regions[language].of(code) : code

/** A branch in the words of section 86/4 of the Revenue Code, or the text itself if it is not a branch. */
function branchText(language: Language, branch: string): string {
  const labels = invoiceMessages[language]
  const number = toTaxBranch(branch)
  if (number === null) return branch
  return number === headOffice ? labels.headOffice : labels.branch({ number })
}

/** A tax ID, of a company with its branch. */
const taxIdText = (language: Language, taxId: string, branch: string | null): string =>
  `${invoiceMessages[language].taxId({ taxId })}${branch === null ? '' : ` (${branchText(language, branch)})`}`

function addressBlock(language: Language, address: Address): Html {
  const { subdistrict, city } = withKinds(address, address.state)
  const rows = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    subdistrict,
    [city, `${address.state} ${address.postcode}`].join(language === 'th' ? ' ' : ', '),
    countryName(language, address.country),
    address.taxId &&
      taxIdText(language, address.taxId, address.company ? (address.taxBranch ?? '') : null),
  ]
  return html`<address>${rows.filter(Boolean).map((row) => html`<bdi>${row}</bdi><br>`)}</address>`
}

function lineRow(line: InvoicedLine): Html {
  const attributes = line.attributes.map(({ name, value }) => `${name}: ${value}`).join(', ')
  const total = line.price * line.quantity
  return html`<tr><td>${line.name}${attributes !== '' && html`<br><small>${attributes}</small>`}</td><td>${formatBaht(line.price)}</td><td>${line.quantity}</td><td>${line.discount > 0 ? formatBaht(-line.discount) : '–'}</td><td>${formatBaht(total - line.discount)}</td></tr>`
}

const totalRow = (label: string, amount: number) =>
  html`<tr><th scope="row" colspan="4">${label}</th><td>${formatBaht(amount)}</td></tr>`

/**
 * The page shown when there is no invoice to show, with the reason in both languages, because an order that is not
 * found has none.
 */
export function invoiceUnavailablePage(reason: 'notYetIssued' | 'notFound'): string {
  const { en, th } = invoiceMessages
  return page(
    'en',
    en.unavailableTitle,
    html`<h1>Vitrine</h1>
<p>${en[reason]}</p><p><a href="/my-account/orders">${en.backToOrders}</a></p>
<div lang="th"><p>${th[reason]}</p><p><a href="/th/my-account/orders">${th.backToOrders}</a></p></div>`,
  ).text
}
