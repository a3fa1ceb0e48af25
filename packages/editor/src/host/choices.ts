import { type AnalysisContext, type LanguageTag, type TextKind, textKinds } from '@citable/core'

/** The author's decisions about this article. Stored with it, by the host. */
export interface Choices {
  /** Ids of checks that are not right for this text. */
  readonly setAside: readonly string[]
  /** null: read from the text. */
  readonly textKind: TextKind | null
  /** null: read from the text, the host's own locale where it is not certain. */
  readonly language: LanguageTag | null
}

export const noChoices: Choices = { setAside: [], textKind: null, language: null }

/** The choices as an analysis takes them. */
export const contextOfChoices = ({
  setAside,
  textKind,
  language,
}: Choices): Pick<AnalysisContext, 'language' | 'textKind' | 'setAside'> => ({
  language,
  ...(textKind !== null && { textKind }),
  ...(setAside.length > 0 && { setAside }),
})

/** True for a stored value that is a kind of text of this version. */
export const isTextKind = (value: unknown): value is TextKind => (textKinds as readonly unknown[]).includes(value)
