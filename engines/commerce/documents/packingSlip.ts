import { type Html, html } from '#commerce/email/html.ts'
import { thaiTypeface } from './invoicePage.ts'

/** The content of the papers of a parcel. */
export interface Parcel {
  order: string
  placed: string
  sender: { name: string; address: string }
  /** The lines of the address with the name, without empty ones. */
  recipient: readonly string[]
  phone: string
  delivery: string
  note: string | null
  /** The message on the card of a gift, empty for none, or null for a parcel without gift wrapping. */
  gift: string | null
  lines: readonly { sku: string; name: string; choices: string; quantity: number }[]
}

const style = html`
  ${thaiTypeface}
  body { margin: 0 auto; max-width: 48rem; padding: 2rem; color: #111; font: 15px/1.5 Georgia, "Thai text", serif }
  h1 { font-size: 1.5rem; font-weight: 400; margin: 0 0 1rem } address { font-style: normal }
  table { border-collapse: collapse; width: 100%; margin: 1.5rem 0 }
  th, td { border-bottom: 1px solid #bbb; padding: .5rem .5rem .5rem 0; text-align: left; vertical-align: top }
  .box { display: inline-block; width: 1rem; height: 1rem; border: 1px solid #111 }
  .message { white-space: pre-line }
  .label { border: 2px solid #111; padding: 1rem; width: 100mm; box-sizing: border-box }
  .label p { margin: 0 0 1rem } .label address { font-size: 1.35rem; line-height: 1.35 }
  .sheet + .sheet { break-before: page; margin-top: 3rem }
  @page { margin: 12mm } @media print { body { padding: 0; max-width: none } }
`

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`.text

const addressOf = (lines: readonly string[]) =>
  html`<address>${lines.map((line) => html`<bdi>${line}</bdi><br>`)}</address>`

/** The contents of a parcel as an HTML page for printing, with customers' texts escaped. */
export const packingSlip = (parcel: Parcel): string =>
  page(`Packing slip ${parcel.order}`, slipOf(parcel))

/** The lists of several parcels, each on a sheet of its own. */
export const packingSlips = (parcels: readonly Parcel[]): string =>
  page(
    `Packing slips of ${parcels.length} orders`,
    html`${parcels.map((parcel) => html`<section class="sheet">${slipOf(parcel)}</section>`)}`,
  )

const slipOf = ({ order, placed, recipient, phone, delivery, note, gift, lines }: Parcel): Html =>
  html`<h1>Packing slip, order ${order}</h1>
<p>Placed ${placed} · ${delivery}</p>
${addressOf([...recipient, phone])}
${note !== null && html`<p><strong>Note:</strong> <bdi>${note}</bdi></p>`}
${gift !== null && html`<p><strong>Gift: wrap it, without prices.</strong>${gift !== '' && html` Message on the card:<br><bdi class="message">${gift}</bdi>`}</p>`}
<table>
<thead><tr><th scope="col">Packed</th><th scope="col">Pieces</th><th scope="col">SKU</th><th scope="col">Item</th></tr></thead>
<tbody>${lines.map((line) => html`<tr><td><span class="box"></span></td><td>${line.quantity}</td><td>${line.sku}</td><td>${line.name}${line.choices !== '' && html`<br>${line.choices}`}</td></tr>`)}</tbody>
</table>`

/** The label of a parcel, 100 mm wide, as an HTML page for printing. */
export const deliveryLabel = ({ order, sender, recipient, phone, delivery }: Parcel): string =>
  page(
    `Label ${order}`,
    html`<div class="label"><p>From ${sender.name}<br>${sender.address}</p>
<h1>To</h1>
${addressOf([...recipient, phone])}
<p>${delivery} · order ${order}</p></div>`,
  )
