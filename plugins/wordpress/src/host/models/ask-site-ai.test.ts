import { loadLanguagePack } from '@citable/core/languages'
import {
  type AskGenerator,
  type AskReader,
  generatorRequest,
  settlePromises,
  shownRemarks,
  shownTitles,
  testRemarkGenerator,
  testTitleGenerator,
} from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { expect, it, vi } from 'vitest'
import { askSiteAi, askSiteAiToRead } from './ask-site-ai.ts'

interface Asked {
  readonly data: { readonly schema?: object }
  readonly signal: AbortSignal
}

const site = vi.hoisted(() => ({ answer: (_asked: never): Promise<unknown> => Promise.resolve() }))
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: never) => site.answer(asked) }))
vi.mock('./title-worker.ts', () => ({ workInWorker: (job: TitleJob) => doTitleJob(job, loadLanguagePack) }))

/** What the route answers when the AI client fails, by the code of its fault. */
const fault = (reason: 'timeout' | 'refused' | 'failed') => ({ code: `citable_ai_${reason}`, message: `The route says: ${reason}` })

const kinds: Readonly<Record<string, 'timeout' | 'refused' | 'none'>> = {
  citable_ai_timeout: 'timeout',
  citable_ai_refused: 'refused',
  citable_ai_failed: 'none',
}

/** Asks the fake route by `ask`; a rejection is reported as the suite expects. */
async function askFake<Outcome>(
  [, answer, controller, ends]: Parameters<AskGenerator>,
  ask: () => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'none' | 'timeout' | 'aborted' | 'refused' }> {
  let isAsked = false
  site.answer = ({ signal }: Asked) => {
    isAsked = true
    // an empty answer is a fault of the route
    if ('says' in answer) return answer.says.trim() === '' ? Promise.reject(fault('failed')) : Promise.resolve({ text: answer.says })
    if (answer.does === 'refuse') return Promise.reject(fault('refused'))
    if (ends === 'late') return Promise.reject(fault('timeout'))
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const asked = ask().catch((error: { readonly code?: string }) => {
    if (controller.signal.aborted) return { kind: 'aborted' } as const
    const kind = kinds[error.code ?? '']
    if (kind === undefined) throw error
    return { kind }
  })
  if (ends === 'called off') {
    while (!isAsked) await settlePromises()
    controller.abort()
  }
  return asked
}

const ask: AskGenerator = (...asked) =>
  askFake(asked, async () => {
    const { titles, written, refused } = await askSiteAi(asked[0], asked[2].signal)
    return written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'titles', titles: shownTitles(titles), written, refused } as const)
  })

const read: AskReader = (...asked) =>
  askFake(asked, async () => {
    const { check } = (await askSiteAiToRead(asked[0], asked[2].signal)) ?? {}
    if (check === undefined || check.written === 0) return { kind: 'none' } as const
    return { ...check, kind: 'remarks', remarks: shownRemarks(check.remarks) } as const
  })

testTitleGenerator('The site’s AI', ask)
testRemarkGenerator('The site’s AI', read)

it('hands the form of the answer to the route', async () => {
  const sent: Asked[] = []
  site.answer = async (asked: Asked) => {
    sent.push(asked)
    return { text: '[]' }
  }
  await askSiteAi(generatorRequest(), new AbortController().signal)
  expect(sent.map(({ data }) => data.schema)).toMatchObject([{ type: 'object', required: ['titles'] }])
})
