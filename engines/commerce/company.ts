import { z } from 'zod'

/** An account to which shoppers transfer. */
export interface CompanyAccount {
  bankName: string
  accountNumber: string
}

const account = /^(?<bankName>\D+?)\s+(?<accountNumber>[\d-]+)$/

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Parses accounts such as `Kasikornbank 012-3-45678-9, Bangkok Bank 234-5-67890-1`, or returns undefined when an entry
 * has another form.
 */
function readAccounts(text: string): CompanyAccount[] | undefined {
  const accounts = text.split(',').map((entry) => account.exec(entry.trim())?.groups)
  return accounts.every(
    (groups) => groups && /^\d{10,12}$/.test(digitsOf(groups['accountNumber'] ?? '')),
  )
    ? (accounts as unknown as CompanyAccount[])
    : undefined
}

/** Whether the last of the 13 digits of a Thai tax id is its check digit. */
function isTaxId(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return Number(text[12]) === (11 - (sum % 11)) % 10
}

const line = z.string().trim().min(1).max(300)

/** The variables that name the company and its bank accounts. */
export const companyVariables = {
  COMPANY_NAME: line
    .optional()
    .describe('The seller on tax invoices, as registered for VAT; made up without it'),
  COMPANY_ADDRESS: line.optional().describe('Its address; made up without it'),
  COMPANY_TAX_ID: z
    .string()
    .refine(isTaxId, 'must be a Thai tax id: 13 digits, of which the last is the check digit')
    .optional()
    .describe('Its tax id of 13 digits, of which the last is the check digit; made up without it'),
  COMPANY_BRANCH: line
    .optional()
    .describe('The branch that sells: `Head office`, as without it, or a number'),
  BANK_ACCOUNTS: z
    .string()
    .transform((text, context) => {
      const accounts = readAccounts(text)
      if (accounts) return accounts
      context.addIssue(
        'must be banks and account numbers, such as “Kasikornbank 012-3-45678-9, Bangkok Bank 234-5-67890-1”',
      )
      return z.NEVER
    })
    .optional()
    .describe(
      'The accounts for transfers, such as `Kasikornbank 012-3-45678-9, Bangkok Bank 234-5-67890-1`; made up without it',
    ),
  BANK_ACCOUNT_NAME: line.optional().describe('The holder of the accounts; the company without it'),
}

/** The company that sells, as invoices and bank transfers name it. */
export interface Company {
  name: string
  address: string
  taxId: string
  /** The branch that sells, as registered for VAT. */
  branch: string
  /** The holder of the bank accounts. */
  accountName: string
  accounts: readonly CompanyAccount[]
}

/** The company of the variables, with made-up values for those that are not set, to try the shop out. */
export function createCompany(variables: z.output<z.ZodObject<typeof companyVariables>>): Company {
  const name = variables.COMPANY_NAME ?? 'Vitrine Company Limited'
  return {
    name,
    address:
      variables.COMPANY_ADDRESS ?? '18 Soi Sukhumvit 31, Khlong Toei Nuea, Watthana, Bangkok 10110',
    taxId: variables.COMPANY_TAX_ID ?? '0105500000000',
    branch: variables.COMPANY_BRANCH ?? 'Head office',
    accountName: variables.BANK_ACCOUNT_NAME ?? name,
    accounts: variables.BANK_ACCOUNTS ?? [
      { bankName: 'Kasikornbank', accountNumber: '012-3-45678-9' },
      { bankName: 'Siam Commercial Bank', accountNumber: '123-4-56789-0' },
      { bankName: 'Bangkok Bank', accountNumber: '234-5-67890-1' },
      { bankName: 'Krungthai Bank', accountNumber: '345-6-78901-2' },
    ],
  }
}
