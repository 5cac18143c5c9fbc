import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

const home: CountryCode = 'TH'

/**
 * Whether a text is a phone number, by the rules of the server. Numbers without a country code belong to `country`
 * (ISO 3166-1 alpha-2). Thai digits count as digits.
 */
export function isPhone(text: string, country: string): boolean {
  const digits = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  const defaultCountry = isSupportedCountry(country) ? country : home
  const phone = parsePhoneNumberFromString(digits, { defaultCountry, extract: false })
  return Boolean(phone?.isValid() && !phone.ext)
}
