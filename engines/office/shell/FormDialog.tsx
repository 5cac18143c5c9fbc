import { Button, type ButtonProps, Group, Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from './Form.tsx'
import { askToDiscard } from './unsaved.tsx'

interface Props<Values extends object, Seen> {
  /** The text of the button that opens it, and its title. */
  label: string
  title?: string
  submitLabel?: string
  children: ReactNode
  initialValues?: Values
  /** The version of the record in the list. */
  version?: Seen
  /**
   * Receives the values with trimmed texts, and the version that was shown when the dialog was opened, or the newest
   * one after an error, so that changes by another person are noticed.
   */
  onSubmit: (values: Values, seen: Seen) => Promise<unknown>
  isWide?: boolean
  button?: ButtonProps
}

/** A button that opens a dialog with a form. */
export function FormDialog<Values extends object = object, Seen = undefined>({
  label,
  title = label,
  submitLabel = label,
  children,
  initialValues,
  version,
  onSubmit,
  isWide,
  button,
}: Props<Values, Seen>) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<{ version: Seen | undefined }>()
  const trigger = useRef<HTMLButtonElement>(null)
  const hasChanges = useRef(false)
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const cancel = () => (hasChanges.current ? askToDiscard(close) : close())
  const submit = async (values: Values) => {
    try {
      await onSubmit(trim(values), (opened ?? { version }).version as Seen)
      close()
    } catch (error) {
      setOpened(undefined)
      throw error
    }
  }
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        onClick={() => {
          setOpened({ version })
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {/* Not rendered before: a page has hundreds of them. */}
      {isOpen && (
        <Modal opened onClose={cancel} title={title} size={isWide ? 'xl' : 'md'}>
          <Form
            initialValues={initialValues ?? ({} as Values)}
            onSubmit={submit}
            hasChanges={hasChanges}
            buttons={(isPending) => (
              <Group justify="flex-end">
                <Button onClick={cancel}>Cancel</Button>
                <Button type="submit" variant="filled" disabled={isPending}>
                  {submitLabel}
                </Button>
              </Group>
            )}
          >
            {children}
          </Form>
        </Modal>
      )}
    </>
  )
}

const trim = <Values,>(values: Values): Values =>
  JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  )
