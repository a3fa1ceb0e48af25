import { type TextKind, textKinds } from '@citable/core'
import type { EditorState } from '../store/editor-state.ts'
import type { Catalog } from '../texts/catalog.ts'
import type { ChoiceView } from './view-types.ts'

const words = {
  news: 'kindNews',
  how_to: 'kindHowTo',
  recipe: 'kindRecipe',
  explainer: 'kindExplainer',
  list: 'kindList',
  comparison: 'kindComparison',
  product: 'kindProduct',
  opinion: 'kindOpinion',
  interview: 'kindInterview',
  profile: 'kindProfile',
  event: 'kindEvent',
  documentation: 'kindDocumentation',
  article: 'kindArticle',
} as const satisfies Record<TextKind, string>

/** The name of a kind of text in the reader's language; a kind of a newer version as it is called there. */
const kindWord = (kind: string, catalog: Catalog): string => (Object.hasOwn(words, kind) ? catalog.text(words[kind as TextKind]) : kind)

/** The kind of text, its origin, and other kinds a writer may choose. null: not analysed, or by a service that does not say. */
export function textKindView({ optimization, draft }: EditorState, catalog: Catalog): ChoiceView | null {
  const found = optimization?.text_kind
  if (!found) return null
  const { textKind: chosen } = draft.choices
  const kind = kindWord(found.kind, catalog)
  return {
    heading: catalog.text('kindHeading'),
    sentence: catalog.text(found.certainty === 'chosen' ? 'kindChosen' : found.certainty === 'unsure' ? 'kindUnsure' : 'kindFound', {
      kind,
    }),
    value: chosen ?? '',
    options: [
      { value: '', label: chosen === null ? catalog.text('kindAuto', { kind }) : catalog.text('kindAutoPlain') },
      ...textKinds.map((one) => ({ value: one, label: kindWord(one, catalog) })),
    ],
  }
}
