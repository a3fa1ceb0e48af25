import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { createManualSchedule } from '../../testing/manual-schedule.ts'
import { checkSources } from './check-sources.ts'
import { type AskedSource, doSourcesJob, type FoundClaims, type SourcesJob, type SourcesJobAnswer } from './sources-job.ts'
import { createSourcesWorker, type SourcesWorkerLike } from './sources-worker.ts'

const says = (figure: string, url: string) =>
  `<p>Couriers delivered ${figure} parcels by bicycle last year, <a href="${url}">the council reports</a>.</p>`

const fields = { title: 'Parcels', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }

const requestFor = (html: string, language: string) =>
  ({
    documentId: '1',
    input: { kind: 'body', html, fields },
    context: {
      url: 'https://magazine.gent/a',
      language,
      now: '2026-11-20T00:00:00Z',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd: true,
      options: { seo: true, aeo: true, titles: 0 },
    },
  }) as never

/** The real jobs, without a thread. */
const worker = {
  run: (job: SourcesJob) => doSourcesJob(job, loadLanguagePack),
  end: () => {},
}

async function find(html: string, language = 'en'): Promise<FoundClaims> {
  const answer = await worker.run({ kind: 'claims', request: requestFor(html, language) })
  if (!answer.ok || !('found' in answer)) throw new Error(JSON.stringify(answer))
  return answer.found
}

const bytes = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const page = (sentence: string, more: Partial<Extract<AskedSource, { kind: 'page' }>> = {}): AskedSource => ({
  kind: 'page',
  url: 'https://council.gent/report',
  type: 'text/html',
  charset: 'utf-8',
  body: bytes(
    `<!doctype html><html lang="en"><title>Parcels</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${sentence}</p></main>`,
  ),
  isCut: false,
  ...more,
})

const url = 'https://council.gent/report'

async function check(source: AskedSource | Error, html = says('1.6 million', url)) {
  const fetchSource = async () => {
    if (source instanceof Error) throw source
    return source
  }
  const { claims } = await checkSources(await find(html), { worker, fetchSource, onPage: () => {} }, new AbortController().signal)
  return claims.map(({ answer, reason, source_figure }) => [answer, reason, source_figure])
}

describe('what a page that a draft cites says', () => {
  it.each<[string, AskedSource | Error, readonly unknown[]]>([
    ['holds it', page('Couriers delivered 1,600,000 parcels.'), ['stands_there', null, null]],
    ['says another figure', page('Bicycle couriers delivered 1,900,000 parcels last year.'), ['does_not_hold', null, '1,900,000']],
    ['is cut before its end', page('Nobody counted.', { isCut: true }), ['could_not_be_checked', 'too_large', null]],
    [
      'is plain text',
      page('', { type: 'text/plain', body: bytes('The council says.\n\nBicycle couriers delivered\n1,600,000 parcels.') }),
      ['stands_there', null, null],
    ],
    ['is a PDF', { kind: 'failed', reason: 'file_type' }, ['could_not_be_checked', 'file_type', null]],
    ['has gone', { kind: 'dead', reason: 'not_found' }, ['link_dead', 'not_found', null]],
    ['does not come', new Error('offline'), ['could_not_be_checked', 'no_answer', null]],
    ['is no base64', page('', { body: '%' }), ['could_not_be_checked', 'unreadable', null]],
  ])('%s', async (_what, source, expected) => {
    expect(await check(source)).toEqual([expected])
  })

  it.each([
    ['header', 'windows-1251', ''],
    ['meta', '', '<meta charset="windows-1251">'],
    ['label that nobody knows, then meta', 'nothing', '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'],
  ])('is read in the charset of its %s', async (_where, charset, meta) => {
    // "Курьеры доставили 1600000 посылок за прошлый год."
    const sentence = [202, 243, 240, 252, 229, 240, 251, 32, 228, 238, 241, 242, 224, 226, 232, 235, 232, 32]
    const head = `<html lang="ru">${meta}<p>`
    const rest = ' 1600000 \u00ef\u00ee\u00f1\u00fb\u00eb\u00ee\u00ea.</p>'
    const body = btoa(head + String.fromCharCode(...sentence) + rest + `<p>${String.fromCharCode(...sentence).repeat(12)}</p>`)
    const html = `<p>Курьеры доставили 1600000 посылок на велосипедах, <a href="${url}">сообщает совет</a>. Город считает их на девяти мостах.</p>`
    const found = await find(html, 'ru')
    const report = await checkSources(
      found,
      { worker, fetchSource: async () => page('', { body, charset }), onPage: () => {} },
      new AbortController().signal,
    )
    expect(report.claims.map(({ answer, passage }) => [answer, passage?.startsWith('Курьеры')])).toEqual([['stands_there', true]])
  })
})

describe('asking', () => {
  const many = Array.from({ length: 22 }, (_, index) => says('1.6 million', `https://council.gent/${index}`)).join('')

  it('asks twenty pages at most, of one site one after the other, and says how far it is', async () => {
    let atOnce = 0
    const asked: string[] = []
    const told: string[] = []
    const fetchSource = async (address: string): Promise<AskedSource> => {
      asked.push(address)
      atOnce += 1
      expect(atOnce).toBe(1)
      await Promise.resolve()
      atOnce -= 1
      return { kind: 'failed', reason: 'robots' }
    }
    const onPage = (done: number, of: number) => told.push(`${done} ${of}`)
    const { claims } = await checkSources(await find(many), { worker, fetchSource, onPage }, new AbortController().signal)
    expect(asked).toHaveLength(20)
    expect(told).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1} 20`))
    expect(claims.filter(({ reason }) => reason === 'many_links')).toHaveLength(2)
  })

  it('ends with the page that is being asked when it is called off', async () => {
    const controller = new AbortController()
    const asked: string[] = []
    const fetchSource = async (address: string): Promise<AskedSource> => {
      asked.push(address)
      controller.abort()
      return { kind: 'failed', reason: 'robots' }
    }
    const checked = checkSources(await find(many), { worker, fetchSource, onPage: () => {} }, controller.signal)
    await expect(checked).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })
})

describe('the worker', () => {
  const job = { kind: 'judge', claims: [], language: 'en', asked: url, source: { kind: 'failed', reason: 'robots' } } as const
  const done: SourcesJobAnswer = { ok: true, verdicts: [] }

  /** Workers that were started, and what they were given. */
  function start() {
    const started: { answer: (data: SourcesJobAnswer) => void; fail: () => void; jobs: SourcesJob[]; isEnded: boolean }[] = []
    const schedule = createManualSchedule()
    const worker = createSourcesWorker((): SourcesWorkerLike => {
      const one = { answer: (_: SourcesJobAnswer) => {}, fail: () => {}, jobs: [] as SourcesJob[], isEnded: false }
      started.push(one)
      return {
        addEventListener(type: string, listener: (event: never) => void) {
          if (type === 'message') one.answer = (data) => listener({ data } as never)
          else one.fail = () => listener(undefined as never)
        },
        postMessage: (given: SourcesJob) => one.jobs.push(given),
        terminate: () => {
          one.isEnded = true
        },
      } as SourcesWorkerLike
    }, schedule.schedule)
    return { started, schedule, worker }
  }

  it('starts with the first job and does one after the other', async () => {
    const { started, worker } = start()
    expect(started).toHaveLength(0)
    const [first, second] = [worker.run(job), worker.run(job)]
    await Promise.resolve()
    await Promise.resolve()
    expect(started[0]!.jobs).toHaveLength(1)
    started[0]!.answer(done)
    expect(await first).toBe(done)
    await Promise.resolve()
    expect(started[0]!.jobs).toHaveLength(2)
    started[0]!.answer(done)
    expect(await second).toBe(done)
    expect(started).toHaveLength(1)
  })

  it.each(['takes too long', 'fails'] as const)('one that %s is ended, and the next job has a new one', async (how) => {
    const { started, schedule, worker } = start()
    const first = worker.run(job)
    await Promise.resolve()
    await Promise.resolve()
    if (how === 'fails') started[0]!.fail()
    else schedule.advance(30_000)
    expect(await first).toBeNull()
    expect(started[0]!.isEnded).toBe(true)
    const second = worker.run(job)
    await Promise.resolve()
    await Promise.resolve()
    started[1]!.answer(done)
    expect(await second).toBe(done)
  })

  it('answers nothing once it has ended', async () => {
    const { started, worker } = start()
    const first = worker.run(job)
    await Promise.resolve()
    await Promise.resolve()
    worker.end()
    expect(await first).toBeNull()
    expect(started[0]!.isEnded).toBe(true)
    expect(await worker.run(job)).toBeNull()
    expect(started).toHaveLength(1)
  })
})
