import { Button, Group, Modal } from '@mantine/core'
import type { LibraryImage } from '@vitrine/commerce/staff/content.ts'
import { useState } from 'react'
import { Pending } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { DescribeForm } from './DescribeForm.tsx'
import { Upload, type Uploaded } from './Upload.tsx'

type Chosen = Pick<LibraryImage, 'id' | 'alt' | 'ground'>

interface Props {
  label: string
  onChoose: (image: Chosen) => void
}

/** A button that opens the library, to choose an image or to upload one. */
export function LibraryDialog({ label, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [uploaded, setUploaded] = useState<Uploaded>()
  const close = () => {
    setOpen(false)
    setUploaded(undefined)
  }
  const choose = (image: Chosen) => {
    onChoose(image)
    close()
  }
  return (
    <>
      <Button size="xs" aria-label={label} onClick={() => setOpen(true)}>
        Choose a photograph
      </Button>
      <Modal opened={isOpen} onClose={close} title="Images" size="xl">
        {uploaded ? (
          <DescribeForm
            image={uploaded}
            onDescribed={(alt) => choose({ ...uploaded, alt })}
            onCancel={() => choose(uploaded)}
          />
        ) : (
          <>
            <Upload onUploaded={(image) => (image.alt ? choose(image) : setUploaded(image))} />
            <Choices onChoose={choose} />
            <Group justify="flex-end">
              <Button onClick={close}>Cancel</Button>
            </Group>
          </>
        )}
      </Modal>
    </>
  )
}

function Choices({ onChoose }: { onChoose: (image: LibraryImage) => void }) {
  const reading = useOperation('library')
  return (
    <>
      <Pending reading={reading} />
      <ul className="library">
        {reading.data?.map((image) => (
          <li key={image.id}>
            <button type="button" onClick={() => onChoose(image)}>
              <img src={image.image} alt={image.alt || 'Not described yet'} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
