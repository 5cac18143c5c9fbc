import { useFrame } from '#web/core/SiteProvider.tsx'
import { accountCopy } from '../copy.ts'
import { rememberSocialSignIn } from '../session/socialSignIn.ts'
import styles from './AccountForms.module.css'
import { ProviderMark } from './ProviderMark.tsx'

const providers = [
  { name: 'facebook', title: 'Facebook' },
  { name: 'google', title: 'Google' },
  { name: 'apple', title: 'Apple' },
  { name: 'line', title: 'LINE' },
] as const

/** Links to sign in with other services, as enabled in the site's settings (session.sign-in.social). They lead back to
 * `destination`, or to the current page. */
export function SocialLinks({ destination }: { destination?: string | undefined }) {
  const { data } = useFrame()
  const enabled = data?.site?.settings.socialLogin
  const offered = providers.filter(({ name }) => enabled?.[name])
  if (offered.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{accountCopy.otherSignIn}</p>
      <ul className={styles.providers}>
        {offered.map(({ name, title }) => (
          <li key={name}>
            <a
              className={styles.provider}
              href={`/auth/${name}`}
              onClick={() => rememberSocialSignIn(name, destination)}
            >
              <ProviderMark name={name} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
