import { packTags } from '@citable/core/languages/pack-tags'
import type { EditorState } from '../store/editor-state.ts'
import type { Catalog } from '../texts/catalog.ts'
import type { ChoiceView } from './view-types.ts'

/** The language of the text, and what else its writer may say it is. null: not analysed. */
export function languageView({ optimization, draft }: EditorState, catalog: Catalog): ChoiceView | null {
  if (!optimization) return null
  const { language: chosen } = draft.choices
  const language = catalog.languageName(optimization.article.language)
  const tags = chosen === null || packTags.some((tag) => tag === chosen) ? packTags : [...packTags, chosen]
  const named = tags.map((value) => ({ value, label: catalog.languageName(value) }))
  return {
    heading: catalog.text('propertyInLanguage'),
    sentence: catalog.text(chosen === null ? 'languageFound' : 'kindChosen', { language, kind: language }),
    value: chosen ?? '',
    options: [
      { value: '', label: chosen === null ? catalog.text('kindAuto', { kind: language }) : catalog.text('kindAutoPlain') },
      ...named.sort((a, b) => a.label.localeCompare(b.label, catalog.locale)),
    ],
  }
}
