import type { ReportTitle } from './reportFile.ts'

/** A report that was opened from a file, as it is listed. */
export interface OpenedReport extends ReportTitle {
  id: string
}

const maxOpened = 4
const [titles, texts] = ['titles', 'texts']

/** Used where the browser blocks databases. */
const memory = new Map<string, { title: OpenedReport; text: string }>()

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function stores(mode: IDBTransactionMode) {
  const opening = indexedDB.open('machine gallery', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(titles, { keyPath: 'id' })
    opening.result.createObjectStore(texts)
  }
  const transaction = (await resultOf(opening)).transaction([titles, texts], mode)
  return { titles: transaction.objectStore(titles), texts: transaction.objectStore(texts) }
}

const byDate = (all: readonly OpenedReport[]) =>
  all.toSorted((a, b) => b.date.localeCompare(a.date))

/** The reports that were opened in this browser, the newest first. */
export async function openedReports(): Promise<OpenedReport[]> {
  try {
    return byDate(await resultOf((await stores('readonly')).titles.getAll()))
  } catch {
    return byDate([...memory.values()].map(({ title }) => title))
  }
}

/** The text of an opened report; undefined for an unknown one. */
export async function openedText(id: string): Promise<string | undefined> {
  try {
    return await resultOf((await stores('readonly')).texts.get(id))
  } catch {
    return memory.get(id)?.text
  }
}

/** Stores an opened report so that it survives a reload. The oldest ones are dropped. */
export async function storeOpened(title: OpenedReport, text: string): Promise<void> {
  try {
    const { titles: known, texts: contents } = await stores('readwrite')
    known.put(title)
    contents.put(text, title.id)
    const all = byDate(await resultOf(known.getAll()))
    const others = all.filter(({ id }) => id !== title.id)
    for (const { id } of others.slice(maxOpened - 1)) {
      known.delete(id)
      contents.delete(id)
    }
  } catch {
    memory.set(title.id, { title, text })
  }
}
