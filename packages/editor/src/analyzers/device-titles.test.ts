import { loadLanguagePack } from '@citable/core/languages'
import {
  type AskGenerator,
  createFakeLanguageModel,
  createManualSchedule,
  settlePromises,
  shownTitles,
  testTitleGenerator,
} from '../testing/index.ts'
import { askDeviceForTitles } from './ask-device-for-titles.ts'
import { DeviceError, deviceLimits, findDeviceModel } from './device-generator.ts'
import { doTitleJob } from './title-job.ts'

const ask: AskGenerator = async (request, answer, controller, ends) => {
  const refusal = new DOMException('no', 'NotAllowedError')
  const { scope, calls } = createFakeLanguageModel({
    answers: ['says' in answer ? answer.says : answer.does === 'hang' ? 'hang' : refusal],
  })
  const { schedule, advance } = createManualSchedule()
  const model = (await findDeviceModel(scope, 'en', schedule))!
  const parts = { work: (job: Parameters<typeof doTitleJob>[0]) => doTitleJob(job, loadLanguagePack), origin: 'device_ai' }
  const asked = askDeviceForTitles(request, model, parts, () => {}, controller.signal).then(
    ({ titles, written, refused }) =>
      written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'titles', titles: shownTitles(titles), written, refused } as const),
    (error: unknown) => {
      if (controller.signal.aborted) return { kind: 'aborted' } as const
      if (!(error instanceof DeviceError)) throw error
      return { kind: error.fault === 'not_now' ? 'timeout' : error.fault === 'not_allowed' ? 'refused' : 'none' } as const
    },
  )
  if (ends !== 'answer') {
    while (!calls.some(({ name }) => name === 'prompt')) await settlePromises()
    if (ends === 'late') advance(deviceLimits.answer)
    else controller.abort()
  }
  return asked
}

testTitleGenerator('The browser’s own model', ask)
