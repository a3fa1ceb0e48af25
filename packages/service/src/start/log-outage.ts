import type { FastifyBaseLogger } from 'fastify'
import type { OutageNews } from '../storage/faults/outage.ts'

/** Says that the database cannot be used, and that it can again: once each, however many calls fail. */
export const logOutage =
  (logger: Pick<FastifyBaseLogger, 'error' | 'info'>) =>
  (news: OutageNews): void => {
    if (news.state === 'ended') {
      logger.info({ faults: news.faults, ms: news.ms }, 'the database can be used again')
      return
    }
    const { reason, message } = news.fault
    logger.error({ reason, cause: message }, 'the database cannot be used: calls that need it are answered 503 until it can')
  }
