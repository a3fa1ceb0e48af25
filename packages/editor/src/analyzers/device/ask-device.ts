import type { TitleParts } from '../ask-for-titles.ts'
import type { DeviceModel } from './device-generator.ts'

/**
 * Asks the browser's own model by `ask`, in a session of its own. Call it in the task of a click: the session is opened before this function
 * returns. Rejects with `DeviceError`, as `ask` does, and with the signal's reason when called off.
 */
export async function askDevice<Answer>(
  model: DeviceModel,
  ask: (generate: TitleParts['generate']) => Promise<Answer>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  // A prompt that cannot be made calls the download off, too.
  const ended = new AbortController()
  const opened = model.open(onProgress, AbortSignal.any([signal, ended.signal]))
  opened.catch(() => {})
  try {
    return await ask(async (prompt, called) => (await opened).generate(prompt, called))
  } finally {
    ended.abort()
    opened.then((session) => session.close()).catch(() => {})
  }
}
