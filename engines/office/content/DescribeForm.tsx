import { Button, Group } from '@mantine/core'
import { act } from '../shell/act.ts'
import { Form, TextField } from '../shell/Form.tsx'
import type { Uploaded } from './Upload.tsx'

interface Props {
  image: Uploaded
  onDescribed: (alt: string) => void
  /** Leaves the image without a description for now. */
  onCancel: () => void
}

/** Asks for the text alternative of a photograph that was uploaded. */
export const DescribeForm = ({ image: { id }, onDescribed, onCancel }: Props) => (
  <>
    <img className="described" src={`/staff/photographs/${id}`} alt="To be described" />
    <Form
      initialValues={{ alt: '' }}
      isGuarded={false}
      onSubmit={async (typed) => {
        const alt = typed.alt.trim()
        await act('describeImage', { id, alt, seen: '' }, false)
        onDescribed(alt)
      }}
      buttons={(isPending) => (
        <Group justify="flex-end">
          <Button onClick={onCancel}>Later</Button>
          <Button type="submit" variant="filled" disabled={isPending}>
            Save
          </Button>
        </Group>
      )}
    >
      <AltField />
    </Form>
  </>
)

/** The text alternative of a photograph. */
export const AltField = () => (
  <TextField
    name="alt"
    label="Text alternative"
    description="For people who do not see it"
    maxLength={200}
    required
    data-autofocus
  />
)
