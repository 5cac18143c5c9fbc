import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { signOutCopy } from '#web/generated/messages/signOutCopy.ts'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'

interface SignOutDialogProps {
  open: boolean
  onAccept: () => void
  onDecline: () => void
}

/** Asks for confirmation before the customer is signed out (session.sign-out.confirmation). */
export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <ConfirmDialog title={signOutCopy.question} accept={sessionCopy.logout} {...props}>
      <p>{signOutCopy.text}</p>
    </ConfirmDialog>
  )
}
