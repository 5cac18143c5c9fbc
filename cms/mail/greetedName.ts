import { isolated } from '#gateway/contracts/typedText.ts'

/** What an email program could make a link of. */
const link = /[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\p{N}-][.。][\p{L}]{2,}|@|\//iu

/**
 * A name in a greeting, or "customer" for one that could be a link: strangers can make the shop send emails to others
 * (mails.greeting).
 */
export const greetedName = (name: string): string =>
  link.test(name.normalize('NFKC')) ? 'customer' : isolated(name)
