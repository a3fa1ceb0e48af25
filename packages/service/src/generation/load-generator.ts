import { loadOpenAiCompatible, type OpenAiCompatibleOptions, type TextGenerator } from '@citable/providers'
import { guardedFetch } from '../fetching/guarded-fetch.ts'
import { createSafeFetch, type SafeFetchSettings } from '../fetching/safe-fetch.ts'
import type { Settings } from '../settings.ts'

type GeneratorSettings = Pick<Settings, Extract<keyof Settings, `CITABLE_GENERATOR_${string}`>>

/** The text generator that the settings name; null: none, which is the default. Loads its library only when there is one. */
export async function loadGenerator(
  settings: GeneratorSettings,
  fetching: Omit<SafeFetchSettings, 'exceptions'>,
  clock: Pick<OpenAiCompatibleOptions, 'sleep' | 'timeout'> = {},
): Promise<TextGenerator | null> {
  const { CITABLE_GENERATOR_URL: baseUrl, CITABLE_GENERATOR_MODEL: model, CITABLE_GENERATOR_TIMEOUT_MS: timeoutMs } = settings
  if (baseUrl === undefined || model === undefined) return null
  const port = new URL(baseUrl).port
  const safeFetch = createSafeFetch({
    ...fetching,
    ports: port === '' ? [] : [Number(port)],
    exceptions: settings.CITABLE_GENERATOR_ALLOW,
  })
  return loadOpenAiCompatible({
    baseUrl,
    model,
    key: settings.CITABLE_GENERATOR_KEY ?? null,
    price: settings.CITABLE_GENERATOR_PRICE ?? null,
    timeoutMs,
    maxInputTokens: settings.CITABLE_GENERATOR_INPUT_TOKENS,
    maxOutputTokens: settings.CITABLE_GENERATOR_OUTPUT_TOKENS,
    structured: settings.CITABLE_GENERATOR_SCHEMA === 'on',
    fetch: guardedFetch(safeFetch, timeoutMs),
    ...clock,
  })
}
