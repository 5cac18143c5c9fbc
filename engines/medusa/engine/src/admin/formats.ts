/** The CSS classes of links in Medusa's admin. */
export const linkClass = 'text-ui-fg-interactive hover:text-ui-fg-interactive-hover'

/** An amount of baht, such as `฿4,200.00`. */
export const baht = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'THB',
  currencyDisplay: 'narrowSymbol',
})

/** A time in Bangkok, such as `26 Nov 2026, 14:05`. */
export const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})
