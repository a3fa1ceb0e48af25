import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownService } from '../src/service-client.ts'
import { refusalOf, runHere } from './run-citable.ts'

/** A service that notes what it is asked and gives one answer. */
let server: Server
let api: string
let answer: { readonly status: number; readonly body: unknown }
const asked: { readonly line: string; readonly key: string | undefined; readonly body: unknown }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    asked.push({
      line: `${request.method} ${request.url}`,
      key: request.headers.authorization,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => server.close())
beforeEach(() => void asked.splice(0))

const run = (args: readonly string[], body: unknown, status = 200) => {
  answer = { status, body }
  return runHere(['webhooks', ...args, '--api', api, '--key', 'the-key'])
}

const webhook = (id: string, more: object = {}) => ({
  id,
  url: `https://${id}.example/`,
  events: ['score.created', 'job.completed'],
  description: null,
  status: 'active',
  failures: 0,
  ...more,
})
const disabled = webhook('whk_2', { status: 'disabled', failures: 7, events: ['*'], url: 'https://two.example/\u001b[2J' })
const rows = {
  one: 'whk_1  active    0 failures  score.created,job.completed  https://whk_1.example/\n',
  two: 'whk_2  disabled  7 failures  *  https://two.example/[2J\n',
}
const delivery = (id: string, more: object) => ({
  id,
  type: 'job.completed',
  status: 'pending',
  attempts: 0,
  response_status: null,
  created_at: '2026-11-28T00:00:00Z',
  ...more,
})
const deliveries = [
  delivery('dlv_2', {}),
  delivery('dlv_1', { type: 'score.created', status: 'delivered', attempts: 3, response_status: 204, created_at: '2026-11-27T00:00:00Z' }),
]
const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const done = (out: string, err = '') => ({ code: 0, out, err })

describe('citable webhooks', () => {
  it.each<[string[], unknown, { line: string; body: unknown }, ReturnType<typeof done>]>([
    [
      ['create', 'https://a.example/'],
      { ...webhook('whk_1'), secret: 'whsec_1' },
      { line: 'POST /v1/webhooks', body: { url: 'https://a.example/', events: ['*'] } },
      done('whsec_1\n', rows.one),
    ],
    [
      ['create', 'https://a.example/', '--events', 'score.created,job.failed', '--description', 'For me', '--json'],
      { secret: 'whsec_1', ...webhook('whk_1') },
      { line: 'POST /v1/webhooks', body: { url: 'https://a.example/', events: ['score.created', 'job.failed'], description: 'For me' } },
      done(pretty({ ...webhook('whk_1'), secret: 'whsec_1' })),
    ],
    [['list'], { data: [disabled, webhook('whk_1')] }, { line: 'GET /v1/webhooks', body: null }, done(rows.two + rows.one)],
    [['list'], { data: [] }, { line: 'GET /v1/webhooks', body: null }, done('no webhooks yet\n')],
    [['list', '--json'], { data: [disabled] }, { line: 'GET /v1/webhooks', body: null }, done(pretty([disabled]))],
    [
      ['deliveries', 'whk_1'],
      { data: deliveries },
      { line: 'GET /v1/webhooks/whk_1/deliveries?limit=20', body: null },
      done(
        'dlv_2  2026-11-28T00:00:00Z  pending    0 attempts  –  job.completed\n' +
          'dlv_1  2026-11-27T00:00:00Z  delivered  3 attempts  204  score.created\n',
      ),
    ],
    [
      ['deliveries', 'whk_1', '--limit', '200', '--json'],
      { data: deliveries },
      { line: 'GET /v1/webhooks/whk_1/deliveries?limit=200', body: null },
      done(pretty(deliveries)),
    ],
    [
      ['deliveries', 'whk_1', '--limit', '1'],
      { data: [] },
      { line: 'GET /v1/webhooks/whk_1/deliveries?limit=1', body: null },
      done('no deliveries yet\n'),
    ],
    [['test', 'whk_1'], { delivery_id: 'dlv_9' }, { line: 'POST /v1/webhooks/whk_1/test', body: null }, done('dlv_9\n')],
    [['enable', 'whk_1'], webhook('whk_1'), { line: 'PATCH /v1/webhooks/whk_1', body: { status: 'active' } }, done(rows.one)],
    [['disable', 'whk_2'], disabled, { line: 'PATCH /v1/webhooks/whk_2', body: { status: 'disabled' } }, done(rows.two)],
    [['disable', 'whk_2', '--json'], disabled, { line: 'PATCH /v1/webhooks/whk_2', body: { status: 'disabled' } }, done(pretty(disabled))],
    [
      ['rotate', 'whk_1'],
      { secret: 'whsec_2' },
      { line: 'POST /v1/webhooks/whk_1/rotate', body: { overlap_s: 86_400 } },
      done('whsec_2\n'),
    ],
    [
      ['rotate', 'whk_1', '--overlap', '0'],
      { secret: 'whsec_2' },
      { line: 'POST /v1/webhooks/whk_1/rotate', body: { overlap_s: 0 } },
      done('whsec_2\n'),
    ],
  ])('%j', async (args, body, question, printed) => {
    expect(await run(args, body)).toEqual(printed)
    expect(asked).toEqual([{ ...question, key: 'Bearer the-key' }])
  })

  it('a deletion is written to the terminal only', async () => {
    expect(await run(['delete', 'whk_1'], null, 204)).toEqual(done('', 'deleted whk_1\n'))
    expect(asked.map(({ line }) => line)).toEqual(['DELETE /v1/webhooks/whk_1'])
  })

  it('a refusal of the service is one sentence, with nothing on standard output', async () => {
    const problem = { code: 'not_found', detail: 'There is no \u001b[1mwebhook whk_9.', status: 404 }
    expect(await run(['test', 'whk_9'], problem, 404)).toEqual({ code: 1, out: '', err: 'citable: There is no [1mwebhook whk_9.\n' })
  })

  it('the key may be in the environment, and the one that is given goes before it', async () => {
    answer = { status: 200, body: { data: [] } }
    const environment = { CITABLE_API_KEY: 'of-environment' }
    await runHere(['webhooks', 'list', '--api', api], { environment })
    await runHere(['webhooks', 'list', '--api', api, '--key', 'given'], { environment })
    expect(asked.map(({ key }) => key)).toEqual(['Bearer of-environment', 'Bearer given'])
  })

  it.each([
    [['send', 'x'], 'webhooks can create, list, deliveries, test, enable, disable, rotate, delete, not “send”.'],
    [['create'], 'webhooks create needs an https address.'],
    [['rotate'], 'webhooks rotate needs the id of a webhook.'],
    [['list', 'x'], 'webhooks list takes no “x”.'],
    [['test', 'whk_1', 'x'], 'webhooks test takes no “x”.'],
    [['deliveries', 'whk_1', '--limit', '201', '--key', 'k'], '--limit must be a whole number from 1 to 200, not “201”.'],
    [['rotate', 'whk_1', '--overlap', '604801', '--key', 'k'], '--overlap must be a whole number from 0 to 604800, not “604801”.'],
    [['list'], '--api needs a key: give --key or set CITABLE_API_KEY.'],
    [
      ['list', '--api', 'ftp://a.example', '--key', 'k'],
      '--api must be an address such as https://citable.example.com/v1, not “ftp://a.example”.',
    ],
  ])('%j is refused', async (args, sentence) => expect(await refusalOf(['webhooks', ...args])).toBe(sentence))
})

it.each([
  [{}, 'http://127.0.0.1:8787/v1'],
  [{ CITABLE_HOST: '0.0.0.0', CITABLE_PORT: '9000' }, 'http://127.0.0.1:9000/v1'],
  [{ CITABLE_HOST: '::' }, 'http://127.0.0.1:8787/v1'],
  [{ CITABLE_HOST: '::1' }, 'http://[::1]:8787/v1'],
  [{ CITABLE_HOST: 'inner.example', CITABLE_PORT: '' }, 'http://inner.example:8787/v1'],
])('what serves with %j is asked at %s', (environment, address) => expect(ownService(environment)).toBe(address))
