import type { FastifyBaseLogger } from 'fastify'
import { createOutage, type OutageNews } from '../storage/faults/outage.ts'

/** The log's sentence for an outage of each database. */
const sentences = {
  main: {
    began: 'the database cannot be used: calls that need it are answered 503 until it can',
    ended: 'the database can be used again',
  },
  traffic: {
    began: 'the database of traffic cannot be used: events wait on disk, and reports are answered 503 until it can',
    ended: 'the database of traffic can be used again',
  },
} as const

/** Says that the database cannot be used, and that it can again: once each, however many calls fail. */
export const logOutage =
  (logger: Pick<FastifyBaseLogger, 'error' | 'info'>, of: keyof typeof sentences = 'main') =>
  (news: OutageNews): void => {
    if (news.state === 'ended') {
      logger.info({ faults: news.faults, ms: news.ms }, sentences[of].ended)
      return
    }
    const { reason, message } = news.fault
    logger.error({ reason, cause: message }, sentences[of].began)
  }

/** Outages of both databases. */
export const loggedOutages = (logger: Parameters<typeof logOutage>[0]) => ({
  outage: createOutage(Date.now, logOutage(logger)),
  trafficOutage: createOutage(Date.now, logOutage(logger, 'traffic')),
})
