import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { Button } from '../Button.tsx'
import { showToast } from './toast.ts'

/** Copies a text to the clipboard and shows the result as a toast. `label` names the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', uiCopy.copied)
    } catch {
      showToast('error', uiCopy.copyFailed)
    }
  }
  return (
    <Button variant="quiet" aria-label={uiCopy.copyOf({ name: label })} onClick={copy}>
      {uiCopy.copy}
    </Button>
  )
}
