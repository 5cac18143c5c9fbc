import { useSearch } from 'wouter'
import { Notice } from '#web/ui/Notice.tsx'
import { socialFailureCopy } from '../copy.ts'
import styles from './AccountForms.module.css'

const messages = new Map(Object.entries(socialFailureCopy))

/** Why a social sign-in failed, by the `social` parameter that the CMS adds to the URL. */
export function SocialFailure() {
  const message = messages.get(new URLSearchParams(useSearch()).get('social') ?? '')
  if (!message) return null
  return (
    <div className={styles.failure}>
      <Notice tone="error">{message}</Notice>
    </div>
  )
}
