import { loadLanguagePack } from '@citable/core/languages'
import {
  type AskGenerator,
  type AskReader,
  createFakeLanguageModel,
  createManualSchedule,
  settlePromises,
  shownRemarks,
  shownTitles,
  testRemarkGenerator,
  testTitleGenerator,
} from '../../testing/index.ts'
import type { TitleParts } from '../ask-for-titles.ts'
import { doTitleJob } from '../title-job.ts'
import { askDeviceForRemarks } from './ask-device-for-remarks.ts'
import { askDeviceForTitles } from './ask-device-for-titles.ts'
import { type DeviceModel, findDeviceModel } from './device-generator.ts'
import { DeviceError, deviceLimits } from './device-session.ts'

type Asked = Parameters<AskGenerator>

/** Asks a fake model by `ask`; what it rejects with is told as the suite tells it. */
async function askFake<Outcome>(
  [, answer, controller, ends]: Asked,
  ask: (model: DeviceModel, work: TitleParts['work']) => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'none' | 'timeout' | 'aborted' | 'refused' }> {
  const refusal = new DOMException('no', 'NotAllowedError')
  const { scope, calls } = createFakeLanguageModel({
    answers: ['says' in answer ? answer.says : answer.does === 'hang' ? 'hang' : refusal],
  })
  const { schedule, advance } = createManualSchedule()
  const model = (await findDeviceModel(scope, 'en', schedule))!
  const asked = ask(model, (job) => doTitleJob(job, loadLanguagePack)).catch((error: unknown) => {
    if (controller.signal.aborted) return { kind: 'aborted' } as const
    if (!(error instanceof DeviceError)) throw error
    return { kind: error.fault === 'not_now' ? 'timeout' : error.fault === 'not_allowed' ? 'refused' : 'none' } as const
  })
  if (ends !== 'answer') {
    while (!calls.some(({ name }) => name === 'prompt')) await settlePromises()
    if (ends === 'late') advance(deviceLimits.answer)
    else controller.abort()
  }
  return asked
}

const askForTitles: AskGenerator = (...asked) =>
  askFake(asked, async (model, work) => {
    const origin = { work, origin: 'device_ai' }
    const { titles, written, refused } = await askDeviceForTitles(asked[0], model, origin, () => {}, asked[2].signal)
    return written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'titles', titles: shownTitles(titles), written, refused } as const)
  })

const askForRemarks: AskReader = (...asked) =>
  askFake(asked, async (model, work) => {
    const { check } = (await askDeviceForRemarks(asked[0], model, work, () => {}, asked[2].signal)) ?? {}
    if (check === undefined || check.written === 0) return { kind: 'none' } as const
    return { ...check, kind: 'remarks', remarks: shownRemarks(check.remarks) } as const
  })

testTitleGenerator('The browser’s own model', askForTitles)
testRemarkGenerator('The browser’s own model', askForRemarks)
