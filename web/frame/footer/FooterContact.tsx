import type { SiteQuery } from '#web/core/site.generated.ts'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { FooterColumn } from './FooterColumn.tsx'
import styles from './SiteFooter.module.css'

type Settings = NonNullable<SiteQuery['site']>['settings']

const networks = {
  instagram: 'Instagram',
  line: 'LINE',
  facebook: 'Facebook',
  spotify: 'Spotify',
} as const

/** The shop's contact details and social networks. */
export function FooterContact({
  contactInfo,
  socialMedia,
}: Pick<Settings, 'contactInfo' | 'socialMedia'>) {
  const { address, phoneNumber, email, businessHours } = contactInfo
  const pages = Object.entries(networks).flatMap(([key, name]) => {
    const url = socialMedia[key as keyof typeof networks]
    return url ? [{ name, url }] : []
  })
  return (
    <>
      <section aria-label={frameCopy.contact}>
        <FooterColumn title={frameCopy.contact}>
          <address className={styles.address}>
            {phoneNumber ? (
              <a className={styles.link} href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
                {phoneNumber.replaceAll(' ', '\u00a0')}
              </a>
            ) : null}
            {email ? (
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
            ) : null}
            <p className={styles.text}>{businessHours}</p>
            <p className={styles.text}>{address}</p>
          </address>
        </FooterColumn>
      </section>
      {pages.length > 0 ? (
        <nav aria-label={frameCopy.followUs}>
          <FooterColumn title={frameCopy.followUs}>
            <ul>
              {pages.map(({ name, url }) => (
                <li key={name}>
                  <a className={styles.link} href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        </nav>
      ) : null}
    </>
  )
}
