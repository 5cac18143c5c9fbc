import { useId, useState } from 'react'
import { errorMessages, request } from '../shell/api.ts'
import { Problems } from '../shell/Form.tsx'
import { queries } from '../shell/queries.ts'

export interface Uploaded {
  id: string
  /** The text alternative of the photograph, empty for a new upload. */
  alt: string
  ground: string
}

/** Takes photographs that are dropped or chosen. */
export function Upload({ onUploaded }: { onUploaded: (image: Uploaded, file: File) => void }) {
  const [problems, setProblems] = useState<string[]>([])
  const [pending, setPending] = useState(0)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const upload = async (files: readonly File[]) => {
    setProblems([])
    setPending((count) => count + files.length)
    for (const file of files) {
      try {
        const body = new FormData()
        body.set('photograph', file)
        onUploaded(await request<Uploaded>('/staff/photographs', 'POST', body), file)
      } catch (error) {
        setProblems((all) => [...all, `${file.name}: ${errorMessages(error).join(' ')}`])
      } finally {
        setPending((count) => count - 1)
      }
    }
    await queries.invalidateQueries({ queryKey: ['library'] })
  }
  return (
    <>
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
        <label htmlFor={id}>Drop photographs here, or choose files</label>
        <input
          id={id}
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
    </>
  )
}
