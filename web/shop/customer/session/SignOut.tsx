import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { useConfirmation } from '#web/ui/dialog/useConfirmation.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useSession } from './useSession.ts'

const loadDialog = () => import('./SignOutDialog.tsx')

/**
 * The Logout button, which opens the home page, with its confirmation loaded on demand, since every page has it
 * (session.sign-out.*).
 */
export function SignOut({ className }: { className?: string }) {
  const { signOut, isChanging } = useSession()
  const { isConfirming, isPerforming, request, accept, decline } = useConfirmation(() =>
    // A toast has reported it.
    signOut().catch(() => {}),
  )
  const dialog = useOnDemand(isConfirming, loadDialog, () => {
    decline()
    showToast('error', uiCopy.failed)
  })
  // The session changes until the page is left.
  const isBusy = isPerforming || isChanging
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => request()}
      >
        {sessionCopy.logout}
      </button>
      {dialog ? (
        <dialog.SignOutDialog open={isConfirming} onAccept={accept} onDecline={decline} />
      ) : null}
    </>
  )
}
