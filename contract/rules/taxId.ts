import { typedText } from '#contract/typedText.ts'

/** The message at a company that is missing beside its tax id. */
export const companyMissing = 'Please enter the company that the tax ID belongs to'

/** The message for an invalid branch. */
export const taxBranchInvalid = 'Please enter 5 digits, or leave it empty for the head office'

/** The message at a field whose text is not a tax id. */
export const taxIdInvalid = 'Please enter a valid 13-digit tax ID'

/**
 * A Thai tax id of a company or a person as 13 digits, without spaces and hyphens; null when its check digit is wrong.
 */
export function toTaxId(text: string): string | null {
  const digits = typedText('taxId', text)
  if (!/^\d{13}$/.test(digits)) return null
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return Number(digits[12]) === (11 - (sum % 11)) % 10 ? digits : null
}

/** The number of a head office among the branches of a company, as registered for VAT. */
export const headOffice = '00000'

/** A branch as five digits, the head office for an empty text and "Head office"; null if the text is not a branch. */
export function toTaxBranch(text: string): string | null {
  const branch = text.trim()
  if (branch === '' || /^(head office|สำนักงานใหญ่)$/i.test(branch)) return headOffice
  return /^\d{1,5}$/.test(branch) ? branch.padStart(5, '0') : null
}

/** Whether a tax id is that of a company: those of persons do not begin with 0. */
export const isCompanyTaxId = (taxId: string) => typedText('taxId', taxId).startsWith('0')
