import { Button, Modal } from '@mantine/core'
import type { LibraryImage } from '@vitrine/commerce/staff/content.ts'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Count, PageLink, PageTitle, Pending } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { AltField, DescribeForm } from './DescribeForm.tsx'
import { Upload, type Uploaded } from './Upload.tsx'

/** The library of images: uploads, their text alternatives, and what uses them. */
export function ImagesPage() {
  const reading = useOperation('library')
  const { data } = reading
  // Several files are described one after the other.
  const [uploaded, setUploaded] = useState<readonly Uploaded[]>([])
  const [image] = uploaded
  const next = () => setUploaded(([, ...others]) => others)
  return (
    <>
      <PageTitle>Images</PageTitle>
      <Upload onUploaded={(added) => added.alt || setUploaded((all) => [...all, added])} />
      {image && (
        <Modal opened onClose={next} title="Describe the photograph">
          <DescribeForm key={image.id} image={image} onDescribed={next} onCancel={next} />
        </Modal>
      )}
      <Pending reading={reading} />
      {data && <Count count={data.length} one="image" many="images" none="No images yet." />}
      <ul className="cards">
        {data?.map((image) => (
          <ImageCard key={image.id} image={image} />
        ))}
      </ul>
    </>
  )
}

function ImageCard({ image: { id, alt, width, height, image, uses } }: { image: LibraryImage }) {
  return (
    <li className="card photograph">
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
            <PageLink to={link}>{title}</PageLink>
          </p>
        ))}
        <div className="actions">
          <FormDialog
            label="Describe"
            submitLabel="Save"
            version={alt}
            button={{ size: 'xs' }}
            initialValues={{ alt }}
            onSubmit={(typed, seen) => act('describeImage', { id, ...typed, seen }, false)}
          >
            <AltField />
          </FormDialog>
          {uses.length === 0 && (
            <Button size="xs" onClick={() => act('removeImage', { id })}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
