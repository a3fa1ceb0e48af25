import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveDocs } from '../console/serve-docs.ts'
import { createLogger } from '../logger.ts'
import { readSettings } from '../settings.ts'
import { chooseTracer } from '../tracing/choose-tracer.ts'
import { missingPackages, optionalPackages } from './optional-packages.ts'
import { StartFault } from './start-fault.ts'

const notFound = (name: string): never => {
  throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' })
}

describe('packages that may be left out', () => {
  it('are all those that the manifest names as optional', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } })
    expect(Object.values(optionalPackages).flat().toSorted()).toEqual(Object.keys(manifest.optionalDependencies).toSorted())
  })

  it('are known to be there or not', () => {
    expect(missingPackages('tracing')).toEqual([])
    expect(missingPackages('reference', notFound)).toEqual(['@scalar/fastify-api-reference'])
    expect(missingPackages('reference', () => undefined)).toEqual(['@scalar/fastify-api-reference'])
  })
})

describe('without them', () => {
  it('a log gets JSON lines, unless lines for people are asked for', async () => {
    expect((await createLogger('warn', 'auto', ['pino-pretty'])).level).toBe('warn')
    await expect(createLogger('warn', 'pretty', ['pino-pretty'])).rejects.toThrow(
      new StartFault('CITABLE_LOG_FORMAT=pretty needs a package that is not installed: npm install pino-pretty'),
    )
  })

  it('spans are refused at the start with what to install, and not missed where tracing is off', async () => {
    const start = (environment: Record<string, string>) =>
      chooseTracer(readSettings(environment).settings, 'x', () => undefined, ['@opentelemetry/api'])
    expect(await start({})).toBeNull()
    await expect(start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).rejects.toThrow(
      new StartFault('Sending spans needs packages that are not installed: npm install @opentelemetry/api'),
    )
  })

  it('the page of the reference says what to install, and leads to the document', async () => {
    const service = Fastify()
    serveDocs(service, ['@scalar/fastify-api-reference'])
    const { statusCode, body } = await service.inject('/docs')
    expect(statusCode).toBe(404)
    expect(body).toContain('npm install @scalar/fastify-api-reference')
    expect(body).toContain('href="v1/openapi.json"')
  })
})
