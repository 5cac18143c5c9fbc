import { useEffect, useState } from 'react'
import type { Diagram, DrawnMachine } from './diagram.ts'

/** Lays out a machine in the browser; the layout engine is loaded when it is first needed. Undefined until it is ready. */
export function useDiagram(machine: DrawnMachine | undefined): Diagram | undefined {
  const [diagram, setDiagram] = useState<{ of: DrawnMachine; diagram: Diagram }>()
  useEffect(() => {
    if (!machine) return
    let isCurrent = true
    import('./layOut.ts')
      .then(({ layOut }) => layOut(machine))
      .then((laidOut) => isCurrent && setDiagram({ of: machine, diagram: laidOut }))
    return () => {
      isCurrent = false
    }
  }, [machine])
  return diagram && diagram.of === machine ? diagram.diagram : undefined
}
