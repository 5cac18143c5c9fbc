import type { z } from 'zod'
import type { BankAccount } from '#gateway/contracts/orders.ts'

interface Bank {
  bankName: string
  accountNumber: string
  /** The abbreviation and color of the bank's badge. */
  abbreviation: string
  color: string
}

const accountName = 'Vitrine Company Limited'

const banks: readonly Bank[] = [
  {
    bankName: 'Kasikornbank',
    accountNumber: '012-3-45678-9',
    abbreviation: 'K',
    color: '#138f2d',
  },
  {
    bankName: 'Siam Commercial Bank',
    accountNumber: '123-4-56789-0',
    abbreviation: 'SCB',
    color: '#4e2e7f',
  },
  {
    bankName: 'Bangkok Bank',
    accountNumber: '234-5-67890-1',
    abbreviation: 'BBL',
    color: '#1e4598',
  },
  {
    bankName: 'Krungthai Bank',
    accountNumber: '345-6-78901-2',
    abbreviation: 'KTB',
    color: '#1ba5e1',
  },
]

/** The shop's bank accounts, as returned by GET /confirm-payment/bank-accounts. */
export const bankAccounts: readonly z.infer<typeof BankAccount>[] = banks.map((bank) => ({
  bankName: bank.bankName,
  accountName,
  accountNumber: bank.accountNumber,
  bankLogo: { alt: bank.bankName, sizes: logoSizes(bank) },
}))

/** The account with this bank name or account number. */
export function findAccount(text: string): z.infer<typeof BankAccount> | undefined {
  const wanted = text.trim().toLowerCase()
  const digits = wanted.replace(/\D/g, '')
  return bankAccounts.find(
    ({ bankName, accountNumber }) =>
      bankName.toLowerCase() === wanted || accountNumber.replace(/\D/g, '') === digits,
  )
}

/** A generated badge, since banks' logos are protected. One SVG serves every size. */
function logoSizes({ abbreviation, color }: Bank) {
  const size = abbreviation.length > 1 ? 34 : 60
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${color}"/><text x="48" y="50" fill="#fff" font-family="Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${abbreviation}</text></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const at = (pixels: number) => ({ url, width: pixels, height: pixels })
  return { thumbnail: at(48), medium: at(96), large: at(192), full: at(384) }
}
