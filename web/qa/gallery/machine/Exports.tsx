import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { download } from '../../download.ts'
import type { Picture } from '../layout/picture.ts'
import styles from './Exports.module.css'
import { exportsOf } from './exporting.ts'

/** Exports a machine as an image, as Mermaid, or as JSON for Stately. */
export function Exports({ examples, picture }: { examples: AnyMachineExamples; picture: Picture }) {
  return (
    <ul className={styles.exports} aria-label="Export">
      {exportsOf(examples, picture).map(({ label, file, make }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.export}
            onClick={async () => download(file, await make())}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
