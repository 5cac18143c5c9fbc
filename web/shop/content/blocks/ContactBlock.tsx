import { useContactQuery } from '#web/core/site.generated.ts'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import styles from './ContactBlock.module.css'

/** The shop's contact details from the site's settings. */
export function ContactBlock() {
  const { data } = useContactQuery({ errorPolicy: 'all' })
  const contact = data?.site?.settings.contactInfo
  if (!contact) return null
  const { address, phoneNumber, email, businessHours } = contact
  return (
    <section className={styles.block} aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        {contentCopy.contact}
      </h2>
      <address className={styles.address}>
        <p>{address}</p>
        <p>
          <a className={styles.link} href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
            {phoneNumber}
          </a>
        </p>
        <p>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p>{businessHours}</p>
      </address>
    </section>
  )
}
