import { sampleTitle } from 'virtual:sample-title'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { textSchema } from '#web/lib/schemas.ts'
import { plainText, storage } from '#web/lib/storage.ts'
import type { Coverage } from '../coverage/coverage.ts'
import { reportCoverage } from './reportCoverage.ts'
import { type ReportFile, type ReportTitle, readReport } from './reportFile.ts'
import { openedReports, openedText, storeOpened } from './reportStore.ts'

/** A report that can be shown or compared: stored where the gallery is served, or opened from a file. */
export interface ReportSource extends ReportTitle {
  id: string
  isOpened: boolean
}

/** The reports that the gallery knows, and the one whose results the diagrams show. */
export interface Reports {
  sources: readonly ReportSource[]
  shown: (ReportFile & { id: string }) | undefined
  /** The results of the shown report. */
  coverage: Coverage | undefined
  /** Why a report could not be read; empty without a problem. */
  problem: string
  /** Shows the results of a report; an empty id shows those of the last run on this machine. */
  show: (id: string) => Promise<void>
  /** Opens a file and shows it. */
  add: (file: Blob) => Promise<void>
}

const storedChoice = storage('shown report', textSchema, { format: plainText })

async function storedSources(): Promise<ReportSource[]> {
  const response = await fetch('/_machines/reports.json')
  const stored: ReportSource[] = response.ok ? await response.json() : []
  return stored.map((source) => ({ ...source, isOpened: false }))
}

async function allSources(): Promise<ReportSource[]> {
  const [opened, stored] = await Promise.all([openedReports(), storedSources().catch(() => [])])
  return [
    ...opened.map((each) => ({ ...each, isOpened: true })),
    ...stored,
    { ...sampleTitle, isOpened: false },
  ]
}

/** Reads a report by its id. Throws when it cannot be read. */
export async function loadReport(id: string): Promise<ReportFile> {
  if (id === sampleTitle.id) return readReport((await import('virtual:sample-report')).sampleText)
  const opened = await openedText(id)
  if (opened !== undefined) return readReport(opened)
  const response = await fetch(`/_machines/reports/${encodeURIComponent(id)}.json`)
  if (!response.ok) throw new Error(`The report “${id}” is no longer stored here.`)
  return readReport(await response.text())
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const Context = createContext<Reports | undefined>(undefined)

/** Provides the reports to the pages of the gallery, and opens a file that is dropped anywhere on them. */
export function ReportsProvider({ children }: { children: ReactNode }) {
  const [sources, setSources] = useState<readonly ReportSource[]>([])
  const [shown, setShown] = useState<Reports['shown']>()
  const [problem, setProblem] = useState('')
  const show = useCallback(async (id: string) => {
    try {
      setShown(id ? { ...(await loadReport(id)), id } : undefined)
      setProblem('')
      if (id) storedChoice.write(id)
      else storedChoice.remove()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }, [])
  const add = useCallback(
    async (file: Blob) => {
      try {
        const text = await file.text()
        const { version, date, verdict } = readReport(text)
        const id = `${version} of ${date}`
        await storeOpened({ id, version, date, verdict }, text)
        setSources(await allSources())
        await show(id)
      } catch (error) {
        setProblem(messageOf(error))
      }
    },
    [show],
  )
  const coverage = useMemo(() => shown && reportCoverage(shown), [shown])
  useEffect(() => {
    allSources().then(setSources)
    const chosen = storedChoice.read()
    if (chosen) show(chosen)
  }, [show])
  useEffect(() => {
    const stop = new AbortController()
    const onDragOver = (event: DragEvent) => event.preventDefault()
    const onDrop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      add(file)
    }
    addEventListener('dragover', onDragOver, { signal: stop.signal })
    addEventListener('drop', onDrop, { signal: stop.signal })
    return () => stop.abort()
  }, [add])
  return (
    <Context.Provider value={{ sources, shown, coverage, problem, show, add }}>
      {children}
    </Context.Provider>
  )
}

/** Returns the reports of the surrounding provider. */
export function useReports(): Reports {
  const reports = useContext(Context)
  if (!reports) throw new Error('useReports needs a ReportsProvider around it')
  return reports
}
