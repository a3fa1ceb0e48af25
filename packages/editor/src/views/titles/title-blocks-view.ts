import type { Optimization } from '@citable/contract/present'
import { fieldText } from '../../host/host.ts'
import type { EditorState } from '../../store/editor-state.ts'
import { canWrite } from '../row-view.ts'
import { capital, type Inserted, insertWords } from './insert-words.ts'
import { judgedField } from './titles-view.ts'

export { judgedField }

/** Words of the text that can be put into the title. */
export interface TitleBlockView {
  readonly kind: Optimization['title_blocks'][number]['kind']
  readonly text: string
}

/** Building blocks for the title on screen while its author puts it together. */
export interface TitleComposer {
  /**
   * Words that the title on screen lacks; empty where the title cannot be edited. Words that were offered stay after a click has mended the
   * fault they were offered for, as long as the title is one that was made here; sentences, which would take its place, do not.
   */
  blocks(state: EditorState): readonly TitleBlockView[]
  /**
   * The change that puts words into the title: behind those put in before, else at `caret`, in UTF-16 units, else at its end. A sentence takes the
   * place of the title.
   */
  insert(draft: EditorState['draft'], caret: number | null, block: TitleBlockView): TitleEdit
}

type TitleEdit = ReturnType<typeof editOf>

/** For one document, as long as its titles are on the screen. */
export function createTitleComposer(): TitleComposer {
  let offered: readonly TitleBlockView[] = []
  const made = new Set<string>()
  let last: Inserted | null = null
  return {
    blocks({ optimization, draft }) {
      const title = currentTitle(draft)
      if (optimization === null || !canWrite(draft, editOf(draft, title))) return []
      // older services give none
      const fresh = optimization.title_blocks ?? []
      if (fresh.length > 0) offered = fresh.map(({ kind, text }) => ({ kind, text }))
      const said = title.toLowerCase()
      const isWeak = fresh.length > 0
      return isWeak || made.has(title)
        ? offered.filter(({ kind, text }) => (isWeak || kind !== 'sentence') && !said.includes(text.toLowerCase()))
        : []
    },
    insert(draft, caret, block) {
      const title = currentTitle(draft)
      // Editors forget their caret when a text is written for them.
      last = putInto(title, last?.value === title ? last.caret : caret, block)
      made.add(last.value)
      return editOf(draft, last.value)
    },
  }
}

export const currentTitle = ({ input, ...draft }: EditorState['draft']): string =>
  input.kind === 'page' ? '' : fieldText(input.fields, judgedField({ input, ...draft }))

const editOf = (draft: EditorState['draft'], value: string) => ({ kind: 'set_field', field: judgedField(draft), value }) as const

const putInto = (title: string, caret: number | null, { kind, text }: TitleBlockView): Inserted =>
  kind === 'sentence' ? { value: capital(text), caret: text.length } : insertWords(title, caret, text)

/** The title with words at its end, or a sentence in its place, for hosts that ask whether a field takes it. */
export const titleWith = (draft: EditorState['draft'], block: TitleBlockView): TitleEdit =>
  editOf(draft, putInto(currentTitle(draft), null, block).value)
