// Parameters of addresses that let their holder in, or that say who someone is.
const secret =
  /([?&;\s"](?:key|login|code|state|user|token|id_token|access_token|client_secret|password|email|variables)=)[^&\s"\\]+/gi

/** A text with the values of secret parameters of addresses replaced. */
export const redactAddresses = (text: string): string => text.replace(secret, '$1[redacted]')
