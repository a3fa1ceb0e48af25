import type { Catalog } from '../../texts/catalog.ts'
import { type SayTranslations, sayTranslations } from '../../texts/translations/say-translations.ts'
import { type TranslationCode, type TranslationTexts, translationTexts } from '../../texts/translations/translation-texts.ts'

/** What became of a translation whose source has changed. */
export interface TranslationChanges {
  /** Names the texts of both as they were compared. */
  readonly state: string
  /** Readers get the translation at once. */
  readonly isPublic: boolean
  readonly changes: readonly {
    readonly id: string
    /** `changed`, `added`, `removed`, `deleted`, `moved`; more may come. */
    readonly kind: string
    /** A person has changed the translation there, too. */
    readonly isConflict: boolean
    /** False: it has no certain place in the translation. */
    readonly isPlaced: boolean
    readonly sourceBefore: string | null
    readonly source: string | null
    readonly translation: string | null
    readonly proposal: string | null
  }[]
  readonly media: readonly { readonly kind: string; readonly what: string }[]
}

export interface ChangesState {
  /** null: being compared. */
  readonly changes: TranslationChanges | null
  /** The choice of this person by the id of a change; absent: proposals are wanted, except where a person has written. */
  readonly wanted: Readonly<Record<string, boolean>>
  /** The editor holds a text that is not saved. */
  readonly isUnsaved: boolean
}

export interface ChangeItem {
  readonly id: string
  readonly kindText: string
  /** Texts with their labels, before the proposal; those that there are. */
  readonly texts: readonly { readonly label: string; readonly text: string; readonly isSource: boolean }[]
  /** What a person has to know before choosing; ''. */
  readonly hint: string
  /** null: there is nothing to choose. */
  readonly choice: { readonly label: string; readonly name: string; readonly isWanted: boolean } | null
}

export interface ChangesView {
  readonly statusText: string
  readonly items: readonly ChangeItem[]
  readonly mediaText: string
  readonly publicText: string
  /** null: nothing can be stored now. */
  readonly take: string | null
  /** Ids for the CMS. */
  readonly choice: { readonly take: readonly string[]; readonly keep: readonly string[] }
}

/** `texts`: of `loadTranslationTexts`. */
export function changesView({ changes, wanted, isUnsaved }: ChangesState, catalog: Catalog, texts: TranslationTexts): ChangesView {
  const say = sayTranslations(catalog, texts)
  const all = changes?.changes ?? []
  const placed = all.filter(({ isPlaced }) => isPlaced)
  const isWanted = ({ id, isConflict }: (typeof all)[number]): boolean => wanted[id] ?? !isConflict
  const count = placed.filter(isWanted).length
  return {
    statusText: changes === null ? say('changesLoading') : all.length === 0 ? say('changesNone') : isUnsaved ? say('changesUnsaved') : '',
    items: all.map((change) => itemOf(change, isWanted(change), say)),
    mediaText:
      changes !== null && changes.media.length > 0 ? say('changesMedia', { what: changes.media.map(({ what }) => what).join(', ') }) : '',
    publicText: changes?.isPublic && count > 0 ? say('changesPublic') : '',
    take: changes === null || isUnsaved ? null : count > 0 ? say('changesTake', { count }) : say('changesKeep'),
    choice: {
      take: placed.filter((change) => change.isConflict && isWanted(change)).map(({ id }) => id),
      keep: placed.filter((change) => !isWanted(change)).map(({ id }) => id),
    },
  }
}

function itemOf(change: TranslationChanges['changes'][number], isWanted: boolean, say: SayTranslations): ChangeItem {
  const { id, kind, isConflict, isPlaced, sourceBefore, source, translation, proposal } = change
  const code = `kind_${kind}`
  const kindText = say(Object.hasOwn(translationTexts, code) ? (code as TranslationCode) : 'kind_changed')
  const text = proposal ?? source ?? translation ?? sourceBefore ?? ''
  return {
    id,
    kindText,
    texts: [
      { label: say('sourceBefore'), text: sourceBefore ?? '', isSource: true },
      { label: say('sourceNow'), text: source ?? '', isSource: true },
      { label: say('stands'), text: translation ?? '', isSource: false },
      { label: say('proposal'), text: proposal ?? '', isSource: false },
    ].filter((one) => one.text !== ''),
    hint: kind === 'moved' ? say('changesMoved') : !isPlaced ? say('changesUnplaced') : isConflict ? say('changesConflict') : '',
    choice: isPlaced ? { label: say('takeProposal'), name: say('changesName', { kind: say('takeProposal'), text }), isWanted } : null,
  }
}
