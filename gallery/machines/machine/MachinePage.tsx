import { type CatalogEntry, machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { PlaywrightExport } from '../../reproduction/PlaywrightExport.tsx'
import { walkFile } from '../../reproduction/playwrightFile.ts'
import { exportedSteps } from '../../reproduction/recordedSteps.ts'
import { usePageState } from '../../stateUrl.ts'
import { type Coverage, machineFailures, machineTests } from '../coverage/coverage.ts'
import { Canvas } from '../diagram/Canvas.tsx'
import type { Marks } from '../diagram/marks.ts'
import { FindField } from '../find/FindField.tsx'
import { findStates } from '../find/findStates.ts'
import { useFolding } from '../fold/useFolding.ts'
import { Failures } from '../report/Failures.tsx'
import { nestedStates } from '../simulate/liveStep.ts'
import { useTrace } from '../simulate/useTrace.ts'
import { CoverageLegend } from './CoverageLegend.tsx'
import { DiagramLegend } from './DiagramLegend.tsx'
import { Exports } from './Exports.tsx'
import { LayerChoice } from './LayerChoice.tsx'
import { LiveChoice } from './LiveChoice.tsx'
import { LivePanel } from './LivePanel.tsx'
import styles from './MachinePage.module.css'
import { Simulation } from './Simulation.tsx'
import { StateDetail } from './StateDetail.tsx'
import { StateTable } from './StateTable.tsx'
import { TransitionTable } from './TransitionTable.tsx'
import { useLive } from './useLive.ts'

/** The page of one machine: its diagram, its simulation, and its states and transitions as tables. */
export function MachinePage({ entry, coverage }: { entry: CatalogEntry; coverage: Coverage }) {
  const { machine, about, examples } = entry
  // A machine that runs in no page can be neither followed nor exported as a browser test.
  const isInPage = machineCatalog.includes(entry)
  const inputs = Object.keys(examples.inputs)
  const page = usePageState(inputs[0] ?? '')
  const trace = useTrace(examples, page.walk)
  const frame = trace?.frames[Math.min(page.at, trace.frames.length - 1)]
  const folding = useFolding(machine, page.folded ?? [], (folded) => page.change({ folded }))
  const { diagram } = folding
  const text = page.find ?? ''
  const matchingStates = useMemo(() => findStates(plainMachine(machine), text), [machine, text])
  const [position, setPosition] = useState(0)
  const live = useLive(machine.id, page.live)
  const level = ({ none: undefined, machine: 'machines', browser: 'browser' } as const)[page.layer]
  const tests = level && machineTests(coverage, level, machine.id)
  const failures = machineFailures(coverage, machine.id)
  const simulated = {
    active: new Set(frame?.states),
    possible: new Set(frame?.moves.flatMap(({ keys }) => keys)),
    taken: new Set(frame?.taken),
  }
  const followed = {
    active: new Set(live.step ? nestedStates(machine.id, live.step.value) : []),
    possible: new Set<string>(),
    taken: new Set(live.step?.taken),
  }
  const marks: Marks = {
    ...(page.live ? followed : simulated),
    selected: page.state,
    tests,
    found: matchingStates.items,
    pointed: matchingStates.states[position - 1] ?? '',
  }
  useEffect(() => {
    document.title = `${machine.id} · Machines · Vitrine`
  }, [machine.id])

  const perform = (token: string) => {
    const steps = [...page.walk.steps.slice(0, page.at), token]
    page.change({ walk: { ...page.walk, steps }, at: steps.length })
  }
  const take = (key: string) => {
    const move = frame?.moves.find(({ keys }) => keys.includes(key))
    if (move) perform(move.token)
  }
  const opener = useRef<Element>(null)
  const open = (state: string) => {
    opener.current = document.activeElement
    page.change({ state })
  }
  const close = () => {
    page.change({ state: '' })
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const node = stateNodes(machine).find(({ id }) => id === page.state)
  return (
    <>
      <div className={styles.top}>
        <nav aria-label="Breadcrumb">
          <Link href="/" className={styles.back}>
            All machines
          </Link>
        </nav>
        <div className={styles.title}>
          <h1 className={styles.heading}>{machine.id}</h1>
          <p className={styles.about}>{about}</p>
        </div>
        <div className={styles.tools}>
          <LayerChoice layer={page.layer} onChoose={(layer) => page.change({ layer })} />
          {isInPage ? (
            <LiveChoice isLive={page.live} onChoose={(isLive) => page.change({ live: isLive })} />
          ) : null}
          <FindField
            text={text}
            count={matchingStates.states.length}
            position={position}
            onChange={(find) => {
              setPosition(0)
              page.change({ find })
            }}
            onNext={() =>
              setPosition(
                matchingStates.states.length > 0
                  ? (position % matchingStates.states.length) + 1
                  : 0,
              )
            }
          />
          {diagram ? <Exports examples={examples} diagram={diagram} /> : null}
        </div>
        {page.layer === 'none' ? null : (
          <CoverageLegend
            hasRun={level !== undefined && coverage[level].length > 0}
            isCovered={tests !== undefined}
            hasFailures={failures.length > 0}
          />
        )}
      </div>
      <Failures failures={failures} onState={open} />
      <div className={styles.columns}>
        <div className={styles.diagram} data-failed={failures.length > 0 || undefined}>
          {diagram ? (
            <Canvas
              diagram={diagram}
              marks={marks}
              onState={open}
              onTransition={take}
              onFold={folding.toggle}
            >
              {folding.parents.length > 0 ? (
                <button type="button" onClick={folding.toggleAll}>
                  {folding.areAllFolded ? 'Unfold all' : 'Fold all'}
                </button>
              ) : null}
            </Canvas>
          ) : null}
        </div>
        {diagram ? <DiagramLegend diagram={diagram} /> : null}
        {node ? (
          <StateDetail node={node} coverage={coverage} machine={machine.id} onClose={close} />
        ) : page.live ? (
          <LivePanel live={live}>
            <PlaywrightExport
              isEmpty={!live.actor}
              make={() => {
                const steps = exportedSteps(live.actor?.steps.toReversed() ?? [])
                return walkFile(machine.id, `The ${machine.id} of a followed tab`, steps)
              }}
            />
          </LivePanel>
        ) : (
          <Simulation
            inputs={inputs}
            walk={page.walk}
            at={page.at}
            trace={trace}
            onPerform={perform}
            onGoTo={(at) => page.change({ at })}
            onStart={(start) => page.change({ walk: { start, steps: [] }, at: 0 })}
          >
            {isInPage ? (
              <PlaywrightExport
                isEmpty={page.at === 0}
                make={() => {
                  const frames = trace?.frames.slice(1, page.at + 1) ?? []
                  const steps = frames.flatMap(({ events }) => events)
                  return walkFile(machine.id, `A simulated walk through ${machine.id}`, steps)
                }}
              />
            ) : null}
          </Simulation>
        )}
      </div>
      <StateTable machine={machine} marks={marks} folding={folding} onSelect={open} />
      <TransitionTable machine={machine} marks={marks} onTake={take} />
    </>
  )
}
