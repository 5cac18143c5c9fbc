import { type ComponentProps, type ComponentType, useState } from 'react'
import { showToast } from '#web/ui/toast/toast.ts'
import type { SignOutDialog } from './SignOutDialog.tsx'
import { useSignOut } from './useSignOut.ts'

const loadDialog = async () => (await import('./SignOutDialog.tsx')).SignOutDialog

/** The Logout button. Every page has it, so the code of its confirmation is loaded on demand (session.sign-out.*). */
export function SignOut({ className }: { className?: string }) {
  const { isConfirming, isSigningOut, request, accept, decline } = useSignOut()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SignOutDialog>>>()
  const open = async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      request()
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
      {Dialog ? <Dialog open={isConfirming} onAccept={accept} onDecline={decline} /> : null}
    </>
  )
}
