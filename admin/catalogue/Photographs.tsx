import { useState } from 'react'
import type { StaffProduct } from '#contract/staff.ts'
import { messagesOf, request } from '../shell/api.ts'
import { Problems } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'
import { PhotographCard, type Shown } from './PhotographCard.tsx'

/** The photographs of a product: uploaded by drag and drop or by choosing files, described, ordered and cropped. */
export function Photographs({ product }: { product: StaffProduct }) {
  const { code, version, name, colours } = product
  const act = useAction()
  const [shown, setShown] = useState<Shown[]>(product.photographs)
  const [problems, setProblems] = useState<string[]>([])
  const [pending, setPending] = useState(0)
  const [isOver, setOver] = useState(false)
  const isChanged = JSON.stringify(shown) !== JSON.stringify(product.photographs)

  const upload = async (files: readonly File[]) => {
    setProblems([])
    setPending((count) => count + files.length)
    for (const file of files) {
      try {
        const body = new FormData()
        body.set('photograph', file)
        const { id } = await request<{ id: string }>('/staff/photographs', 'POST', body)
        const added = {
          id,
          alt: name,
          x: 0.5,
          y: 0.5,
          colour: null,
          image: URL.createObjectURL(file),
        }
        // One that is there already keeps its description.
        setShown((all) => (all.some((each) => each.id === id) ? all : [...all, added]))
      } catch (error) {
        setProblems((all) => [...all, `${file.name}: ${messagesOf(error).join(' ')}`])
      } finally {
        setPending((count) => count - 1)
      }
    }
  }
  const save = async () => {
    setProblems([])
    const photographs = shown.map(({ image, ...use }) => use)
    try {
      await act('setPhotographs', { code, seen: version, photographs }, false)
    } catch (error) {
      setProblems(messagesOf(error))
    }
  }
  const move = (from: number, to: number) =>
    setShown((all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)))

  return (
    <section aria-labelledby="photographs-title">
      <h2 id="photographs-title">Photographs</h2>
      {/* The area beside the input, which does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard */}
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void upload([...event.dataTransfer.files])
        }}
      >
        <label htmlFor="photograph-files">Drop photographs here, or choose files</label>
        <input
          id="photograph-files"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onChange={({ target }) => {
            void upload([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      {pending > 0 && <p role="status">Uploading {pending}…</p>}
      <Problems list={problems} />
      {shown.length === 0 && pending === 0 && (
        <p className="empty">No photographs: the shop shows drawings.</p>
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
      <button type="button" className="primary" disabled={!isChanged || pending > 0} onClick={save}>
        Save photographs
      </button>
    </section>
  )
}
