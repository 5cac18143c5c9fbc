import { type Language, pathPrefixes } from '@vitrine/contract/common.ts'
import { emailFrame } from '#commerce/generated/messages/emailFrame.ts'
import type { EmailSender } from './emailContent.ts'

/** The URL of a page of the shop in a language (routes.language.links). */
export const pageUrl = (
  language: Language,
  url: string,
  { SITE_URL }: Pick<EmailSender, 'SITE_URL'>,
): string =>
  url.startsWith(`${SITE_URL}/`)
    ? SITE_URL + pathPrefixes[language] + url.slice(SITE_URL.length)
    : url

/** The frame around the message of every email: the shop, and where to find help. */
export function createEmailFrame(language: Language, sender: EmailSender) {
  const { help, reply, contact, shipping, stores } = emailFrame[language]
  const link = (label: string, path: string) => ({
    label,
    url: pageUrl(language, `${sender.SITE_URL}${path}`, sender),
  })
  return {
    shop: 'Vitrine',
    home: sender.SITE_URL + pathPrefixes[language],
    help,
    reply,
    links: [
      link(contact, '/contact-us'),
      link(shipping, '/shipping-and-returns/'),
      link(stores, '/stores/'),
    ],
  }
}
