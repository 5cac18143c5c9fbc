import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'

/** The header with the key of the calls for contact data. */
export const contactDataHeader = 'x-contact-data-key'

/**
 * The key with which an engine that has the accounts reads and deletes personal data in the content CMS, derived from
 * CMS_SECRET: the gateway adds that secret to calls which it passes on, but not this key.
 */
export const contactDataKey = (cmsSecret: string): string =>
  purposeSecrets(cmsSecret, 'contact data')[0]
