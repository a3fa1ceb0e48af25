import { type EditorDraft, fieldText } from '../../host/host.ts'
import type { EditorState } from '../../store/editor-state.ts'
import type { Catalog } from '../../texts/catalog.ts'
import { canWrite } from '../row-view.ts'
import { type RoomView, roomOf, roomView } from '../search-result/room-view.ts'
import type { PanelView, TitleSupportView, TitleUse, TitleView } from '../view-types.ts'

/** The current title with its score and reasons for comparison, then the suggestions, best first. */
export function titlesView({ optimization, draft }: EditorState, catalog: Catalog): PanelView['titles'] {
  const current = draft.input.kind === 'page' ? (optimization?.article.title ?? '') : fieldText(draft.input.fields, judgedField(draft))
  const suggested = optimization?.titles ?? []
  const own = suggested.find(({ text }) => text === current)
  const first = own ?? currentTitle(current, optimization)
  const others = suggested.filter((title) => title !== own)
  const roomIn = (title: Title) => roomOfTitle(title, current, draft, catalog)
  return {
    heading: catalog.text('titlesHeading'),
    items: [
      titleView(first, true, roomIn(first), draft, catalog),
      ...others.map((title) => titleView(title, false, roomIn(title), draft, catalog)),
    ],
    noteText: noteOf(others.length, optimization, draft, catalog),
  }
}

/** The field that the article's title is read from: the one for result pages, where it says something of its own. */
export const judgedField = ({ input }: EditorDraft): TitleField =>
  input.kind !== 'page' && (input.fields.seoTitle ?? '') !== '' ? 'seo_title' : 'title'

type TitleField = 'title' | 'seo_title'

/** Room of the page's whole title element with this title in place of the current one; of the title alone where the host does not know that. */
function roomOfTitle({ text, width }: Title, current: string, { pageTitle }: EditorDraft, catalog: Catalog): RoomView | null {
  if (text !== '' && pageTitle?.includes(current))
    return roomView(
      pageTitle.replace(current, () => text),
      'title',
      catalog,
      text,
    )
  return width === null ? null : roomOf(width, 'title', catalog)
}

/** Fields that can take a suggestion and do not have it yet, the judged one first. */
function usesOf(text: string, draft: EditorDraft, catalog: Catalog): readonly TitleUse[] {
  const fields: readonly TitleField[] = judgedField(draft) === 'title' ? ['title', 'seo_title'] : ['seo_title', 'title']
  return fields.flatMap((field) => {
    const edit = { kind: 'set_field', field, value: text } as const
    const isThere = draft.input.kind !== 'page' && fieldText(draft.input.fields, field) === text
    if (isThere || !canWrite(draft, edit)) return []
    const [label, name] = actions[field === 'seo_title' && draft.seoPlugin ? 'seoPlugin' : field]
    const args = { title: text, plugin: draft.seoPlugin ?? '' }
    return [{ edit, action: { label: catalog.text(label, args), name: catalog.text(name, args) } }]
  })
}

const actions = {
  title: ['actionUseTitle', 'actionUseTitleNamed'],
  seo_title: ['actionUseSeoTitle', 'actionUseSeoTitleNamed'],
  /** For a title that another plugin stores for result pages. */
  seoPlugin: ['actionUseInPlugin', 'actionUseInPluginNamed'],
} as const

/** Codes of why there is nothing better than the author's own title. */
const reasonsToStay: readonly string[] = ['ownStays', 'ownWithoutSite']

/** Which of own and suggested title is better, or why nothing is suggested; '' while nothing is known. */
function noteOf(count: number, optimization: EditorState['optimization'], draft: EditorDraft, catalog: Catalog): string {
  const reason = optimization?.title_reason
  // "Your own title stays" would contradict the suggestion above it.
  const isShown = optimization?.titles_note?.code === 'noBetter' && hasBlocks(optimization, draft)
  const note = isShown ? null : count === 0 ? optimization?.titles_note : reason && reasonsToStay.includes(reason.code) ? null : reason
  return note == null ? '' : sentences([note], catalog).join('')
}

/** The words themselves are below, under a heading that says what they are for. */
const hasBlocks = ({ title_blocks: blocks }: NonNullable<EditorState['optimization']>, draft: EditorDraft): boolean =>
  (blocks ?? []).length > 0 && canWrite(draft, { kind: 'set_field', field: judgedField(draft), value: '' })

/** The current title with the analysis's judgement, if that is of this text: it may be a keystroke behind, and older services give none. */
function currentTitle(text: string, optimization: EditorState['optimization']): Title {
  const judged = optimization?.own_title ?? null
  // the site's name is no part of what was judged
  const isJudged = judged !== null && text !== '' && text.startsWith(judged.text)
  return {
    text,
    width: isJudged && judged.text === text ? judged.width : widthFromChecks(optimization),
    origin: null,
    score: isJudged ? judged.score : null,
    reasons: isJudged ? judged.reasons : [],
    faults: isJudged ? judged.faults : [],
    claims: [],
  }
}

type Title = Omit<NonNullable<EditorState['optimization']>['titles'][number], 'width' | 'origin' | 'score'> & {
  readonly faults?: NonNullable<EditorState['optimization']>['titles'][number]['reasons']
  readonly width: number | null
  readonly origin: string | null
  readonly score: number | null
}

/** Width of the current title, from the check title-width. */
const widthFromChecks = (optimization: EditorState['optimization']): number | null => {
  const width = optimization?.checks.find(({ check }) => check === 'title-width')?.args.px
  return typeof width === 'number' ? width : null
}

const titleView = (title: Title, isCurrent: boolean, room: RoomView | null, draft: EditorState['draft'], catalog: Catalog): TitleView => {
  const { text, score, reasons, faults = [], claims } = title
  const support = isCurrent ? null : supportOf(title, catalog)
  // the room says it, with what the site adds; `support` says what holds it
  const isSaid = (code: string) =>
    (room !== null && widthReasons.includes(code)) || (support !== null && supportReasons.includes(code)) || code === writtenByAi
  const isNews = ({ code }: { readonly code: string }) => !isSaid(code)
  return {
    text: text === '' ? catalog.text('titleEmpty') : text,
    isCurrent,
    room,
    scoreText: score === null ? '' : catalog.text('titleScore', { score }),
    scoreHelp: score !== null && isCurrent ? catalog.text('titleScoreHelp') : '',
    originText: isCurrent ? catalog.text(judgedField(draft) === 'title' ? 'titleCurrent' : 'titleCurrentSeo') : originOf(title, catalog),
    reasons: sentences(reasons.filter(isNews), catalog),
    faults: sentences(faults.filter(isNews), catalog),
    support,
    claims,
    uses: isCurrent ? [] : usesOf(text, draft, catalog),
  }
}

/** Reason that a host puts first in a generator's title: who wrote it, in words of the host. */
const writtenByAi = 'writtenByAi'

const widthReasons: readonly string[] = ['fits', 'longerThanLimit']

const supportReasons: readonly string[] = ['standsInText', 'heldByText', 'wordsNotInText']

function originOf({ origin, reasons }: Title, catalog: Catalog): string {
  if (origin === null) return ''
  if (origin === 'rule') return catalog.text('titleOriginRule')
  return reasons.find(({ code }) => code === writtenByAi)?.message ?? catalog.text('titleOriginOther', { origin })
}

function supportOf({ support, unheld = [], cut, reasons }: Title, catalog: Catalog): TitleSupportView | null {
  if (support === undefined) return null
  const words = unheld.map((word) => catalog.text('titleUnheldWord', { word })).join(', ')
  const said = sentences(
    reasons.filter(({ code }) => supportReasons.includes(code)),
    catalog,
  )
  return {
    kind: support,
    text: words === '' ? said.join(' ') : catalog.text('titleUnheld', { words }),
    cutText: cut ? catalog.text('titleCut', { part: cut }) : '',
  }
}

const sentences = (reasons: Title['reasons'], catalog: Catalog): readonly string[] =>
  reasons.map(({ code, args, message }) => catalog.message(`title-reason.${code}`, args) ?? message)
