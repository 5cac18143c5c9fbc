import { drawnMachines } from '@vitrine/machines/catalog/machineCatalog.ts'
import { Link, Route, Router, Switch } from 'wouter'
import { FaultsPage } from '../faults/FaultsPage.tsx'
import { FlightPage } from '../flight/FlightPage.tsx'
import { SequencePage } from '../sequence/SequencePage.tsx'
import { useCoverage } from './coverage/coverage.ts'
import styles from './Gallery.module.css'
import { IndexPage } from './IndexPage.tsx'
import { MachinePage } from './machine/MachinePage.tsx'
import { useTheme } from './useTheme.ts'

/** The gallery of machines: diagrams, simulation and coverage, but not in production (security.qa.production). */
export function Gallery() {
  const { theme, toggle } = useTheme()
  const coverage = useCoverage()
  return (
    <Router base="/_machines">
      <header className={styles.header}>
        <Link href="/" className={styles.logo}>
          Vitrine <span className={styles.part}>machines</span>
        </Link>
        <nav className={styles.links} aria-label="The shop">
          <Link href="/faults">Faults</Link>
          <Link href="/sequence">Sequence</Link>
          <Link href="/reports">Reports</Link>
          <Link href="/agentCheckout">Agents</Link>
          <a href="/">Shop</a>
          <a href="/graphql">Playground</a>
          <button type="button" onClick={toggle}>
            {theme === 'dark' ? 'Light' : 'Dark'}
          </button>
        </nav>
      </header>
      <main className={styles.main}>
        <Switch>
          <Route path="/">
            <IndexPage coverage={coverage} />
          </Route>
          <Route path="/faults">
            <FaultsPage />
          </Route>
          <Route path="/sequence">
            <SequencePage />
          </Route>
          <Route path="/reports">
            <FlightPage />
          </Route>
          <Route path="/:id">
            {({ id }) => {
              const entry = drawnMachines.find(({ machine }) => machine.id === id)
              return entry ? (
                <MachinePage key={id} entry={entry} coverage={coverage} />
              ) : (
                <p className={styles.missing}>
                  There is no machine “{id}”. <Link href="/">All machines</Link>
                </p>
              )
            }}
          </Route>
        </Switch>
      </main>
    </Router>
  )
}
