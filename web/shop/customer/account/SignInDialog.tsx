import { useOverlays } from '#web/core/overlays.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import styles from './AccountForms.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The login popup, over the current page (frame.overlay.login). */
export function SignInDialog() {
  const { current, close } = useOverlays()
  return (
    <Dialog open={current === 'signIn'} onClose={close} title={accountCopy.signIn} width="narrow">
      <SignInForm />
      <SocialLinks />
      <p className={styles.more}>
        {accountCopy.newHere}{' '}
        <a className={styles.link} href={pathTo('account')}>
          {accountCopy.createAccount}
        </a>
      </p>
    </Dialog>
  )
}
