import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { paymentCopy } from '../copy.ts'

/** Copies a text to the clipboard and shows the result as a toast. `label` names the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', paymentCopy.copied)
    } catch {
      showToast('error', paymentCopy.copyFailed)
    }
  }
  return (
    <Button variant="quiet" aria-label={paymentCopy.copyOf(label)} onClick={copy}>
      {paymentCopy.copy}
    </Button>
  )
}
