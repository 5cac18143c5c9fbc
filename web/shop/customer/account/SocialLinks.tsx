import { useFrame } from '#web/core/SiteProvider.tsx'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { language } from '#web/lib/language.ts'
import { rememberSocialSignIn } from '../session/socialSignIn.ts'
import styles from './AccountForms.module.css'

/** The providers' logos as paths of a 24 × 24 view box. */
const marks = {
  facebook:
    'M13.6 21v-7.6h2.6l.4-3h-3V8.5c0-.9.3-1.5 1.5-1.5h1.6V4.3c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H8v3h2.5V21z',
  google:
    'M12.2 10.6v3h4.2c-.2 1.1-1.4 3.2-4.2 3.2a4.8 4.8 0 0 1 0-9.6c1.5 0 2.5.6 3.1 1.2l2.1-2.1a7.6 7.6 0 0 0-5.2-2 7.7 7.7 0 1 0 0 15.4c4.5 0 7.4-3.1 7.4-7.5 0-.5 0-.9-.1-1.3z',
  apple:
    'M16.5 12.5c0-2 1.6-2.9 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7-.7 0-1.6-.7-2.7-.7-1.3 0-2.6.8-3.3 2-1.4 2.5-.4 6.1 1 8.1.7 1 1.5 2 2.5 2 1 0 1.4-.6 2.6-.6s1.6.6 2.7.6 1.8-1 2.5-1.9c.8-1.1 1.1-2.2 1.1-2.3-.1 0-2.2-.8-2.2-3.3zM14.5 6.6c.5-.7.9-1.6.8-2.6-.8 0-1.8.6-2.3 1.2-.5.6-1 1.6-.8 2.5.8.1 1.7-.4 2.3-1.1z',
  line: 'M12 4C7 4 3 7.3 3 11.3c0 3.6 3.2 6.7 7.5 7.2.3.1.7.2.8.5.1.2 0 .6 0 .9l-.1.8c0 .2-.2.9.8.5s5.3-3.1 7.2-5.3c1.3-1.5 1.8-2.9 1.8-4.6C21 7.3 17 4 12 4z',
} as const

/** The logo of a provider of social sign-in. */
function ProviderMark({ name }: { name: keyof typeof marks }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  )
}

const providers = [
  { name: 'facebook', title: 'Facebook' },
  { name: 'google', title: 'Google' },
  { name: 'apple', title: 'Apple' },
  { name: 'line', title: 'LINE' },
] as const

/** Returns the providers, in Thai with LINE first, which most people in Thailand have. */
const inOrder = () =>
  providers.toSorted((one, other) =>
    language() === 'th' ? Number(other.name === 'line') - Number(one.name === 'line') : 0,
  )

/**
 * Links to sign in with other services, as enabled in the site's settings (session.sign-in.social), which lead back to
 * `destination`, or to the current page.
 */
export function SocialLinks({ destination }: { destination?: string | undefined }) {
  const { data } = useFrame()
  const enabled = data?.site?.settings.socialLogin
  const offered = inOrder().filter(({ name }) => enabled?.[name])
  if (offered.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{accountCopy.otherSignIn}</p>
      <ul className={styles.providers}>
        {offered.map(({ name, title }) => (
          <li key={name}>
            <a
              className={styles.provider}
              href={language() === 'en' ? `/auth/${name}` : `/auth/${name}?lang=${language()}`}
              onClick={() => rememberSocialSignIn(name, destination)}
            >
              <ProviderMark name={name} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
