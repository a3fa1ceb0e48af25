import type { AnalysisRequest } from './analyzer.ts'
import { askForTitles, type TitleParts } from './ask-for-titles.ts'
import type { DeviceModel } from './device-generator.ts'
import type { TitleMix } from './title-job.ts'

/**
 * Asks the browser's own model for titles of a draft. Call it in the task of a click: the session is opened before this function returns.
 * Rejects with `DeviceError`, as the worker does, and with the signal's reason when called off.
 */
export async function askDeviceForTitles(
  request: AnalysisRequest,
  model: DeviceModel,
  { work, origin }: Pick<TitleParts, 'work' | 'origin'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TitleMix> {
  // A prompt that cannot be made calls the download off, too.
  const ended = new AbortController()
  const opened = model.open(onProgress, AbortSignal.any([signal, ended.signal]))
  opened.catch(() => {})
  try {
    return await askForTitles(
      request,
      { work, origin, generate: async (prompt, called) => (await opened).generate(prompt, called) },
      signal,
    )
  } finally {
    ended.abort()
    opened.then((session) => session.close()).catch(() => {})
  }
}
