import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'

export interface BodySize {
  /** Bytes at most. */
  readonly limit: number
  /** As the request declares it; null: it does not. */
  readonly length: number | null
}

/** Bytes that are reserved where a request declares no length. */
const firstRoom = 64 * 1024

/** Frees the memory of a body's part at once, when it is refused or copied; V8 would let some 64 MB of them lie until it collects. */
export function freePart({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0)
}

/**
 * Receives a body into memory of its own. Each part is put to its place when it comes: when the last one is there nothing is left to be joined, however
 * many bodies end at the same moment.
 */
export function receiveBody(payload: Readable, { limit, length }: BodySize, done: (error: Error | null, body?: Buffer) => void): void {
  if (length !== null && length > limit) {
    done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
    return
  }
  let memory = Buffer.allocUnsafeSlow(length ?? Math.min(firstRoom, limit))
  let held = 0
  const leave = (): void => {
    payload.off('data', put).off('end', end).off('error', fail)
  }
  const fail = (error: Error & { statusCode?: number }): void => {
    leave()
    error.statusCode ??= 400
    done(error)
  }
  const put = (part: Buffer<ArrayBuffer>): void => {
    const needed = held + part.length
    if (needed > limit) {
      fail(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      return
    }
    if (needed > memory.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(needed, 2 * memory.length)))
      larger.set(memory.subarray(0, held))
      memory = larger
    }
    memory.set(part, held)
    held = needed
    freePart(part)
  }
  const end = (): void => {
    leave()
    if (length === null || held === length) done(null, memory.subarray(0, held))
    else done(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH())
  }
  payload.on('data', put).on('end', end).on('error', fail)
  payload.resume()
}
