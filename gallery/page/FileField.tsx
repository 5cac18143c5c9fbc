import type { ChangeEvent } from 'react'
import styles from './FileField.module.css'

interface FileFieldProps {
  label: string
  /** The types of files, as the `accept` attribute lists them. */
  accept: string
  onChoose: (file: File) => void
}

/** A field for one file, which is read on this device. */
export function FileField({ label, accept, onChoose }: FileFieldProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onChoose(file)
  }
  return (
    <label className={styles.file}>
      {label}
      <input type="file" accept={accept} onChange={choose} />
    </label>
  )
}
