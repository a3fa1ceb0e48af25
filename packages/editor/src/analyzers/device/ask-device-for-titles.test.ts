import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import {
  createFakeHost,
  createFakeLanguageModel,
  createManualSchedule,
  type FakeModelScript,
  fakeDocument,
  settlePromises,
} from '../../testing/index.ts'
import type { AnalysisRequest } from '../analyzer.ts'
import { doTitleJob, type TitleJob } from '../title-job.ts'
import { askDeviceForTitles } from './ask-device-for-titles.ts'
import { findDeviceModel } from './device-generator.ts'
import type { DeviceError } from './device-session.ts'

const text =
  'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. The dough is ready when it has grown by half.'
const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'

const request = (): AnalysisRequest => {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text }] }))
  host.setField('title', 'Sourdough bulk fermentation at home!')
  const { input, context } = host.readDraft()
  return { documentId: '1', input, context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } } }
}

async function ask(
  script: FakeModelScript,
  work = (job: TitleJob) => doTitleJob(job, loadLanguagePack),
  signal = new AbortController().signal,
) {
  const { scope, calls, settleCreate } = createFakeLanguageModel(script)
  const model = await findDeviceModel(scope, 'en', createManualSchedule().schedule)
  const progress: number[] = []
  const answer = askDeviceForTitles(request(), model!, { work, origin: 'device_ai' }, (share) => progress.push(share), signal)
  const sync = calls.map(({ name }) => name)
  return { answer, sync, settleCreate, progress, names: () => calls.map(({ name }) => name) }
}

describe('askDeviceForTitles', () => {
  it('opens the session in the task of the click, lists what the text supports, and frees the model', async () => {
    const { answer, sync, names, progress } = await ask({ answers: [JSON.stringify([supported, 'A miracle in 37 hours'])] })
    expect(sync).toEqual(['availability', 'create'])
    const { titles, refused } = await answer
    expect(titles.find((title) => title.text === supported)).toMatchObject({ origin: 'device_ai' })
    expect(refused).toBe(1)
    expect(progress).toEqual([0, 1])
    await settlePromises()
    expect(names()).toEqual(['availability', 'create', 'prompt', 'destroy'])
  })

  it.each([
    ['create', { create: new DOMException('no', 'NotAllowedError') }, 'not_allowed', []],
    ['the answer', { answers: [new DOMException('no', 'UnknownError')] }, 'no_answer', ['prompt', 'destroy']],
  ] as const)('rejects with the fault of %s, and leaves no session open', async (_, script, fault, after) => {
    const { answer, names } = await ask(script)
    await expect(answer).rejects.toSatisfy((error: DeviceError) => error.fault === fault)
    await settlePromises()
    expect(names()).toEqual(['availability', 'create', ...after])
  })

  it('ends the download of a model whose prompt could not be made', async () => {
    const { answer, settleCreate, names } = await ask({ create: 'hang' }, async () => ({ ok: false, detail: 'no worker' }))
    await expect(answer).rejects.toThrow('no worker')
    settleCreate()
    await settlePromises()
    expect(names()).toEqual(['availability', 'create', 'destroy'])
  })

  it('ends the session when it is called off while the model writes', async () => {
    const controller = new AbortController()
    const { answer, names } = await ask({ answers: ['hang'] }, undefined, controller.signal)
    const ended = answer.catch((reason: unknown) => reason)
    for (let turn = 0; turn < 50 && !names().includes('prompt'); turn++) await settlePromises()
    controller.abort('closed')
    expect(await ended).toBe('closed')
    await settlePromises()
    expect(names().at(-1)).toBe('destroy')
  })
})
