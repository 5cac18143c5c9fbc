import { Link, Route, Router, Switch } from 'wouter'
import { drawnMachines } from '#machines/catalog/machineCatalog.ts'
import { FaultsPage } from '../faults/FaultsPage.tsx'
import { FlightPage } from '../flight/FlightPage.tsx'
import { SequencePage } from '../sequence/SequencePage.tsx'
import { useCoverage } from './coverage/coverage.ts'
import { DifferencesPage } from './differences/DifferencesPage.tsx'
import styles from './Gallery.module.css'
import { IndexPage } from './IndexPage.tsx'
import { MachinePage } from './machine/MachinePage.tsx'
import { ReportBar } from './report/ReportBar.tsx'
import { RunsPage } from './report/RunsPage.tsx'
import { ReportsProvider, useReports } from './report/useReports.tsx'
import { useTheme } from './useTheme.ts'

/** The gallery of machines: diagrams, simulation and coverage. Not served in production (security.qa.production). */
export const Gallery = () => (
  <ReportsProvider>
    <Pages />
  </ReportsProvider>
)

function Pages() {
  const { theme, toggle } = useTheme()
  const coverage = useCoverage(useReports().coverage)
  return (
    <Router base="/_machines">
      <header className={styles.header}>
        <Link href="/" className={styles.logo}>
          Vitrine <span className={styles.part}>machines</span>
        </Link>
        <nav className={styles.links} aria-label="The shop">
          <Link href="/faults">Faults</Link>
          <Link href="/sequence">Sequence</Link>
          <Link href="/runs">Test runs</Link>
          <Link href="/reports">Reports</Link>
          <Link href="/agentCheckout">Agents</Link>
          <a href="/">Shop</a>
          <a href="/graphql">Playground</a>
          <button type="button" onClick={toggle}>
            {theme === 'dark' ? 'Light' : 'Dark'}
          </button>
        </nav>
      </header>
      <ReportBar />
      <main className={styles.main}>
        <Switch>
          <Route path="/">
            <IndexPage coverage={coverage} />
          </Route>
          <Route path="/runs">
            <RunsPage />
          </Route>
          <Route path="/differences">
            <DifferencesPage />
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
