import { dayOf } from '#contract/clock.ts'
import { cartCopy } from '#contract/copy/cart.ts'
import { invoiceCopy } from '#contract/copy/orders.ts'
import type { Address } from '#contract/orders.ts'
import { headOffice, toTaxBranch } from '#contract/rules/taxId.ts'
import { vatRate } from '#contract/rules/totals.ts'
import { formatBaht } from '#contract/satang.ts'
import { type Html, html } from '#server/email/html.ts'
import {
  documentNumber,
  type InvoicedLine,
  type PrintedDocument,
  type TaxDocumentContent,
} from './taxDocument.ts'

const style = html`
  @page { size: A4; margin: 18mm }
  body { margin: 0 auto; max-width: 48rem; padding: 2rem; color: #1d1a17; font: 15px/1.55 Georgia, "Noto Serif Thai", serif }
  header, .parties { display: flex; gap: 2rem; justify-content: space-between; flex-wrap: wrap }
  h1 { font-weight: 400; letter-spacing: .12em; margin: 0 0 .5rem }
  h2 { font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; margin: 2rem 0 .5rem }
  table { border-collapse: collapse; width: 100%; margin-top: 2rem }
  th, td { border-bottom: 1px solid #d9d3c9; padding: .5rem 0 .5rem 1rem; text-align: right; vertical-align: top }
  th:first-child, td:first-child { padding-left: 0; text-align: left }
  tfoot th { font-weight: 400 } tfoot tr:last-child > * { border: 0; font-size: 1.15rem }
  small { color: #6b645c } address { font-style: normal }
  .note { margin-top: 4rem; border-top: 3px double #1d1a17; padding-top: 2rem }
  @media print { .note { break-before: page; border: 0; margin: 0 } body { padding: 0; max-width: none } }
`

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
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

const columns = [
  invoiceCopy.item,
  invoiceCopy.price,
  invoiceCopy.quantity,
  invoiceCopy.discount,
  invoiceCopy.amount,
]

/**
 * The tax invoice of an order and its credit notes as an HTML page for printing on A4, each note on its
 * own sheet (`orders.invoice.page`). What customers typed is escaped.
 */
export function invoicePage(invoice: PrintedDocument, notes: readonly PrintedDocument[]): string {
  const { content } = invoice
  const body = html`${heading(invoiceCopy.heading, invoice, invoiceCopy.order(content.orderId, content.orderedOn))}
<main>
${parties(content)}
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${content.lines.map(lineRow)}</tbody>
<tfoot>
${totalRow(invoiceCopy.subtotal, content.subTotal)}
${content.discountTotal > 0 && totalRow(invoiceCopy.discount, -content.discountTotal)}
${content.giftWrapTotal !== undefined && totalRow(cartCopy.giftWrap, content.giftWrapTotal)}
${totalRow(content.shippingTitle, content.shippingTotal)}
${taxRows(invoice)}
${totalRow(invoiceCopy.total, invoice.amount)}
</tfoot>
</table>
<p>${invoiceCopy.paidBy(content.paymentTitle)}</p>
${notes.map((note, index) => creditNote(note, { invoice, earlier: notes.slice(0, index) }))}
</main>`
  return page(invoiceCopy.title(documentNumber(invoice)), body).text
}

function heading(title: string, document: PrintedDocument, about: string): Html {
  const { name, address, taxId, branch } = document.content.company
  return html`<header>
<div><h1>Vitrine</h1><address>${name}<br>${address}<br>${invoiceCopy.taxId(taxId, branchText(branch))}</address></div>
<div><h2>${title}</h2>${invoiceCopy.original}<br>${invoiceCopy.number(documentNumber(document))}<br>${invoiceCopy.date(dayOf(document.issuedAt))}<br>${about}</div>
</header>`
}

function parties({ billing, shipping }: TaxDocumentContent): Html {
  return html`<div class="parties">
<section><h2>${invoiceCopy.billedTo}</h2>${addressBlock(billing)}</section>
<section><h2>${invoiceCopy.deliveredTo}</h2>${addressBlock(shipping)}</section>
</div>`
}

/** A credit note: what it takes off the value that the invoice and earlier notes left. */
function creditNote(
  note: PrintedDocument,
  { invoice, earlier }: { invoice: PrintedDocument; earlier: readonly PrintedDocument[] },
): Html {
  const before = earlier.reduce((value, { amount }) => value - amount, invoice.amount)
  const about = invoiceCopy.creditFor(documentNumber(invoice), dayOf(invoice.issuedAt))
  return html`<section class="note">
${heading(invoiceCopy.creditNote, note, about)}
${parties(note.content)}
<table>
<tbody>
<tr><td colspan="4">${invoiceCopy.creditedGoods}</td><td>${formatBaht(note.amount)}</td></tr>
</tbody>
<tfoot>
${totalRow(invoiceCopy.creditBefore, before)}
${totalRow(invoiceCopy.creditCorrect, before - note.amount)}
${taxRows(note)}
${totalRow(invoiceCopy.creditAmount, note.amount)}
</tfoot>
</table>
</section>`
}

const taxRows = ({
  amount,
  tax,
}: PrintedDocument) => html`${totalRow(invoiceCopy.beforeVat, amount - tax)}
${totalRow(cartCopy.vatIncluded(vatRate), tax)}`

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country; a text that is no code is unchanged. */
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? regions.of(code) : code)

/** A branch in the words of section 86/4 of the Revenue Code; a text that is no branch is unchanged. */
function branchText(branch: string): string {
  const number = toTaxBranch(branch)
  if (number === null) return branch
  return number === headOffice ? invoiceCopy.headOffice : invoiceCopy.branch(number)
}

function addressBlock(address: Address): Html {
  const rows = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    address.subdistrict,
    `${address.city}, ${address.state} ${address.postcode}`,
    countryName(address.country),
    address.taxId &&
      invoiceCopy.taxId(address.taxId, address.company ? branchText(address.taxBranch ?? '') : ''),
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

/** The page shown when there is no invoice to show, with the reason. */
export function invoiceUnavailablePage(message: string): string {
  return page(
    invoiceCopy.unavailableTitle,
    html`<h1>Vitrine</h1><p>${message}</p><p><a href="/my-account/orders">${invoiceCopy.backToOrders}</a></p>`,
  ).text
}
