import { diagrams } from 'virtual:machine-diagrams'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Diagram, DrawnMachine } from '../layout/diagram.ts'
import { foldMachine, parentStates } from './foldMachine.ts'

/** The diagram of a machine with folded states, and which of its states can be folded. */
export interface Folding {
  /** The whole diagram until the folded one is laid out. */
  diagram: Diagram | undefined
  parents: readonly string[]
  folded: readonly string[]
  /** Folds an unfolded state, and the other way round. */
  toggle: (id: string) => void
  /** Folds the outermost parent states, or unfolds everything if all of them are folded. */
  toggleAll: () => void
  areAllFolded: boolean
}

/** Folds and unfolds parent states; `names` are the ids from the URL. */
export function useFolding(
  machine: AnyStateMachine,
  names: readonly string[],
  onChange: (names: string[]) => void,
): Folding {
  const plain = useMemo(() => plainMachine(machine), [machine])
  const parents = useMemo(() => parentStates(plain), [plain])
  const key = names.filter((name) => parents.includes(name)).join(' ')
  const folded = useMemo(() => key.split(' ').filter(Boolean), [key])
  const result = useMemo(
    () => (folded.length > 0 ? foldMachine(plain, folded) : undefined),
    [plain, folded],
  )
  const laidOut = useDiagram(result)
  const outermost = parents.filter((id) => !parents.some((other) => id.startsWith(`${other}.`)))
  const areAllFolded = outermost.every((id) => folded.includes(id))
  return {
    diagram: laidOut ?? diagrams[machine.id],
    parents,
    folded,
    toggle: (id) =>
      onChange(folded.includes(id) ? folded.filter((item) => item !== id) : [...folded, id]),
    toggleAll: () => onChange(areAllFolded ? [] : outermost),
    areAllFolded,
  }
}

/** Lays out a machine with the layout engine, which is loaded when it is first needed; undefined until it is ready. */
function useDiagram(machine: DrawnMachine | undefined): Diagram | undefined {
  const [diagram, setDiagram] = useState<{ of: DrawnMachine; diagram: Diagram }>()
  useEffect(() => {
    if (!machine) return
    let isCurrent = true
    import('../layout/layOut.ts')
      .then(({ layOut }) => layOut(machine))
      .then((laidOut) => isCurrent && setDiagram({ of: machine, diagram: laidOut }))
    return () => {
      isCurrent = false
    }
  }, [machine])
  return diagram && diagram.of === machine ? diagram.diagram : undefined
}
