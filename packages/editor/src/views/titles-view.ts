import { type Draft, fieldText } from '../host/host.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { Catalog } from '../texts/catalog.ts'
import { canWrite } from './row-view.ts'
import type { PanelView, TitleUse, TitleView } from './view-types.ts'

/** CSS pixels in Arial 20 px at which result pages cut a title link (scoring.md, title-width). */
const titleWidthLimit = 600

/** The current title with its score and reasons for comparison, then the suggestions, best first. */
export function titlesView({ optimization, draft }: EditorState, catalog: Catalog): PanelView['titles'] {
  const current = draft.input.kind === 'page' ? (optimization?.article.title ?? '') : fieldText(draft.input.fields, judgedField(draft))
  const suggested = optimization?.titles ?? []
  const own = suggested.find(({ text }) => text === current)
  const first = own ?? currentTitle(current, optimization)
  const others = suggested.filter((title) => title !== own)
  return {
    heading: catalog.text('titlesHeading'),
    items: [titleView(first, true, draft, catalog), ...others.map((title) => titleView(title, false, draft, catalog))],
    noteText: noteOf(others.length, optimization, catalog),
  }
}

/** The field that the article's title is read from: the one for result pages, where it says something of its own. */
const judgedField = ({ input }: Draft): TitleField =>
  input.kind !== 'page' && (input.fields.seoTitle ?? '') !== '' ? 'seo_title' : 'title'

type TitleField = 'title' | 'seo_title'

/** Fields that a suggestion can be put in and that do not hold it, the judged one first. */
function usesOf(text: string, draft: Draft, catalog: Catalog): readonly TitleUse[] {
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
  /** Where another plugin keeps the title for result pages. */
  seoPlugin: ['actionUseInPlugin', 'actionUseInPluginNamed'],
} as const

/** Codes of why there is nothing better than the author's own title. */
const reasonsToStay: readonly string[] = ['ownStays', 'ownWithoutSite']

/** Which title is the better one, or why there is no suggestion; '' while nothing is known. */
function noteOf(count: number, optimization: EditorState['optimization'], catalog: Catalog): string {
  const reason = optimization?.title_reason
  // Below a suggestion that is there to be weighed, "your own title stays" would contradict it.
  const note = count === 0 ? optimization?.titles_note : reason && reasonsToStay.includes(reason.code) ? null : reason
  return note == null ? '' : sentences([note], catalog).join('')
}

/** The current title as the analysis judged it, which may be a keystroke behind or of an older service that did not. */
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

/** The check of the title's width has measured the current one. */
const widthFromChecks = (optimization: EditorState['optimization']): number | null => {
  const width = optimization?.checks.find(({ check }) => check === 'title-width')?.args.px
  return typeof width === 'number' ? width : null
}

const titleView = (
  { text, width, origin, score, reasons, faults = [], claims }: Title,
  isCurrent: boolean,
  draft: EditorState['draft'],
  catalog: Catalog,
): TitleView => {
  const fits = width === null || width <= titleWidthLimit
  const origins = origin === null ? '' : origin === 'rule' ? catalog.text('titleOriginRule') : catalog.text('titleOriginOther', { origin })
  return {
    text: text === '' ? catalog.text('titleEmpty') : text,
    isCurrent,
    width,
    widthShare: width === null ? 0 : Math.min(1, width / titleWidthLimit),
    widthText: width === null ? '' : catalog.text(fits ? 'titleWidth' : 'titleTooWide', { width, limit: titleWidthLimit }),
    fits,
    scoreText: score === null ? '' : catalog.text('titleScore', { score }),
    originText: isCurrent ? catalog.text(judgedField(draft) === 'title' ? 'titleCurrent' : 'titleCurrentSeo') : origins,
    reasons: sentences(reasons, catalog),
    faults: sentences(faults, catalog),
    claims,
    uses: isCurrent ? [] : usesOf(text, draft, catalog),
  }
}

const sentences = (reasons: Title['reasons'], catalog: Catalog): readonly string[] =>
  reasons.map(({ code, args, message }) => catalog.message(`title-reason.${code}`, args) ?? message)
