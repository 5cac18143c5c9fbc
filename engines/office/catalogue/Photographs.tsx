import { Button } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { useState } from 'react'
import { LibraryDialog } from '../content/LibraryDialog.tsx'
import { Upload } from '../content/Upload.tsx'
import { act } from '../shell/act.ts'
import { Section } from '../shell/Page.tsx'
import { PhotographCard, type Shown } from './PhotographCard.tsx'

/** The photographs of a product: uploaded by drag and drop or by choosing files, described, ordered and cropped. */
export function Photographs({ product }: { product: StaffProduct }) {
  const { code, version, name, colours } = product
  const [shown, setShown] = useState<Shown[]>(product.photographs)
  const isChanged = JSON.stringify(shown) !== JSON.stringify(product.photographs)

  // One that is there already keeps its description.
  const add = (id: string, alt: string, image: string) =>
    setShown((all) =>
      all.some((each) => each.id === id)
        ? all
        : [...all, { id, alt: alt || name, x: 0.5, y: 0.5, colour: null, image }],
    )
  const save = () => {
    const photographs = shown.map(({ image, ...use }) => use)
    return act('setPhotographs', { code, seen: version, photographs })
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
        <p className="empty">No photographs: the shop shows sample pictures.</p>
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
              setShown((all) => all.map((each) => (each.id === changed.id ? changed : each)))
            }
            onMove={(by) => move(index, index + by)}
            onRemove={() => setShown((all) => all.filter(({ id }) => id !== photograph.id))}
          />
        ))}
      </ol>
      <Button variant="filled" disabled={!isChanged} onClick={save}>
        Save photographs
      </Button>
    </Section>
  )
}
