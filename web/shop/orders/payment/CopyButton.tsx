import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', 'Copied')
    } catch {
      showToast('error', 'Copying is not allowed here. Please select the number instead.')
    }
  }
  return (
    <Button variant="quiet" aria-label={`Copy ${of}`} onClick={copy}>
      Copy
    </Button>
  )
}
