import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CmsEnvironment, readEnvironment as readCms } from '#cms/core/environment.ts'
import { readEnvironment as readGateway, Variables } from '#gateway/server/environment.ts'
import { addressTest } from '#server/limits/addressList.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { cmsMemory, gatewayMemory } from '../../scripts/lib/serverMemory.mjs'

const read = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  read_only?: boolean
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
const compose: Compose = parse(read('compose.yaml'), { merge: true })
const service = (name: string) => compose.services[name] ?? expect.fail(`no service ${name}`)

/** Variables of the schemas, and those that only the container's command line and Node read. */
const known = new Set([
  ...Object.keys(Variables.shape),
  ...Object.keys(CmsEnvironment.in.shape),
  ...Object.keys({ ...gatewayMemory.variables, ...cmsMemory.variables }),
])
const unknownOf = (names: readonly string[]) => names.filter((name) => !known.has(name))

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
  COMPANY_NAME: 'Shop Co., Ltd.',
  COMPANY_ADDRESS: '1 Silom, Bangkok 10500',
  COMPANY_TAX_ID: '0105500000003',
  BANK_ACCOUNTS: 'Kasikornbank 012-3-45678-9',
  SLIPS_S3_ACCESS_KEY_ID: 'slips',
  SLIPS_S3_SECRET_ACCESS_KEY: 'd'.repeat(32),
}

/** The variables of a service as compose would set them: `${NAME:-default}`, and `${NAME:?}` for required ones. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(service(name).environment ?? {})
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

const nodeEnvironment = { NODE_ENV: 'production' }
const servers = ['gateway-1', 'gateway-2', 'cms-1', 'cms-2']

test('the containers set only variables that the shop reads', () => {
  for (const name of servers) expect(unknownOf(Object.keys(environmentOf(name))), name).toEqual([])
})

test('the gateways and CMS of the compose file start in production with the variables of .env.example', () => {
  const example = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(Object.keys(secrets).filter((name) => !example.includes(name))).toEqual([])
  for (const name of ['gateway-1', 'gateway-2'])
    expect(readGateway({ ...nodeEnvironment, ...environmentOf(name) })).toMatchObject({
      isProduction: true,
      isQa: false,
      cmsUrl: 'http://10.89.7.2:3002',
    })
  for (const name of ['cms-1', 'cms-2'])
    expect(readCms({ ...nodeEnvironment, ...environmentOf(name) })).toMatchObject({
      isProduction: true,
    })
})

test('.env.example contains no secret', () => {
  const values = [...read('.env.example').matchAll(/^\w*(?:SECRET|TOKEN|KEY|PASSWORD)\w*=(.*)$/gm)]
  expect(values.length).toBeGreaterThan(5)
  for (const [line, value] of values) expect(value, line).toBe('')
})

test('every container is read-only, without capabilities and with limited memory', () => {
  for (const [name, one] of Object.entries(compose.services)) {
    expect(one.read_only, name).toBe(true)
    expect(one.cap_drop, name).toEqual(['ALL'])
    expect(one.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(one.mem_limit, name).toMatch(/^\d+m$/)
    expect(one.image, name).toMatch(/:/)
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
  ] as const) {
    const [[, listen = ''] = [], ...others] = listensOf(file)
    expect(others).toEqual([])
    expect(isPrivate(listen.split(':')[0] ?? ''), listen).toBe(true)
  }
  expect(read('nginx/vitrine.conf')).not.toContain('vitrine_cms')
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
  const created = ['.env', 'tls/vitrine.crt', 'tls/vitrine.key']
  for (const name of ['.env', 'tls', 'vitrine.crt', 'vitrine.key']) expect(guide).toContain(name)
  const secrets = [...created.map((name) => `deploy/${name}`), '.env', 'adapters/medusa/.env']
  const ignored = execFileSync('git', ['check-ignore', ...secrets], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(secrets)
  expect(secrets.filter((path) => !isLeftOut(path))).toEqual([])
})

test('the image has every file that it copies from the context', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' '),
  )
  expect(copied).toContain('deploy/healthcheck.mjs')
  expect(copied.filter((path) => path !== '.' && isLeftOut(path))).toEqual([])
  for (const path of [
    '.git/config',
    '.data/secrets.json',
    'tests/web/site.ts',
    'web/node_modules/x',
  ])
    expect(isLeftOut(path), path).toBe(true)
})

test('only nginx is published, and what needs nothing outside cannot reach it', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports)
  expect(published.map(([name]) => name)).toEqual(['nginx'])
  for (const name of ['gateway-1', 'gateway-2', 'postgres', 'redis', 'storage'])
    for (const network of service(name).networks as string[])
      expect(compose.networks[network]?.internal, `${name} in ${network}`).toBe(true)
})

test('gateway and CMS run with the memory options of npm start, in containers and as units', () => {
  const gateway = ['node', ...gatewayMemory.nodeOptions, 'gateway/main.ts']
  const cms = ['node', ...cmsMemory.nodeOptions, 'cms/main.ts']
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
    const text = read(`systemd/${name}`)
    const assigned = name.endsWith('.service')
      ? text.match(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm)
      : text.match(/^[A-Z_\d]+(?==)/gm)
    expect(assigned?.length, name).toBeGreaterThan(3)
    expect(unknownOf(assigned ?? []), name).toEqual([])
  }
})
