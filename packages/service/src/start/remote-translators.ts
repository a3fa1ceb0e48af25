import { readFileSync } from 'node:fs'
import {
  askApy,
  createApertium,
  createAzure,
  createDeepl,
  createGoogleAdvanced,
  createGoogleBasic,
  createLanguageModel,
  createLibreTranslate,
  type GoogleAccount,
  type Translator,
  withBreaker,
} from '@citable/providers'
import { guardedFetch } from '../fetching/guarded-fetch.ts'
import { createSafeFetch, type SafeFetchSettings } from '../fetching/safe-fetch.ts'
import type { Settings } from '../settings.ts'
import { StartFault } from './start-fault.ts'

/** Milliseconds of one call to an engine, its repeated calls included. */
const callMs = 25_000

export type TranslateSettings = Pick<
  Settings,
  | Extract<keyof Settings, `CITABLE_${'TRANSLATE' | 'DEEPL' | 'GOOGLE_TRANSLATE' | 'AZURE' | 'LIBRETRANSLATE'}_${string}`>
  | 'CITABLE_APERTIUM_URL'
  | 'CITABLE_APERTIUM_CONCURRENCY'
>

/** Engines over HTTP that the settings name, each left alone for a minute when it is down. @throws StartFault */
export function remoteTranslators(settings: TranslateSettings, fetching: Omit<SafeFetchSettings, 'exceptions'>): readonly Translator[] {
  const addresses = [settings.CITABLE_LIBRETRANSLATE_URL, settings.CITABLE_TRANSLATE_MODEL_URL, settings.CITABLE_APERTIUM_URL]
  const ports = addresses.flatMap((address) =>
    address === undefined || new URL(address).port === '' ? [] : [Number(new URL(address).port)],
  )
  const safeFetch = createSafeFetch({ ...fetching, ports, exceptions: settings.CITABLE_TRANSLATE_ALLOW })
  const options = { fetch: guardedFetch(safeFetch, callMs), timeoutMs: callMs }
  const { CITABLE_DEEPL_KEY: deepl, CITABLE_AZURE_TRANSLATOR_KEY: azure, CITABLE_LIBRETRANSLATE_URL: libre } = settings
  const { CITABLE_TRANSLATE_MODEL_URL: modelUrl, CITABLE_TRANSLATE_MODEL: model, CITABLE_APERTIUM_URL: apertium } = settings
  const { CITABLE_GOOGLE_TRANSLATE_KEY: google, CITABLE_GOOGLE_TRANSLATE_ACCOUNT: account } = settings
  const engines: (Translator | null)[] = [
    deepl === undefined ? null : createDeepl({ key: deepl, ...options }),
    account !== undefined
      ? createGoogleAdvanced({ account: readAccount(account), location: settings.CITABLE_GOOGLE_TRANSLATE_LOCATION, ...options })
      : google === undefined
        ? null
        : createGoogleBasic({ key: google, ...options }),
    azure === undefined ? null : createAzure({ key: azure, region: settings.CITABLE_AZURE_TRANSLATOR_REGION ?? null, ...options }),
    modelUrl === undefined || model === undefined
      ? null
      : createLanguageModel({
          url: modelUrl,
          model,
          key: settings.CITABLE_TRANSLATE_MODEL_KEY ?? null,
          structured: settings.CITABLE_TRANSLATE_MODEL_SCHEMA === 'on',
          ...options,
        }),
    libre === undefined
      ? null
      : createLibreTranslate({
          url: libre,
          key: settings.CITABLE_LIBRETRANSLATE_KEY ?? null,
          tier: settings.CITABLE_LIBRETRANSLATE_TIER,
          ...options,
        }),
    apertium === undefined ? null : createApertium({ run: askApy(apertium, options), concurrency: settings.CITABLE_APERTIUM_CONCURRENCY }),
  ]
  return engines.flatMap((engine) => (engine === null ? [] : [withBreaker(engine)]))
}

/** Engines in the order that the operator wants them tried in. */
export function inOrder(translators: readonly Translator[], order: readonly string[]): readonly Translator[] {
  const place = ({ id }: Translator): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...translators].sort((one, other) => place(one) - place(other))
}

function readAccount(file: string): GoogleAccount {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<GoogleAccount>
    const { project_id, client_email, private_key } = value
    if (typeof project_id === 'string' && typeof client_email === 'string' && typeof private_key === 'string')
      return { project_id, client_email, private_key }
  } catch {
    // reported below, without the content of the file
  }
  throw new StartFault('CITABLE_GOOGLE_TRANSLATE_ACCOUNT: the file is not that of a service account.')
}
