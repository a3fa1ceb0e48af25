import type { Optimization } from '@citable/contract/present'
import { fieldText } from '../host/host.ts'
import type { EditorState } from '../store/editor-state.ts'
import { insertWords } from './insert-words.ts'
import { canWrite } from './row-view.ts'
import { judgedField } from './titles-view.ts'

export { judgedField }

/** Words of the text that can be put into the title. */
export interface TitleBlockView {
  readonly kind: Optimization['title_blocks'][number]['kind']
  readonly text: string
}

/** Building blocks for the title on screen; those that it holds by now are left out. Empty where nobody may write the title. */
export function titleBlocksView({ optimization, draft }: EditorState): readonly TitleBlockView[] {
  const title = currentTitle(draft).toLowerCase()
  if (optimization === null || !canWrite(draft, editOf(draft, title))) return []
  // older services give none
  return (optimization.title_blocks ?? []).flatMap(({ kind, text }) => (title.includes(text.toLowerCase()) ? [] : [{ kind, text }]))
}

/** The change that puts words into the title at `at`, and the place behind them. */
export function insertIntoTitle(draft: EditorState['draft'], at: number | null, words: string) {
  const { value, caret } = insertWords(currentTitle(draft), at, words)
  return { edit: editOf(draft, value), caret }
}

export const currentTitle = ({ input, ...draft }: EditorState['draft']): string =>
  input.kind === 'page' ? '' : fieldText(input.fields, judgedField({ input, ...draft }))

const editOf = (draft: EditorState['draft'], value: string) => ({ kind: 'set_field', field: judgedField(draft), value }) as const
