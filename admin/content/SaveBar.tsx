import { useState } from 'react'
import { call } from '../shell/api.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'

interface Props {
  entry: string
  isChanged: boolean
  publishAt: string | null
  /** Returns whether it was done. */
  save: (publish: string) => Promise<boolean>
  remove: (() => Promise<boolean>) | undefined
}

/** The buttons of a form: a draft, a preview, publishing now or at a time. */
export function SaveBar({ entry, isChanged, publishAt, save, remove }: Props) {
  const [link, setLink] = useState('')
  const preview = async () => {
    if (isChanged && !(await save('draft'))) return
    const opened = await call('previewContent', { entry })
    setLink(opened.link)
    window.open(opened.link, '_blank', 'noopener')
  }
  return (
    <div className="pending buttons">
      <button type="button" className="primary" onClick={() => save('now')}>
        Publish
      </button>
      <button type="button" onClick={() => save('draft')}>
        Save draft
      </button>
      <button type="button" onClick={preview}>
        Preview
      </button>
      <FormDialog
        label="Publish at a time"
        submitLabel="Save"
        onSubmit={async (form) => {
          await save(`${textOf(form, 'time').replace('T', ' ').slice(0, 16)}:00`)
        }}
      >
        <Field label="Time in Bangkok">
          <input
            type="datetime-local"
            name="time"
            defaultValue={publishAt?.replace(' ', 'T').slice(0, 16)}
            required
          />
        </Field>
      </FormDialog>
      {remove && (
        <FormDialog label="Take out of the shop" submitLabel="Take out" onSubmit={remove}>
          <p>Its versions stay here, and can be published again.</p>
        </FormDialog>
      )}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          The preview, for an hour
        </a>
      )}
      {isChanged && <span role="status">Not saved yet</span>}
    </div>
  )
}
