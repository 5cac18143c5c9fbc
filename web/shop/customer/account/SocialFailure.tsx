import { useSearch } from 'wouter'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './AccountForms.module.css'

const words = new Map([
  ['cancelled', 'The sign-in was cancelled.'],
  ['failed', 'That sign-in did not work. Please try again, or use your password.'],
  [
    'email-taken',
    'There is an account with that email address already. Please sign in with its password.',
  ],
])

/** Why a sign-in with an account elsewhere led back here, as the CMS says in the address. */
export function SocialFailure() {
  const reason = words.get(new URLSearchParams(useSearch()).get('social') ?? '')
  if (!reason) return null
  return (
    <div className={styles.failure}>
      <Notice tone="error">{reason}</Notice>
    </div>
  )
}
