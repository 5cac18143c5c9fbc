import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CmsEnvironment, readEnvironment as readCms } from '@vitrine/cms/core/environment.ts'
import { addressTest } from '@vitrine/contract/service/addressList.ts'
import {
  readEnvironment as readGateway,
  variableSchema,
} from '@vitrine/gateway/server/environment.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { covers } from '#tests/support/clauses/covers.ts'
import { cmsMemory, gatewayMemory } from '../../scripts/lib/serverMemory.mjs'

const root = new URL('../../', import.meta.url).pathname
const read = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  restart?: string
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  ports?: string[]
  networks?: string[] | Record<string, object>
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
}
const embedded: Compose = parse(read('compose.yaml'), { merge: true })
const medusa: Compose = parse(read('compose.medusa.yaml'), { merge: true })

/** Both files as `docker compose` merges what they contain: variables and dependencies by name. */
const compose: Compose = {
  services: { ...embedded.services, ...medusa.services },
  networks: { ...embedded.networks, ...medusa.networks },
}
for (const [name, one] of Object.entries(embedded.services)) {
  const other = medusa.services[name]
  if (!other) continue
  const environment = { ...one.environment, ...other.environment }
  const dependencies = { ...one.depends_on, ...other.depends_on }
  compose.services[name] = { ...one, ...other, environment, depends_on: dependencies }
}
const service = (name: string) => compose.services[name] ?? expect.fail(`no service ${name}`)

/** A shop may have deleted the engine for Medusa. */
const hasMedusa = existsSync(`${root}engines/medusa`)
const { variableSchema: adapter, readEnvironment: readAdapter } = hasMedusa
  ? await import('@vitrine/medusa/server/core/environment.ts' as string)
  : {}
const { variableSchema: engine } = hasMedusa
  ? await import('@vitrine/medusa/launch/environment.ts' as string)
  : {}

/** Variables of the schemas, and those that only Node reads. */
const variableNames = new Set([
  ...Object.keys(variableSchema.shape),
  ...Object.keys(CmsEnvironment.in.shape),
  ...Object.keys({ ...adapter?.shape, ...engine?.shape }),
  ...Object.keys({ ...gatewayMemory.variables, ...cmsMemory.variables }),
])
const unknownOf = (names: readonly string[]) => names.filter((name) => !variableNames.has(name))

/** A value for each variable that the operator has to set. */
const secrets: Record<string, string> = {
  SITE_URL: 'https://shop.example',
  SMTP_URL: 'smtps://user:password@smtp.example',
  MAIL_FROM: 'Shop <hello@shop.example>',
  POSTGRES_PASSWORD: 'a1b2',
  METRICS_TOKEN: 'a'.repeat(32),
  OMISE_SECRET_KEY: 'skey_live',
  ORDERS_SECRET: 'b'.repeat(64),
  STAFF_SECRET: 'c'.repeat(64),
  CMS_SECRET: 'e'.repeat(64),
  CMS_WEBHOOK_SECRET: 'f'.repeat(64),
  COMPANY_NAME: 'Shop Co., Ltd.',
  COMPANY_ADDRESS: '1 Silom, Bangkok 10500',
  COMPANY_TAX_ID: '0105500000003',
  BANK_ACCOUNTS: 'Kasikornbank 012-3-45678-9',
  SLIPS_S3_ACCESS_KEY_ID: 'slips',
  SLIPS_S3_SECRET_ACCESS_KEY: 'd'.repeat(32),
  MEDUSA_PUBLIC_URL: 'https://admin.shop.example',
  MEDUSA_POSTGRES_PASSWORD: 'c3d4',
  ADMIN_EMAIL: 'owner@shop.example',
  ADMIN_PASSWORD: 'g'.repeat(32),
  JWT_SECRET: 'h'.repeat(64),
  COOKIE_SECRET: 'i'.repeat(64),
  SHOP_SECRET: 'j'.repeat(64),
}

/** The variables of a service as compose would set them: `${NAME:-default}`, and `${NAME:?}` for required ones. */
function environmentOf(name: string, { environment }: Service = service(name)) {
  const entries = Object.entries(environment ?? {})
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, variable, kind, text) =>
        kind === '-'
          ? text
          : (secrets[variable] ?? expect.fail(`${variable} is not in .env.example`)),
      ),
    ]),
  )
}

/** The CMS URL of the adapters for the content: the gateways' CMS_URL without Medusa. */
const embeddedCmsUrl = 'http://10.89.7.2:3002'
const nodeEnvironment = { NODE_ENV: 'production' }
const servers = ['gateway-1', 'gateway-2', 'cms-1', 'cms-2']
const medusaServers = ['medusa-prepare', 'medusa', 'adapter-1', 'adapter-2', 'medusa-backup']

test('the containers set only variables that the shop reads', () => {
  for (const name of [...servers, ...(hasMedusa ? medusaServers : [])])
    expect(unknownOf(Object.keys(environmentOf(name))), name).toEqual([])
})

test('the gateways and CMS of the compose file start in production with the variables of .env.example', () => {
  const examples = read('.env.example') + read('.env.medusa.example')
  const example = [...examples.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(Object.keys(secrets).filter((name) => !example.includes(name))).toEqual([])
  for (const [services, cmsUrl, office] of [
    [embedded.services, embeddedCmsUrl, 'shop'],
    [compose.services, 'http://10.89.7.2:3003', 'content'],
  ] as const) {
    const variablesOf = (name: string) => ({
      ...nodeEnvironment,
      ...environmentOf(name, services[name]),
    })
    for (const name of ['gateway-1', 'gateway-2'])
      expect(readGateway(variablesOf(name))).toMatchObject({
        isProduction: true,
        isQa: false,
        cmsUrl,
      })
    for (const name of ['cms-1', 'cms-2'])
      expect(readCms(variablesOf(name))).toMatchObject({ isProduction: true, OFFICE: office })
  }
})

test.runIf(hasMedusa)(
  'the adapters of the compose file start in production, with the secrets of the engine, the CMS and the gateways',
  () => {
    // The seed leaves the key in the engine's database.
    const key = { MEDUSA_PUBLISHABLE_KEY: 'pk_1' }
    const engine = environmentOf('medusa')
    for (const name of ['adapter-1', 'adapter-2']) {
      const variables = environmentOf(name)
      expect(readAdapter({ ...nodeEnvironment, ...variables, ...key })).toMatchObject({
        ...{ MEDUSA_URL: 'http://medusa:9000', CONTENT_URL: embeddedCmsUrl },
      })
      for (const shared of ['DATABASE_URL', 'SHOP_SECRET', 'MEDUSA_PUBLIC_URL'])
        expect(variables[shared], shared).toBe(engine[shared])
      for (const shared of ['CMS_SECRET', 'CMS_WEBHOOK_SECRET'])
        expect(variables[shared], shared).toBe(environmentOf('gateway-1')[shared])
    }
    expect(environmentOf('medusa-prepare')).toMatchObject({ ...engine, SEED_PRODUCTS: '0' })
  },
)

test('a process of the shop over Medusa restarts when it ends, and ends no other', () => {
  for (const name of ['medusa', 'adapter-1', 'adapter-2'])
    expect(service(name).restart, name).toBe('unless-stopped')
  for (const name of ['vitrine-medusa', 'vitrine-adapter@', 'vitrine-cms@', 'vitrine-gateway@']) {
    const unit = read(`systemd/${name}.service`)
    expect(unit, name).toContain('\nRestart=on-failure\n')
    expect(unit, name).not.toMatch(/^(Requires|Requisite|BindsTo|PartOf)=/m)
  }
})

test.each(['.env.example', '.env.medusa.example', 'systemd/medusa.env.example'])(
  '%s contains no secret',
  (name) => {
    const values = [...read(name).matchAll(/^\w*(?:SECRET|TOKEN|KEY|PASSWORD)\w*=(.*)$/gm)]
    expect(values.length).toBeGreaterThan(3)
    for (const [line, value] of values) expect(value, line).toBe('')
  },
)

test('every container is read-only, without capabilities and with limited memory', () => {
  for (const [name, one] of Object.entries(compose.services)) {
    expect(one.read_only, name).toBe(true)
    expect(one.cap_drop, name).toEqual(['ALL'])
    expect(one.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(one.mem_limit, name).toMatch(/^\d+m$/)
    expect(one.image, name).toMatch(/:/)
    if (!['medusa-prepare', 'medusa-backup'].includes(name))
      expect(one.healthcheck, name).toBeDefined()
  }
})

test('nginx serves the CMS to the gateways of its machine or private network only', () => {
  covers('security.cms.private')

  const subnet = compose.networks['shop']?.ipam?.config[0]?.subnet ?? ''
  const listensOf = (file: string) => [...read(file).matchAll(/^\s*listen (\S+?);?$/gm)]
  for (const [file, isPrivate] of [
    ['nginx/upstreams.conf', addressTest('127.0.0.0/8')],
    ['nginx/upstreams.containers.conf', addressTest(subnet)],
    ['nginx/medusa.upstreams.conf', addressTest('127.0.0.0/8')],
    ['nginx/medusa.upstreams.containers.conf', addressTest(subnet)],
  ] as const) {
    const [[, listen = ''] = [], ...others] = listensOf(file)
    expect(others).toEqual([])
    expect(isPrivate(listen.split(':')[0] ?? ''), listen).toBe(true)
  }
  for (const file of ['nginx/vitrine.conf', 'nginx/vitrine.medusa.conf'])
    expect(read(file)).not.toMatch(/vitrine_(cms|adapters)|\$origin/)
  // The back office, and nothing else.
  expect(read('nginx/vitrine.office.conf').match(/.*vitrine_cms.*/g)).toEqual([
    '  location ~ ^/(admin|staff|media)(/|$) { proxy_pass http://vitrine_cms; }',
  ])
})

/** Whether .dockerignore leaves a file out of the context: the last pattern that matches it or a folder above it decides. */
function isLeftOut(path: string): boolean {
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  const patterns = readFileSync(new URL('../../.dockerignore', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const matches = (pattern: string) => {
    const [first = '', ...others] = pattern.split(/(\*\*\/|\*)/)
    const wildcard = (part: string) => (part === '*' ? '[^/]*' : '(?:.*/)?')
    const text = [first, ...others]
      .map((part, index) => (index % 2 ? wildcard(part) : part.replace(/[.+]/g, '\\$&')))
      .join('')
    return parents.some((parent) => new RegExp(`^${text}$`).test(parent))
  }
  const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, '')))
  return last !== undefined && !last.startsWith('!')
}

test('git and the image leave out every secret that the guide creates', () => {
  covers('security.secrets.files')

  const guide = read('README.md')
  const created = ['.env', 'tls/vitrine.crt', 'tls/vitrine.key', 'backups/medusa.tar']
  for (const name of ['.env', 'tls', 'vitrine.crt', 'vitrine.key', 'backups/medusa.tar'])
    expect(guide).toContain(name)
  const secrets = [...created.map((name) => `deploy/${name}`), '.env', 'engines/medusa/.env']
  const ignored = execFileSync('git', ['check-ignore', ...secrets], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(secrets)
  expect(secrets.filter((path) => !isLeftOut(path))).toEqual([])
})

test('the images have every file that they copy from the context', () => {
  const dockerfiles = read('Dockerfile') + (hasMedusa ? read('medusa/Dockerfile') : '')
  const copied = [...dockerfiles.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' '),
  )
  expect(copied).toContain('deploy/healthcheck.mjs')
  for (const path of copied)
    expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true)
  expect(copied.filter((path) => path !== '.' && isLeftOut(path))).toEqual([])
  for (const path of [
    '.git/config',
    '.data/secrets.json',
    'tests/web/site.ts',
    'web/node_modules/x',
  ])
    expect(isLeftOut(path), path).toBe(true)
})

/** An image by its tag and digest. */
const pinned = /^[^@]+:[^@]+@sha256:[\da-f]{64}$/

test('every image that is not built here is pinned by tag and digest', () => {
  for (const [name, { image }] of Object.entries(compose.services))
    if (!/^\$\{(VITRINE|MEDUSA)_IMAGE:-/.test(image)) {
      expect(image, name).toMatch(pinned)
    }
  const dockerfiles = execFileSync('git', ['ls-files', '*Dockerfile*'], { cwd: root })
  for (const path of String(dockerfiles).trim().split('\n')) {
    const text = readFileSync(new URL(path, `file://${root}`), 'utf8')
    const stages = [...text.matchAll(/ AS (\S+)$/gm)].map(([, stage = '']) => stage)
    const defaults = Object.fromEntries(
      [...text.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, key = '', value]) => [key, value]),
    )
    const bases = [...text.matchAll(/^(?:FROM|COPY --from=)\s*(\S+)/gm)].map(([, base = '']) =>
      base.replace(/^\$\{(\w+)\}$/, (_, key) => defaults[key] ?? ''),
    )
    expect(bases.length, path).toBeGreaterThan(1)
    // The image of Medusa is built on the shop's own.
    for (const base of bases)
      if (!stages.includes(base) && base !== 'vitrine:latest') expect(base, path).toMatch(pinned)
  }
})

test('every action is pinned by its commit, and no workflow can write unless one of its jobs has to', () => {
  const files = execFileSync('git', ['ls-files', '.github/workflows', '.github/actions'], {
    cwd: root,
  })
  for (const path of String(files).trim().split('\n')) {
    const text = readFileSync(new URL(path, `file://${root}`), 'utf8')
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, use = '']) => use)
    expect(uses.length, path).toBeGreaterThan(0)
    for (const use of uses)
      if (!use.startsWith('./'))
        expect(use, path).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
    if (path.startsWith('.github/workflows/'))
      expect(parse(text).permissions, path).toEqual({ contents: 'read' })
  }
})

test('only nginx is published, and what needs nothing outside cannot reach it', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports)
  expect(published.map(([name]) => name)).toEqual(['nginx'])
  const inner = ['gateway-1', 'gateway-2', 'postgres', 'redis', 'state', 'storage']
  const ofMedusa = ['medusa', 'medusa-prepare', 'medusa-postgres', 'medusa-redis', 'medusa-backup']
  for (const name of [...inner, ...ofMedusa])
    for (const network of service(name).networks as string[])
      expect(compose.networks[network]?.internal, `${name} in ${network}`).toBe(true)
})

test('gateway and CMS run with the memory options of npm start, in containers and as units', () => {
  const gateway = ['node', ...gatewayMemory.nodeOptions, 'gateway/main.ts']
  const cms = ['node', ...cmsMemory.nodeOptions, 'engines/cms/main.ts']
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(gateway).replaceAll(',', ', ')}`)
  expect(service('cms-1').command).toEqual(cms)
  expect(read('systemd/vitrine-gateway@.service')).toContain(`/bin/${gateway.join(' ')}\n`)
  expect(read('systemd/vitrine-cms@.service')).toContain(`/bin/${cms.join(' ')}\n`)
  for (const [name, { variables }] of [
    ['systemd/vitrine-gateway@.service', gatewayMemory],
    ['systemd/vitrine-cms@.service', cmsMemory],
    ['Dockerfile', cmsMemory],
  ] as const)
    for (const pair of Object.entries(variables)) expect(read(name)).toContain(pair.join('='))
})

test('the units and their examples set only variables that the shop reads', () => {
  for (const name of readdirSync(new URL('../../deploy/systemd/', import.meta.url))) {
    if (name.endsWith('.timer')) continue
    const text = read(`systemd/${name}`)
    const assigned = name.endsWith('.service')
      ? text.match(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm)
      : text.match(/^[A-Z_\d]+(?==)/gm)
    expect(assigned?.length, name).toBeGreaterThan(3)
    expect(unknownOf(assigned ?? []), name).toEqual([])
  }
})
