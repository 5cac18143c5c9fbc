import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CmsMetrics } from '@vitrine/cms/monitoring/metrics.ts'
import { startCms } from '@vitrine/cms/tests/support/testCms.ts'
import { Metrics } from '@vitrine/gateway/telemetry/metrics.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { prepareFixture } from '../support/gateway/fixtureShop.ts'
import { startGateway } from '../support/gateway/startGateway.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../deploy/', import.meta.url))
const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find(existsSync)
if (!promtool)
  console.log('The alert rules are not checked by promtool, because Prometheus is not installed.')

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[]
}
const rules = (parse(readFileSync(`${folder}prometheus/alerts.yaml`, 'utf8')) as Rules).groups
const alerts = rules.flatMap((group) => group.rules)

test.runIf(promtool)('promtool accepts the alert rules, and their tests pass', async () => {
  const check = (...args: string[]) => run(promtool ?? '', args, { cwd: `${folder}prometheus` })
  expect((await check('check', 'rules', 'alerts.yaml')).stdout).toContain(
    `${alerts.length} rules found`,
  )
  await check('check', 'config', '--syntax-only', 'prometheus.yaml')
  expect((await check('test', 'rules', 'alerts.test.yaml')).stdout).not.toContain('FAILED')
})

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const dashboard: Dashboard = JSON.parse(readFileSync(`${folder}grafana/vitrine.json`, 'utf8'))
const queries = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr })),
  ),
]

const metricPattern = /\b((?:vitrine|nodejs|process)_\w+)(?:\{([^}]*)\})?/g
/** Labels that Prometheus adds to every series. */
const added = new Set(['job', 'instance', 'le'])

/** The names of metrics as a gateway and a CMS serve them. */
async function scrape(): Promise<Set<string>> {
  const cms = await startCms()
  cms.cms.metrics.measureProcess()
  // As an adapter does, whose other metrics are the CMS's.
  cms.cms.metrics.measureEngine(async () => true)
  const fixture = await prepareFixture()
  // The content from another CMS has metrics of its own.
  const gateway = await startGateway({ cmsUrl: cms.url, contentUrl: cms.url, ...fixture.options })
  try {
    const responses = await Promise.all(
      [cms.url, gateway.url].map(async (url) => (await fetch(`${url}/metrics`)).text()),
    )
    return new Set(responses.join('\n').match(/(?<=^# TYPE )\w+/gm))
  } finally {
    await gateway.close()
    await fixture[Symbol.asyncDispose]()
    await cms.close()
  }
}

test('every metric of the alerts and the dashboard is served by a gateway or a CMS', async () => {
  const served = await scrape()
  const names = queries.flatMap(({ expr }) =>
    [...expr.matchAll(metricPattern)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(40)
  const unknown = names.filter((name = '') => {
    const base = name.replace(/_(bucket|count|sum)$/, '')
    return !served.has(name) && !served.has(base)
  })
  expect(unknown).toEqual([])
})

test('every label of the alerts and the dashboard belongs to one of the metrics in its query', async () => {
  const described = [new Metrics().registry, new CmsMetrics().registry].flatMap((registry) =>
    registry.getMetricsAsArray(),
  )
  const labelsOf = (name: string) => {
    const base = name.replace(/_(bucket|count|sum)$/, '')
    const metric = described.find((one) => one.name === name || one.name === base)
    return (metric as { labelNames?: string[] } | undefined)?.labelNames ?? []
  }
  const problems = queries.flatMap(({ name, expr }) => {
    const metrics = [...expr.matchAll(metricPattern)]
    const inSelectors = metrics.flatMap(([, metric = '', selector = '']) =>
      [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)]
        .filter(([, label = '']) => !added.has(label) && !labelsOf(metric).includes(label))
        .map(([, label]) => `${name}: ${metric} has no label ${label}`),
    )
    const labels = new Set(metrics.flatMap(([, metric = '']) => labelsOf(metric)))
    const inGroups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((label) => label.trim())
        .filter((label) => !added.has(label) && !labels.has(label))
        .map((label) => `${name}: no metric has the label ${label}`),
    )
    return [...inSelectors, ...inGroups]
  })
  expect(problems).toEqual([])
})
