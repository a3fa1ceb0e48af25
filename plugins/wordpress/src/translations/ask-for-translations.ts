import type { DeviceText } from '@citable/editor/device-translations'
import type { LanguageVersion, TranslationChanges, Translations } from '@citable/editor/translations'
import apiFetch from '@wordpress/api-fetch'

interface Answer {
  readonly language: string
  readonly keeper: string
  readonly versions: readonly {
    readonly id: number
    readonly language: string
    readonly title: string
    readonly status: LanguageVersion['status']
    readonly edit: string
    readonly url: string
    readonly engine: string
    readonly is_reviewed: boolean
    readonly changes: number
  }[]
  readonly targets: readonly string[]
  readonly device_targets: readonly string[] | null
  readonly problem: string
  readonly waiting: readonly string[]
  readonly made: number | null
  readonly note:
    | (Pick<NonNullable<Translations['note']>, 'from' | 'engine' | 'review' | 'changes'> & {
        readonly is_reviewed: boolean
        readonly is_kept: boolean
        readonly left_out: readonly { readonly taxonomy: string; readonly name: string }[]
      })
    | null
}

/** What this site knows about a post's languages. Rejects with what its server answers. */
export const readTranslations = async (post: string): Promise<Translations> =>
  translationsOf(await apiFetch<Answer>({ path: pathOf(post, 'translations') }))

/** Has the service translate the saved text into a draft; where there is a version in the language, nothing is made. */
export const translate = async (post: string, language: string): Promise<Translations> =>
  translationsOf(await apiFetch<Answer>({ path: pathOf(post, 'translations'), method: 'POST', data: { language } }))

/** The same by what the browser has translated so far; `waiting`: what it has to translate yet. */
export async function translateWith(
  post: string,
  language: string,
  device: readonly DeviceText[],
  signal: AbortSignal,
): Promise<Translations & { readonly waiting: readonly string[] }> {
  const answer = await apiFetch<Answer>({ path: pathOf(post, 'translations'), method: 'POST', data: { language, device }, signal })
  return { ...translationsOf(answer), waiting: answer.waiting }
}

export const markReviewed = async (post: string, isReviewed: boolean): Promise<Translations> =>
  translationsOf(await apiFetch<Answer>({ path: pathOf(post, 'translation-review'), method: 'POST', data: { is_reviewed: isReviewed } }))

interface ChangesAnswer extends Pick<TranslationChanges, 'state' | 'media'> {
  readonly waiting: readonly string[]
  readonly is_public: boolean
  readonly changes: readonly {
    readonly id: string
    readonly kind: string
    readonly is_conflict: boolean
    readonly is_placed: boolean
    readonly source_before: string | null
    readonly source: string | null
    readonly translation: string | null
    readonly proposal: string | null
  }[]
}

/** What the original has changed. `stored`: the changes are taken over, as they were looked at. `device`: of `translateWith`. */
export async function askForChanges(
  post: string,
  stored: { readonly seen: string; readonly take: readonly string[]; readonly keep: readonly string[] } | null,
  device?: readonly DeviceText[],
  signal?: AbortSignal,
): Promise<TranslationChanges & { readonly waiting: readonly string[] }> {
  const { state, media, is_public, changes, waiting } = await apiFetch<ChangesAnswer>({
    path: pathOf(post, 'translation-changes'),
    method: 'POST',
    data: { ...stored, ...(device && { device }) },
    ...(signal && { signal }),
  })
  return {
    waiting,
    state,
    isPublic: is_public,
    media,
    changes: changes.map(({ is_conflict, is_placed, source_before, ...change }) => ({
      ...change,
      isConflict: is_conflict,
      isPlaced: is_placed,
      sourceBefore: source_before,
    })),
  }
}

/** What the server, or the browser's translator, says about a failure; '': nothing. */
export const sentenceOf = (error: unknown): string => {
  const { message, code, name } = (error ?? {}) as { readonly message?: unknown; readonly code?: unknown; readonly name?: unknown }
  return typeof message === 'string' && (String(code).startsWith('citable_') || name === 'DeviceSentence') ? message : ''
}

const pathOf = (post: string, name: string): string => `/citable/v1/posts/${Number(post)}/${name}`

const translationsOf = ({ versions, note, language, keeper, targets, device_targets, problem }: Answer): Translations => ({
  language,
  keeper,
  targets,
  deviceTargets: device_targets,
  problem,
  versions: versions.map(({ id, edit, is_reviewed, ...version }) => ({
    ...version,
    key: String(id),
    editUrl: edit,
    isReviewed: is_reviewed,
  })),
  note: note && {
    from: note.from,
    engine: note.engine,
    isReviewed: note.is_reviewed,
    review: note.review,
    leftOut: note.left_out,
    isKept: note.is_kept,
    changes: note.changes,
  },
})
