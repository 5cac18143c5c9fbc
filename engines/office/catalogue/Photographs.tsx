import { Button } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { useRef } from 'react'
import { LibraryDialog } from '../content/LibraryDialog.tsx'
import { Upload } from '../content/Upload.tsx'
import { act } from '../shell/act.ts'
import { Problems } from '../shell/Form.tsx'
import { Section } from '../shell/Page.tsx'
import { useDrafts } from '../shell/useDrafts.ts'
import { PhotographCard, type Shown } from './PhotographCard.tsx'

const changedMeanwhile =
  'Another person has changed these photographs since you began. Yours are still here.'

/** The photographs of a product: uploaded by drag and drop or by choosing files, described, ordered and cropped. */
export function Photographs({ product }: { product: StaffProduct }) {
  const { code, version, name, colours, photographs: present } = product
  const drafts = useDrafts<readonly Shown[]>({ present })
  const shown = drafts.valueAt('present')
  const newest = useRef(shown)
  newest.current = shown
  const isOutdated = drafts.isOutdated('present')
  // Uploads end one after the other: each adds to what the one before has left.
  const setShown = (edit: (all: readonly Shown[]) => readonly Shown[]) => {
    newest.current = edit(newest.current)
    drafts.change('present', newest.current, present)
  }

  // One that is there already keeps its description.
  const add = (id: string, alt: string, image: string) =>
    setShown((all) =>
      all.some((item) => item.id === id)
        ? all
        : [...all, { id, alt: alt || name, x: 0.5, y: 0.5, colour: null, image }],
    )
  const save = async () => {
    const photographs = shown.map(({ image, ...use }) => use)
    if (await act('setPhotographs', { code, seen: version, photographs }))
      drafts.settle(drafts.changed)
  }
  const move = (from: number, to: number) =>
    setShown((all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)))

  return (
    <Section title="Photographs">
      <Upload onUploaded={({ id }, file) => add(id, '', URL.createObjectURL(file))} />
      <div className="actions">
        <LibraryDialog
          label="Choose a photograph of the library"
          onChoose={({ id, alt }) => add(id, alt, `/staff/photographs/${id}`)}
        />
      </div>
      {shown.length === 0 && (
        <p className="empty">
          No photographs yet. The shop shows sample pictures until you add some.
        </p>
      )}
      <ol className="cards">
        {shown.map((photograph, index) => (
          <PhotographCard
            key={photograph.id}
            photograph={photograph}
            colours={colours}
            place={index + 1}
            count={shown.length}
            onChange={(changed) =>
              setShown((all) => all.map((item) => (item.id === changed.id ? changed : item)))
            }
            onMove={(by) => move(index, index + by)}
            onRemove={() => setShown((all) => all.filter(({ id }) => id !== photograph.id))}
          />
        ))}
      </ol>
      <Problems list={isOutdated ? [changedMeanwhile] : []} />
      <div className="actions">
        <Button variant="filled" disabled={drafts.changed.length === 0} onClick={save}>
          {isOutdated ? 'Save mine over theirs' : 'Save photographs'}
        </Button>
        {isOutdated && <Button onClick={drafts.discard}>Take theirs</Button>}
      </div>
    </Section>
  )
}
