import { download } from '../download.ts'
import styles from './PlaywrightExport.module.css'
import type { ExportedFile } from './playwrightFile.ts'

/** Downloads a Playwright test that does the same in the shop. */
export function PlaywrightExport({
  make,
  isEmpty,
}: {
  make: () => ExportedFile
  isEmpty?: boolean
}) {
  return (
    <button
      type="button"
      className={styles.button}
      disabled={isEmpty ?? false}
      onClick={() => {
        const { name, text } = make()
        download(name, new Blob([text], { type: 'text/plain' }))
      }}
    >
      Export as Playwright test
    </button>
  )
}
