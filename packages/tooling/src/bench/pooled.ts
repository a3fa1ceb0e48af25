import { analysisLimits, createAnalysisPool, prepareAnalysis, withoutTexts } from '@citable/service/analysis'
import Fastify from 'fastify'
import { reportToParent } from './report-to-parent.ts'

/**
 * The service's analysis pool behind one bare route: HTTP without keys, limits, validation and storage. Argument: worker threads.
 */
const pool = createAnalysisPool({ workers: Number(process.argv[2]), ...analysisLimits })
const server = Fastify()
const time = '2026-01-01T00:00:00.000Z'
const noPages = () => Promise.reject(new Error('no article here has to be fetched'))

server.post<{ Body: { readonly content: { readonly html: string } } }>('/v1/optimize', async ({ body }, reply) => {
  const { job } = await prepareAnalysis(body, time, noPages)
  const result = await pool.run({ ...job, toStore: withoutTexts(body) }, { owner: 'bench' })
  if (!result.ok) throw new Error(`an analysis failed: ${result.message}`)
  return reply.type('application/json; charset=utf-8').send(result.json)
})
const url = await server.listen({ host: '127.0.0.1', port: 0 })
reportToParent({ url, keys: { first: '', other: '' } }, async () => {
  server.server.closeAllConnections()
  await server.close()
  await pool.close()
})
