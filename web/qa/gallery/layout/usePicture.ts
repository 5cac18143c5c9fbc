import { useEffect, useState } from 'react'
import type { DrawnMachine, Picture } from './picture.ts'

/** Lays out a machine in the browser; the layout engine is loaded when it is first needed. Undefined until it is ready. */
export function usePicture(machine: DrawnMachine | undefined): Picture | undefined {
  const [picture, setPicture] = useState<{ of: DrawnMachine; picture: Picture }>()
  useEffect(() => {
    if (!machine) return
    let isCurrent = true
    import('./layOut.ts')
      .then(({ layOut }) => layOut(machine))
      .then((laidOut) => isCurrent && setPicture({ of: machine, picture: laidOut }))
    return () => {
      isCurrent = false
    }
  }, [machine])
  return picture && picture.of === machine ? picture.picture : undefined
}
