import type { AnalysisRequest } from '../analyzer.ts'
import { askForTitles, type TitleParts } from '../ask-for-titles.ts'
import type { TitleMix } from '../title-job.ts'
import { askDevice } from './ask-device.ts'
import type { DeviceModel } from './device-generator.ts'

/** Asks the browser's own model for titles of a draft, as `askDevice` asks. */
export const askDeviceForTitles = (
  request: AnalysisRequest,
  model: DeviceModel,
  { work, origin }: Pick<TitleParts, 'work' | 'origin'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TitleMix> => askDevice(model, (generate) => askForTitles(request, { work, origin, generate }, signal), onProgress, signal)
