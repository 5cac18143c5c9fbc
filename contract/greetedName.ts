import { isolated } from '#contract/typedText.ts'

/** A text of which an email program could make a link. */
const link = /[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\p{N}-][.。][\p{L}]{2,}|@|\//iu

/**
 * A name in a greeting, or "customer" for one that could be a link: strangers can make the shop send emails to others
 * (mails.greeting).
 */
export const greetedName = (name: string): string =>
  link.test(name.normalize('NFKC')) ? 'customer' : isolated(name)
