import type { AnalysisRequest } from '../analyzer.ts'
import { type AskedRemarks, askForRemarks } from '../ask-for-remarks.ts'
import type { TitleParts } from '../ask-for-titles.ts'
import { askDevice } from './ask-device.ts'
import type { DeviceModel } from './device-generator.ts'

/** Has the browser's own model read a draft, as `askDevice` asks. null: its answer has another form. */
export const askDeviceForRemarks = (
  request: AnalysisRequest,
  model: DeviceModel,
  work: TitleParts['work'],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<AskedRemarks | null> => askDevice(model, (generate) => askForRemarks(request, { work, generate }, signal), onProgress, signal)
