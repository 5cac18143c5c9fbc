import { useRef, useState } from 'react'
import type { LibraryImage } from '#contract/staff/content.ts'
import { useOperation } from '../shell/useAction.ts'
import { Upload } from './Upload.tsx'

/** A button that opens the library, to choose an image or to upload one. */
export function LibraryDialog({
  label,
  onChoose,
}: {
  label: string
  onChoose: (image: Pick<LibraryImage, 'id' | 'alt' | 'ground'>) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = (image: Pick<LibraryImage, 'id' | 'alt' | 'ground'>) => {
    onChoose(image)
    dialog.current?.close()
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        Choose a photograph
      </button>
      <dialog ref={dialog} className="wide" aria-label="Images" onClose={() => setOpen(false)}>
        <h2>Images</h2>
        {isOpen && (
          <>
            <Upload onUploaded={(image) => choose({ ...image, alt: '' })} />
            <Choices onChoose={choose} />
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}

function Choices({ onChoose }: { onChoose: (image: LibraryImage) => void }) {
  const { data = [], isPending } = useOperation('library')
  if (isPending) return <p>Loading…</p>
  return (
    <ul className="library">
      {data.map((image) => (
        <li key={image.id}>
          <button type="button" onClick={() => onChoose(image)}>
            <img src={image.image} alt={image.alt || 'Not described yet'} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
