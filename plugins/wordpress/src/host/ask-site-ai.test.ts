import { loadLanguagePack } from '@citable/core/languages'
import { type AskGenerator, generatorRequest, settlePromises, shownTitles, testTitleGenerator } from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { expect, it, vi } from 'vitest'
import { askSiteAi } from './ask-site-ai.ts'

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

const ask: AskGenerator = async (request, answer, controller, ends) => {
  let isAsked = false
  site.answer = ({ signal }: Asked) => {
    isAsked = true
    // an empty answer is a fault of the route
    if ('says' in answer) return answer.says.trim() === '' ? Promise.reject(fault('failed')) : Promise.resolve({ text: answer.says })
    if (answer.does === 'refuse') return Promise.reject(fault('refused'))
    if (ends === 'late') return Promise.reject(fault('timeout'))
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const asked = askSiteAi(request, controller.signal).then(
    ({ titles, written, refused }) =>
      written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'titles', titles: shownTitles(titles), written, refused } as const),
    (error: { readonly code?: string }) => {
      if (controller.signal.aborted) return { kind: 'aborted' } as const
      const kind = kinds[error.code ?? '']
      if (kind === undefined) throw error
      return { kind }
    },
  )
  if (ends === 'called off') {
    while (!isAsked) await settlePromises()
    controller.abort()
  }
  return asked
}

testTitleGenerator('The site’s AI', ask)

it('hands the form of the answer to the route', async () => {
  const sent: Asked[] = []
  site.answer = async (asked: Asked) => {
    sent.push(asked)
    return { text: '[]' }
  }
  await askSiteAi(generatorRequest(), new AbortController().signal)
  expect(sent.map(({ data }) => data.schema)).toMatchObject([{ type: 'object', required: ['titles'] }])
})
