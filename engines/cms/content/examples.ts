import type { CmsEnvironment } from '#cms/core/environment.ts'
import type { Site } from './site/load.ts'

/** Contact data with which the shop is tried out: numbers and names that are made up. */
const example = /\bvitrine\.example\b|^0\d{1,2}-000-\d{3,4}$|^18 Soi Sukhumvit 31\b/

const isExample = (value: unknown): boolean => typeof value === 'string' && example.test(value)

/** Whether customers use the shop, so that nothing in it may be made up. */
export const isReal = ({ isProduction, TRIAL }: Pick<CmsEnvironment, 'isProduction' | 'TRIAL'>) =>
  isProduction && TRIAL !== '1'

/** The site without contact data of the example, which production does not show, and the fields to fill in. */
export function withoutExamples(site: Site): { site: Site; empty: string[] } {
  const { settings, stores } = site
  const { contactInfo, socialMedia } = settings
  const contacts = Object.entries(contactInfo).filter(([, value]) => isExample(value))
  const networks = Object.entries(socialMedia).filter(([, value]) => isExample(value))
  const shops = stores.filter(({ phone }) => isExample(phone))
  return {
    site: {
      ...site,
      settings: {
        ...settings,
        contactInfo: { ...contactInfo, ...emptied(contacts, '') },
        socialMedia: { ...socialMedia, ...emptied(networks, undefined) },
      },
      stores: stores.map((store) => (shops.includes(store) ? { ...store, phone: '' } : store)),
    },
    empty: [
      ...contacts.map(([name]) => `settings: contactInfo.${name}`),
      ...networks.map(([name]) => `settings: socialMedia.${name}`),
      ...shops.map(({ slug }) => `stores/${slug}: phone`),
    ],
  }
}

const emptied = <Value>(fields: [string, unknown][], value: Value) =>
  Object.fromEntries(fields.map(([name]) => [name, value]))
