import { askEngine, type EngineOptions } from '../engines/ask-engine.ts'
import type { RunProgram } from './run-apertium.ts'

/** Apertium's HTTP server (apertium-apy) in the place of the program. @param url address before `/translate` */
export const askApy =
  (url: string, options: EngineOptions): RunProgram =>
  async (command, mode, input, signal) => {
    const base = url.replace(/\/$/, '')
    const call =
      command === 'list'
        ? { url: `${base}/listPairs`, method: 'GET' as const, headers: {}, body: null }
        : {
            url: `${base}/translate`,
            method: 'POST' as const,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ langpair: mode.replace('-', '|'), q: input, format: 'html', markUnknown: 'yes' }).toString(),
          }
    const answer = await askEngine('Apertium', call, options, signal)
    if (!answer.ok) return answer
    const data = (answer.body as { responseData?: unknown } | null)?.responseData
    if (command === 'translate') {
      const text = (data as { translatedText?: unknown } | null | undefined)?.translatedText
      return { code: typeof text === 'string' ? 0 : 1, output: typeof text === 'string' ? text : '' }
    }
    const pairs = Array.isArray(data) ? (data as readonly { sourceLanguage?: unknown; targetLanguage?: unknown }[]) : []
    return { code: Array.isArray(data) ? 0 : 1, output: pairs.map((pair) => `${pair?.sourceLanguage}-${pair?.targetLanguage}`).join('\n') }
  }
