import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { messagesOf } from './api.ts'

interface Props<Seen> {
  /** The text of the button that opens it, and its title. */
  label: string
  title?: string
  submitLabel?: string
  children: ReactNode
  /** The version that is shown. */
  version?: Seen
  /**
   * Receives the fields, and the version that was shown when the dialog was opened: what another person changes meanwhile is
   * noticed. Once it has thrown, which is shown in the dialog, submitting again is a decision on the newest version.
   */
  onSubmit: (form: FormData, seen: Seen) => Promise<unknown>
  isWide?: boolean
}

/** A button that opens a dialog with a form. */
export function FormDialog<Seen = undefined>({
  label,
  title = label,
  submitLabel = label,
  children,
  version,
  onSubmit,
  isWide,
}: Props<Seen>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [isPending, setPending] = useState(false)
  const opened = useRef<Seen | undefined>(undefined)
  const open = () => {
    setOpen(true)
    setProblems([])
    opened.current = version
    dialog.current?.showModal()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPending(true)
    try {
      await onSubmit(new FormData(event.currentTarget), (opened.current ?? version) as Seen)
      dialog.current?.close()
    } catch (error) {
      opened.current = undefined
      setProblems(messagesOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <button type="button" onClick={open}>
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={isWide ? 'wide' : undefined}
        onClose={() => setOpen(false)}
      >
        <h2 id={titleId}>{title}</h2>
        {isOpen && (
          <form onSubmit={submit}>
            {children}
            <Problems list={problems} />
            <div className="buttons">
              <button type="submit" className="primary" disabled={isPending}>
                {submitLabel}
              </button>
              <button type="button" onClick={() => dialog.current?.close()}>
                Close
              </button>
            </div>
          </form>
        )}
      </dialog>
    </>
  )
}

/** The problems of a form, announced by assistive technology. */
export const Problems = ({ list }: { list: readonly string[] }) => (
  <div role="alert" className="problem">
    {list.map((problem) => (
      <p key={problem}>{problem}</p>
    ))}
  </div>
)

/** A labelled control of a form. */
export function Field({
  label,
  children,
  hint,
  hintId,
}: {
  label: string
  children: ReactNode
  hint?: string | undefined
  /** The id by which the control is described by the hint. */
  hintId?: string
}) {
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span>{label}</span>
        {children}
      </label>
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  )
}

/** The text of a field of a form. */
export const textOf = (form: FormData, name: string): string => `${form.get(name) ?? ''}`.trim()
