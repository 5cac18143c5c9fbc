import { Button } from '@mantine/core'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { call, errorMessages } from '../shell/api.ts'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { notify } from '../shell/Notices.tsx'
import { TabLink } from '../shell/Page.tsx'

interface Props {
  entry: string
  isChanged: boolean
  isPending: boolean
  publishAt: string | null
  /** Resolves with whether the entry was saved. */
  save: (publish: string) => Promise<boolean>
  remove: (() => Promise<boolean>) | undefined
}

/** The buttons of a form: a draft, a preview, publishing now or at a time. */
export function SaveBar({ entry, isChanged, isPending, publishAt, save, remove }: Props) {
  const [link, setLink] = useState('')
  const preview = async () => {
    // At the press: browsers block a window that opens after the responses.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      if (isChanged && !(await save('draft'))) return tab?.close()
      const opened = await call('previewContent', { entry })
      setLink(opened.link)
      tab?.location.replace(opened.link)
    } catch (error) {
      tab?.close()
      notify('error', errorMessages(error).join(' '))
    }
  }
  return (
    <div className="pending">
      <Button variant="filled" disabled={isPending} onClick={() => save('now')}>
        Publish
      </Button>
      <Button disabled={isPending} onClick={() => save('draft')}>
        Save draft
      </Button>
      <Button disabled={isPending} onClick={preview}>
        Preview
      </Button>
      <FormDialog
        label="Publish at a time"
        submitLabel="Save"
        initialValues={{ time: publishAt?.replace(' ', 'T').slice(0, 16) ?? '' }}
        onSubmit={({ time }) => save(`${time.replace('T', ' ').slice(0, 16)}:00`)}
      >
        <TextField name="time" label="Time in Bangkok" type="datetime-local" required />
      </FormDialog>
      {publishAt && (
        <Button onClick={() => act('unscheduleContent', { entry, publishAt })}>
          Cancel what is scheduled
        </Button>
      )}
      {remove && (
        <FormDialog label="Take out of the shop" submitLabel="Take out" onSubmit={remove}>
          <p>Its versions stay here, and can be published again.</p>
        </FormDialog>
      )}
      {link && <TabLink href={link}>The preview, for an hour</TabLink>}
      {isChanged && <span role="status">Not saved yet</span>}
    </div>
  )
}
