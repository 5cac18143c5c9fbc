import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { providerNames } from '#web/generated/messages/providerNames.ts'
import { longDate } from '#web/lib/time.ts'
import styles from './ProfileLists.module.css'
import type { ProfileFieldsFragment } from './profile.generated.ts'

/** The ways in which the customer can sign in: the password and the linked services (account.sign-in-methods). */
export function SignInMethods({ profile }: { profile: ProfileFieldsFragment }) {
  const { email, hasPassword, providers } = profile
  const methods = [
    ...(email ? [{ name: profileCopy.email, text: email }] : []),
    {
      name: profileCopy.password,
      text: hasPassword ? profileCopy.passwordSet : profileCopy.passwordMissing,
    },
    ...providers.map(({ provider, linkedDate }) => ({
      name: providerNames[provider],
      text: linkedDate
        ? profileCopy.linked({ date: longDate(new Date(linkedDate)) })
        : profileCopy.linkedBefore,
    })),
  ]
  return (
    <dl>
      {methods.map(({ name, text }) => (
        <div key={name} className={styles.method}>
          <dt>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
