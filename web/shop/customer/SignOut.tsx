import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useSignOut } from './useSignOut.ts'

/** The word Logout, and the question it asks first. */
export function SignOut({ className }: { className?: string }) {
  const { asking, isSigningOut, ask, accept, decline } = useSignOut()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isSigningOut || undefined}
        aria-disabled={isSigningOut || undefined}
        onClick={isSigningOut ? undefined : ask}
      >
        Logout
      </button>
      <ConfirmDialog
        open={asking}
        title="Log out?"
        accept="Logout"
        onAccept={accept}
        onDecline={decline}
      >
        <p>Your bag and wishlist wait for you until you sign in again.</p>
      </ConfirmDialog>
    </>
  )
}
