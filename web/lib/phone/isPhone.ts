import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { typedText } from '#contract/typedText.ts'

const home: CountryCode = 'TH'

/**
 * Whether a text is a phone number, by the rules of the server. Numbers without a country code belong to `country`
 * (ISO 3166-1 alpha-2). Thai digits count as digits.
 */
export function isPhone(text: string, country: string): boolean {
  const defaultCountry = isSupportedCountry(country) ? country : home
  const phone = parsePhoneNumberFromString(typedText('phone', text), {
    defaultCountry,
    extract: false,
  })
  return Boolean(phone?.isValid() && !phone.ext)
}
