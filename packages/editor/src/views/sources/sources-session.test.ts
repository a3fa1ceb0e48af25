import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { type AskedSource, doSourcesJob, type SourcesJob } from '../../analyzers/sources/sources-job.ts'
import { createFakeHost, fakeDocument } from '../../testing/fake-host.ts'
import { createManualSchedule, settlePromises } from '../../testing/manual-schedule.ts'
import { createSourcesSession, type SourcesSessionParts } from './sources-session.ts'

const url = 'https://council.gent/report'
const cites = `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="${url}">the council reports</a>.</p>`
const gone: AskedSource = { kind: 'dead', reason: 'not_found' }

const draftOf = (html: string) => createFakeHost(fakeDocument({ documentId: '7', blocks: [{ id: 'a', kind: 'html', html }] })).readDraft()
const draft = draftOf(cites)

/** The real jobs, without a thread. `refuses`: the browser lets no worker run. */
function threads({ refuses = false } = {}) {
  const counts = { started: 0, ended: 0 }
  const startWorker = () => {
    if (refuses) throw new Error('refused')
    counts.started += 1
    let answer = (_event: { data: never }) => {}
    return {
      addEventListener: (type: string, listener: never) => {
        if (type === 'message') answer = listener
      },
      postMessage: (job: SourcesJob) => void doSourcesJob(job, loadLanguagePack).then((data) => answer({ data: data as never })),
      terminate: () => {
        counts.ended += 1
      },
    }
  }
  return { counts, startWorker }
}

function sessionWith(parts: Partial<SourcesSessionParts> = {}) {
  return createSourcesSession({
    startWorker: threads().startWorker,
    schedule: createManualSchedule().schedule,
    now: () => '2026-11-20T00:00:00Z',
    fetchSource: async () => gone,
    askService: () => Promise.reject(new Error('not asked')),
    ...parts,
  })
}

const answersOf = ({ report }: { readonly report: { readonly claims: readonly { readonly answer: string }[] } | null }) =>
  report?.claims.map(({ answer }) => answer) ?? null

describe('a session', () => {
  it('reads what a document cites and fetches no page before a click', async () => {
    const asked: string[] = []
    const fetchSource = async (given: unknown, address: string) => {
      expect(given).toBe(draft)
      asked.push(address)
      return gone
    }
    const session = sessionWith({ fetchSource })
    await session.ask()
    await session.read(draft, null)
    expect(session.getSnapshot().claims?.map(({ links }) => links)).toEqual([[url]])
    expect(asked).toEqual([])
    const seen: unknown[] = []
    session.subscribe(() => seen.push(session.getSnapshot().asking))
    await Promise.all([session.ask(), session.ask()])
    expect(asked).toEqual([url])
    expect(seen).toEqual([{ done: 0, of: 1 }, { done: 1, of: 1 }, null])
    expect(answersOf(session.getSnapshot())).toEqual(['link_dead'])
  })

  it('says that answers are about another text, and of the newest text only', async () => {
    const session = sessionWith()
    await session.read(draft, null)
    await session.ask()
    expect(session.getSnapshot().isOld).toBe(false)
    await Promise.all([session.read(draftOf('<p>Nothing.</p>'), null), session.read(draftOf(`<p>A beginning.</p>${cites}`), null)])
    expect(session.getSnapshot()).toMatchObject({ isOld: true, claims: [{ links: [url] }] })
    await session.read(draftOf(cites), null)
    expect(session.getSnapshot().isOld).toBe(false)
  })

  it('sends the text to a connected service, and to no other server', async () => {
    const session = sessionWith({
      fetchSource: () => Promise.reject(new Error('not asked')),
      askService: async (_draft, { input }) =>
        ({ claims: [{ answer: JSON.stringify(input).includes(url) ? 'stands_there' : '' }] }) as never,
    })
    await session.read(draft, 'citable.gent')
    await session.ask()
    expect(answersOf(session.getSnapshot())).toEqual(['stands_there'])
  })

  it.each([
    ['a service that does not answer', sessionWith(), 'citable.gent', 'ask'],
    ['a browser without workers', sessionWith({ startWorker: threads({ refuses: true }).startWorker }), null, 'read'],
  ])('tells a failure: %s', async (_what, session, service, failure) => {
    await session.read(draft, service)
    await session.ask()
    expect(session.getSnapshot()).toMatchObject({ failure, asking: null, report: null })
  })

  it.each(['cancel', 'close'] as const)('fetches nothing after %s, keeps its answers, and goes on when it is opened again', async (end) => {
    const { counts, startWorker } = threads()
    const signals: AbortSignal[] = []
    let answer: () => Promise<AskedSource> = async () => gone
    const session = sessionWith({
      startWorker,
      fetchSource: (_draft, _url, signal) => {
        signals.push(signal)
        return answer()
      },
    })
    await session.read(draft, null)
    await session.ask()
    answer = () => new Promise((_resolve, reject) => signals.at(-1)!.addEventListener('abort', () => reject(new Error('aborted'))))
    const asked = session.ask()
    await settlePromises()
    session[end]()
    await asked
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
    expect(session.getSnapshot()).toMatchObject({ asking: null, failure: null })
    expect(answersOf(session.getSnapshot())).toEqual(['link_dead'])
    expect(counts).toEqual(end === 'close' ? { started: 1, ended: 1 } : { started: 1, ended: 0 })
    answer = async () => gone
    await session.read(draft, null)
    await session.ask()
    expect(signals).toHaveLength(3)
  })
})
