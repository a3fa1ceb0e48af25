import type { LanguageTag, MessageArgs } from '@citable/core'
import { formatMessage } from '@citable/core/messages'
import { bindCatalog } from '../bind-catalog.ts'
import { type FilesByLanguage, loadFor } from '../load-for.ts'
import { type TrafficCode, type TrafficTexts, trafficTexts } from './traffic-texts.ts'

const files: FilesByLanguage<{ readonly texts: TrafficTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}

/** Words, days and lists of names in the language of the person at the screen. */
export interface SayTraffic {
  (code: TrafficCode, args?: MessageArgs): string
  /** Of an RFC 3339 time, in UTC. */
  day(time: string): string
  /** `GPTBot and CCBot`. */
  list(names: readonly string[]): string
}

/** In the language of a tag; missing texts are in English. */
export async function loadTraffic(tag: LanguageTag): Promise<SayTraffic> {
  const texts = (await loadFor(files, tag))?.texts ?? {}
  const { locale, number, direction } = bindCatalog({}, { locale: tag })
  const isolate = (words: string): string => (direction === 'ltr' || words === '' ? words : `\u2068${words}\u2069`)
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const lists = new Intl.ListFormat(locale)
  return Object.assign(
    (code: TrafficCode, args: MessageArgs = {}) => formatMessage(texts[code] ?? trafficTexts[code], args, locale, number, isolate),
    { day: (time: string) => days.format(new Date(time)), list: (names: readonly string[]) => lists.format(names) },
  )
}
