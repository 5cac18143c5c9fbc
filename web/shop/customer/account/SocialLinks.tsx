import { useFrame } from '#web/core/SiteProvider.tsx'
import styles from './AccountForms.module.css'
import { ProviderMark } from './ProviderMark.tsx'

const providers = [
  { name: 'facebook', title: 'Facebook' },
  { name: 'google', title: 'Google' },
  { name: 'apple', title: 'Apple' },
  { name: 'line', title: 'LINE' },
] as const

/** The accounts elsewhere that can be used here, as the site's settings say (SPEC §2 Social login). */
export function SocialLinks() {
  const { data } = useFrame()
  const allowed = data?.site?.settings.socialLogin
  const offered = providers.filter(({ name }) => allowed?.[name])
  if (offered.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>or continue with</p>
      <ul className={styles.providers}>
        {offered.map(({ name, title }) => (
          <li key={name}>
            <a className={styles.provider} href={`/auth/${name}`}>
              <ProviderMark name={name} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
