import { useOverlays } from '#web/core/overlays.ts'
import { pathTo } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import styles from './AccountForms.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The login popup: over whatever page it was needed on (SPEC §4 Auth). */
export function SignInDialog() {
  const { current, close } = useOverlays()
  return (
    <Dialog open={current === 'signIn'} onClose={close} title="Sign in" width="narrow">
      <SignInForm />
      <SocialLinks />
      <p className={styles.more}>
        New here?{' '}
        <a className={styles.link} href={pathTo('account')}>
          Create an account
        </a>
      </p>
    </Dialog>
  )
}
