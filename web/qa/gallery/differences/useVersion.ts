import { version as runningVersion } from 'virtual:code-version'
import { useEffect, useState } from 'react'
import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { type PlainMachine, plainMachine } from '#machines/tools/plainMachine.ts'
import { loadReport } from '../report/useReports.tsx'

/** The id of the running version among those that can be compared. */
export const runningId = 'running'

/** A version of the machines that can be compared. */
export interface Version {
  name: string
  machines: readonly PlainMachine[]
  /** Screenshots in data URLs, by name; none of the running version. */
  screens: Readonly<Record<string, string>>
}

async function loadVersion(id: string): Promise<Version> {
  if (id === runningId) {
    const machines = machineCatalog.map(({ machine }) => plainMachine(machine))
    return { name: `${runningVersion}, running`, machines, screens: {} }
  }
  const { version, machines, screens } = await loadReport(id)
  return { name: version, machines: machines.map(({ structure }) => structure), screens }
}

/** Returns a version by its id, or why it cannot be read; neither while it is loading. */
export function useVersion(id: string): { version?: Version; problem: string } {
  const [loaded, setLoaded] = useState<{ id: string; version?: Version; problem: string }>()
  useEffect(() => {
    let isCurrent = true
    if (id)
      loadVersion(id).then(
        (version) => isCurrent && setLoaded({ id, version, problem: '' }),
        (error) => isCurrent && setLoaded({ id, problem: String(error.message ?? error) }),
      )
    return () => {
      isCurrent = false
    }
  }, [id])
  return loaded?.id === id ? loaded : { problem: '' }
}
