import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type BodySize, receiveBody } from './receive-body.ts'

/** The body that comes in such parts. */
const receive = (parts: readonly string[], size: BodySize): Promise<string> =>
  new Promise((resolve, reject) => {
    const payload = new PassThrough()
    receiveBody(payload, size, (error, body) => (body ? resolve(body.toString()) : reject(error)))
    for (const part of parts) payload.write(Buffer.from(part))
    payload.end()
  })

it.each([
  { what: 'of a declared length', parts: ['Br', 'ea', 'd'], size: { limit: 10, length: 5 } },
  { what: 'of no declared length', parts: ['Br', 'ea', 'd'], size: { limit: 10, length: null } },
  { what: 'that is as long as it may be', parts: ['Bread'], size: { limit: 5, length: 5 } },
  {
    what: 'that outgrows its room',
    parts: ['B'.repeat(60_000), 'r'.repeat(60_000), 'd'.repeat(60_000)],
    size: { limit: 200_000, length: null },
  },
  { what: 'that is empty', parts: [], size: { limit: 10, length: 0 } },
])('puts together a body $what', async ({ parts, size }) => {
  expect(await receive(parts, size)).toBe(parts.join(''))
})

describe('refuses', () => {
  it.each([
    { what: 'a length beyond the limit', parts: ['Bread'], size: { limit: 4, length: 5 }, code: 'FST_ERR_CTP_BODY_TOO_LARGE' },
    {
      what: 'more than the limit without a length',
      parts: ['Bre', 'ad'],
      size: { limit: 4, length: null },
      code: 'FST_ERR_CTP_BODY_TOO_LARGE',
    },
    { what: 'less than was declared', parts: ['Bre'], size: { limit: 10, length: 5 }, code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' },
    { what: 'more than was declared', parts: ['Bread'], size: { limit: 10, length: 3 }, code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' },
  ])('$what', async ({ parts, size, code }) => {
    await expect(receive(parts, size)).rejects.toMatchObject({ code })
  })

  it('a body that breaks off', async () => {
    const payload = new PassThrough()
    const received = new Promise((resolve) => receiveBody(payload, { limit: 10, length: 5 }, resolve))
    payload.destroy(new Error('aborted'))
    expect(await received).toMatchObject({ message: 'aborted', statusCode: 400 })
  })
})
