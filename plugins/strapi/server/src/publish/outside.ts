import { AsyncResource } from 'node:async_hooks'

const outside = new AsyncResource('citable')

/**
 * Runs work outside of any request: neither in the request that began it nor in its transaction. A site may filter what a request reads, by tenant for instance,
 * and its filters must not decide what the plugin knows of entries.
 */
export const outsideRequest = <Value>(work: () => Value): Value => outside.runInAsyncScope(work)
