import { gzipSync } from 'node:zlib'
import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

/** Asks Scalar’s plugin, which knows its script only by route, and writes the script, UTF-8 and gzipped, to standard output. */
const asked = Fastify()
await asked.register(scalar, { routePrefix: '/', configuration: { url: '/v1/openapi.json' } })
const { statusCode, rawPayload } = await asked.inject('/js/scalar.js')
if (statusCode !== 200) throw new Error(`Scalar answered ${statusCode}`)
process.stdout.write(gzipSync(rawPayload))
