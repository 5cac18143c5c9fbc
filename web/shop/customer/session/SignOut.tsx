import { type ComponentProps, type ComponentType, useState } from 'react'
import type { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { useSignOut } from './useSignOut.ts'

const loadDialog = async () => (await import('#web/ui/dialog/ConfirmDialog.tsx')).ConfirmDialog

/** The Logout button and its confirmation, whose code is loaded when it is needed: every page has this button's. */
export function SignOut({ className }: { className?: string }) {
  const { asking, isSigningOut, ask, accept, decline } = useSignOut()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ConfirmDialog>>>()
  const open = async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      ask()
    } catch {
      showToast('error', 'Something went wrong, please try again.')
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isSigningOut || undefined}
        aria-disabled={isSigningOut || undefined}
        onClick={isSigningOut ? undefined : open}
      >
        Logout
      </button>
      {Dialog ? (
        <Dialog
          open={asking}
          title="Log out?"
          accept="Logout"
          onAccept={accept}
          onDecline={decline}
        >
          <p>Your bag and wishlist wait for you until you sign in again.</p>
        </Dialog>
      ) : null}
    </>
  )
}
