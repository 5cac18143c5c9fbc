import { Link } from 'react-router-dom'
import type { LibraryImage } from '#contract/staff/content.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'
import { Upload } from './Upload.tsx'

/** The library of images: uploads, their text alternatives, and what uses them. */
export function ImagesPage() {
  const { data = [], isPending, error } = useOperation('library')
  return (
    <>
      <Title>Images</Title>
      <Upload onUploaded={() => {}} />
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {!isPending && <p role="status">{data.length === 1 ? '1 image' : `${data.length} images`}</p>}
      <ul className="cards">
        {data.map((image) => (
          <ImageCard key={image.id} image={image} />
        ))}
      </ul>
    </>
  )
}

function ImageCard({ image: { id, alt, width, height, image, uses } }: { image: LibraryImage }) {
  const act = useAction()
  return (
    <li className="slip photograph">
      <img src={image} alt={alt || 'Not described yet'} loading="lazy" />
      <div>
        <p>
          {alt || <em>Not described yet</em>}
          <br />
          {width} × {height}
        </p>
        {uses.length === 0 && <p className="empty">Not used</p>}
        {uses.map(({ title, link }) => (
          <p key={link}>
            <Link to={link}>{title}</Link>
          </p>
        ))}
        <div className="buttons">
          <FormDialog
            label="Describe"
            submitLabel="Save"
            version={alt}
            onSubmit={(form, seen) =>
              act('describeImage', { id, alt: textOf(form, 'alt'), seen }, false)
            }
          >
            <Field label="Text alternative" hint="For people who do not see it">
              <input name="alt" defaultValue={alt} maxLength={200} required />
            </Field>
          </FormDialog>
          {uses.length === 0 && (
            <button type="button" onClick={() => act('removeImage', { id })}>
              Delete
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
