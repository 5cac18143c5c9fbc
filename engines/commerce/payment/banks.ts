import { type Language, languages } from '@vitrine/contract/common.ts'
import type { BankAccount } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Company, CompanyAccount } from '#commerce/company.ts'
import { bankNames } from '#commerce/generated/messages/bankNames.ts'

type Account = z.infer<typeof BankAccount>

/** The abbreviation and color of a bank's badge. */
interface Badge {
  abbreviation: string
  color: string
}

const badges: Readonly<Record<string, Badge>> = {
  Kasikornbank: { abbreviation: 'K', color: '#138f2d' },
  'Siam Commercial Bank': { abbreviation: 'SCB', color: '#4e2e7f' },
  'Bangkok Bank': { abbreviation: 'BBL', color: '#1e4598' },
  'Krungthai Bank': { abbreviation: 'KTB', color: '#1ba5e1' },
}

/** The name of a bank in a language, or the configured name if it is unknown. */
export const localizedBankName = (language: Language, bankName: string): string =>
  new Map(Object.entries(bankNames[language])).get(bankName) ?? bankName

/** The shop's bank accounts, as returned by GET /confirm-payment/bank-accounts. */
export function bankAccounts({ accounts, accountName }: Company, language: Language): Account[] {
  return accounts.map(({ bankName, accountNumber }) => ({
    bankName: localizedBankName(language, bankName),
    accountName,
    accountNumber,
    bankLogo: { alt: localizedBankName(language, bankName), sizes: logoSizes(badgeOf(bankName)) },
  }))
}

/** The badge of a bank, or for an unknown one its initial in grey. */
const badgeOf = (bankName: string): Badge =>
  (Object.hasOwn(badges, bankName) && badges[bankName]) || {
    abbreviation: bankName.replace(/[^\p{L}]/gu, '').charAt(0),
    color: '#5b554e',
  }

/** The account with this bank name, in any language, or account number. */
export function findAccount({ accounts }: Company, text: string): CompanyAccount | undefined {
  const wanted = text.trim().toLowerCase()
  const digits = wanted.replace(/\D/g, '')
  return accounts.find(
    ({ bankName, accountNumber }) =>
      languages.some(
        (language) => localizedBankName(language, bankName).toLowerCase() === wanted,
      ) || accountNumber.replace(/\D/g, '') === digits,
  )
}

/** A generated badge as one SVG for every size, since banks' logos are protected. */
function logoSizes({ abbreviation, color }: Badge) {
  const size = abbreviation.length > 1 ? 34 : 60
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${color}"/><text x="48" y="50" fill="#fff" font-family="Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${abbreviation}</text></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const at = (pixels: number) => ({ url, width: pixels, height: pixels })
  return { thumbnail: at(48), medium: at(96), large: at(192), full: at(384) }
}
