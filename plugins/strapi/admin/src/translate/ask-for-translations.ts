import type { DeviceText } from '@citable/editor/device-translations'
import type { TranslationChanges, Translations } from '@citable/editor/translations'
import type { useFetchClient } from '@strapi/strapi/admin'
import type { EntryAnswer, OrReason, TranslationChangesAnswer, TranslationsAnswer, WaitingAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'

/** Why the server did nothing; `detail` is its own words. */
export class NotDone extends Error {
  readonly reason: string

  constructor(reason: string, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** Has our server read, make and renew an entry in other locales. `say`: the sentence of a reason. */
export function translationsOfEntry(
  { get, post }: Pick<ReturnType<typeof useFetchClient>, 'get' | 'post'>,
  { shape: { uid, kind }, facts: { documentId, locale } }: Pick<EntryAnswer, 'shape' | 'facts'>,
  say: (reason: string) => string,
) {
  const entry = { uid, documentId: documentId ?? '', locale: locale ?? '' }
  const place = `/content-manager/${kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${entry.documentId}`}`
  const answered = <Answer>({ data }: { readonly data: unknown }): Answer => {
    const answer = data as OrReason<Answer>
    if (!answer.ok) throw new NotDone(answer.reason, answer.detail)
    return answer
  }
  const asView = ({ versions, note, problem, ...known }: TranslationsAnswer): Translations => ({
    ...known,
    keeper: '',
    problem: problem === '' ? '' : say(problem),
    versions: versions.map(({ locale: language, mayEdit, ...version }) => ({
      ...version,
      key: language,
      language,
      editUrl: mayEdit ? `${place}?plugins[i18n][locale]=${language}` : '',
    })),
    note: note && { ...note, leftOut: note.leftOut.map((name) => ({ taxonomy: '', name })) },
  })
  return {
    read: async (): Promise<Translations> => asView(answered(await get(`/${pluginId}/translations?${new URLSearchParams(entry)}`))),
    translate: async (language: string): Promise<Translations> =>
      asView(answered(await post(`/${pluginId}/translations`, { ...entry, language }))),
    /** The same by what the browser has translated so far. */
    translateWith: async (language: string, device: readonly DeviceText[], signal: AbortSignal): Promise<Translations & WaitingAnswer> => {
      const asked = await post(`/${pluginId}/translations`, { ...entry, language, device }, { signal })
      const { waiting, ...answer } = answered<TranslationsAnswer & WaitingAnswer>(asked)
      return { ...asView(answer), waiting }
    },
    markReviewed: async (isReviewed: boolean): Promise<Translations> =>
      asView(answered(await post(`/${pluginId}/translation-review`, { ...entry, isReviewed }))),
    /** `stored`: the changes are taken over, as they were looked at. `device`: of `translateWith`. */
    changes: async (
      stored: { readonly seen: string; readonly take: readonly string[]; readonly keep: readonly string[] } | null,
      device?: readonly DeviceText[],
      signal?: AbortSignal,
    ): Promise<TranslationChanges & WaitingAnswer> => {
      const asked = { ...entry, ...stored, ...(device && { device }) }
      return answered<TranslationChangesAnswer>(await post(`/${pluginId}/translation-changes`, asked, ...(signal ? [{ signal }] : [])))
    },
  }
}
