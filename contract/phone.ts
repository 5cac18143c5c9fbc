import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { typedText } from '#contract/typedText.ts'

const home: CountryCode = 'TH'

/** The messages at a field whose text is not a phone number, or has an extension, which a courier cannot dial. */
export const phoneCopy = {
  invalid: 'Please enter a valid phone number, such as 081 234 5678',
  hasExtension: 'Please leave out the extension of the phone number',
}

/** Returns the message at a field whose text {@link toE164} rejects. */
export const phoneMessage = (text: string, country: string = home, copy = phoneCopy): string =>
  parse(text, country)?.ext ? copy.hasExtension : copy.invalid

/**
 * A phone number, in Latin or Thai digits, as E.164, such as `+66812345678`, with the code of `country` (ISO 3166-1
 * alpha-2) if it has none; null when the text is not one.
 */
export function toE164(text: string, country: string = home): string | null {
  return parsePhone(text, country)?.number ?? null
}

/** A phone number as people write it internationally, such as `+66 81 234 5678`; a text that is not one is unchanged. */
export function displayPhone(text: string): string {
  return parsePhone(text, home)?.formatInternational() ?? text
}

function parsePhone(text: string, country: string) {
  const phone = parse(text, country)
  return phone?.isValid() && !phone.ext ? phone : undefined
}

function parse(text: string, country: string) {
  const defaultCountry = isSupportedCountry(country) ? country : home
  const typed = typedText('phone', text).replace(/ต่อ/, 'ext.')
  return parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
}
