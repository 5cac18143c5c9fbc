import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { download } from '../../download.ts'
import type { Diagram } from '../layout/diagram.ts'
import styles from './Exports.module.css'
import { diagramExports } from './exporting.ts'

/** Exports a machine as an image, as Mermaid, or as JSON for Stately. */
export function Exports({ examples, diagram }: { examples: AnyMachineExamples; diagram: Diagram }) {
  return (
    <ul className={styles.exports} aria-label="Export">
      {diagramExports(examples, diagram).map(({ label, file, make }) => (
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
