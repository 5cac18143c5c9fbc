import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { uiCopy } from '#web/ui/copy.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useSignOut } from './useSignOut.ts'

const loadDialog = () => import('./SignOutDialog.tsx')

/** The Logout button. Every page has it, so the code of its confirmation is loaded on demand (session.sign-out.*). */
export function SignOut({ className }: { className?: string }) {
  const { isConfirming, isSigningOut, request, accept, decline } = useSignOut()
  const dialog = useOnDemand(isConfirming, loadDialog, () => {
    decline()
    showToast('error', uiCopy.failed)
  })
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isSigningOut || undefined}
        aria-disabled={isSigningOut || undefined}
        onClick={isSigningOut ? undefined : request}
      >
        Logout
      </button>
      {dialog ? (
        <dialog.SignOutDialog open={isConfirming} onAccept={accept} onDecline={decline} />
      ) : null}
    </>
  )
}
