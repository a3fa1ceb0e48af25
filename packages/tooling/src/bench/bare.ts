import Fastify from 'fastify'
import { reportToParent } from './report-to-parent.ts'

/** Fastify alone with one route that sends a ready-made text: the least that an answer costs. Argument: the text, JSON. */
const [answer = ''] = process.argv.slice(2)
const server = Fastify()
server.get('/v1/score/:id', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer))
const url = await server.listen({ host: '127.0.0.1', port: 0 })
reportToParent({ url, keys: { first: '', other: '' } }, async () => {
  server.server.closeAllConnections()
  await server.close()
})
