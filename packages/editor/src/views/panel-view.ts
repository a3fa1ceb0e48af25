import { problemOf, staysShort } from '@citable/contract/present'
import type { Edit, MessageArgs } from '@citable/core'
import { countsCharacters } from '@citable/core/counts-characters'
import type { AnalysisFailure } from '../analyzers/analyzer.ts'
import { inverseOf, safeFixesOf } from '../host/edits.ts'
import { isEmpty, isStoredElsewhere } from '../host/host.ts'
import type { AppliedEdit, EditorState, Notice } from '../store/editor-state.ts'
import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import { bands, bandWord, toneOf } from './bands.ts'
import { checkKinds, fitsKind } from './check-kinds.ts'
import { otherSection, type Section, sectionOf, sections, topicOf } from './groups.ts'
import { languageView } from './language-view.ts'
import { proposalsView } from './proposals-view.ts'
import { questionsView } from './questions-view.ts'
import { canWrite, changeOf, rowView } from './row-view.ts'
import { schemaTypeView } from './schema/schema-type-view.ts'
import { isJudged, scoreView } from './score-view.ts'
import { previewView } from './search-result/preview-view.ts'
import { shorten } from './search-result/shorten.ts'
import { textKindView } from './text-kind-view.ts'
import { titlesView } from './titles/titles-view.ts'
import type { AppliedView, BannerView, GroupView, PanelView, RowView, Severity, TopicView } from './view-types.ts'

/** Everything a panel draws, made of the store's state. Pure: the same state and catalog give the same view. */
export function panelView(state: EditorState, catalog: Catalog): PanelView {
  const { optimization, draft } = state
  const every = rowsOf(state, catalog)
  const rows = every.filter(({ row }) => !row.isAside)
  const aside = every.flatMap(({ row }) => (row.isAside ? [row] : []))
  const named = nextOf(state, rows)
  const others = byUse(rows.map(({ row }) => row).filter((row) => row.open && !named.includes(row)))
  const isShort = ({ id }: RowView): boolean =>
    optimization?.checks.some((one) => one.check === id && staysShort(one, optimization.text_kind?.kind ?? 'article')) === true
  const doubtful = doubtfulOf(state, rows)
  const twins = twinsOf([...named, ...others, ...doubtful])
  const uncertain = doubtful.filter((row) => !twins.has(row))
  const next = [
    ...named,
    ...others.filter((row) => row.severity !== 'low' && !twins.has(row) && !isShort(row)).slice(0, Math.max(0, shownFirst - named.length)),
  ]
  const first = firstOf(state, next, uncertain)
  const open = rows.filter(({ row }) => row.open && !twins.has(row))
  const groups = groupsOf(state, rows, next, twins, catalog)
  const banners = bannersOf(state, catalog)
  const titles = titlesView(state, catalog)
  return {
    locale: catalog.locale,
    direction: catalog.direction,
    status: statusOf(state, catalog),
    banners,
    start: banners.some(({ code }) => code === 'empty'),
    scores: (['aeo', 'seo'] as const).map((id) => scoreView(id, state, costsOf(id, every), catalog)),
    costs: { heading: catalog.text('costsHeading'), help: catalog.text('costsHelp'), isFirst: next.length + first.length < shownFirst },
    readabilityText: readabilityOf(state, catalog),
    filter: {
      label: catalog.text('filterLabel'),
      value: state.filter,
      options: [
        { value: 'open', label: catalog.text('filterOpen', { count: open.length }) },
        { value: 'all', label: catalog.text('filterAll', { count: rows.length }) },
      ],
    },
    checksHeading: catalog.text('checksHeading'),
    fixAll: fixAllOf(state, catalog),
    groups,
    topics: (['search', 'answers', 'text'] as const).map((id) => {
      const own = rows.flatMap((one) => (one.topic === id && !twins.has(one.row) ? [one.row] : []))
      return {
        id,
        heading: catalog.text(topicHeading[id]),
        rows: byUse(own.filter((row) => row.open && !next.includes(row))),
        uncertain: uncertain.filter((row) => own.includes(row)),
      }
    }),
    checks: every.map(({ row }) => row),
    checkSearch: {
      label: catalog.text('checkSearch'),
      emptyText: catalog.text('checkSearchEmpty'),
      kindLabel: catalog.text('filterLabel'),
      kinds: checkKinds.flatMap(({ kind, label }) => {
        const count = every.filter(({ row }) => fitsKind(row, kind)).length
        return count > 0 ? [{ value: kind, label: `${catalog.text(label)} (${catalog.number(count)})` }] : []
      }),
    },
    groupsEmptyText:
      rows.length === 0 ? catalog.text('emptyChecks') : state.filter === 'open' && open.length === 0 ? catalog.text('emptyOpenChecks') : '',
    aside: { heading: catalog.text('asideHeading', { count: aside.length }), help: catalog.text('asideHelp'), rows: aside },
    proposals: proposalsView(
      rows.map(({ row }) => row),
      catalog,
    ),
    nextHeading: catalog.text('nextHeading'),
    next,
    uncertain: {
      heading: catalog.text('uncertainHeading'),
      help: catalog.text('uncertainHelp'),
      rows: uncertain,
      first,
    },
    textKind: textKindView(state, catalog),
    language: languageView(state, catalog),
    titles,
    questions: questionsView(optimization, draft, catalog),
    preview: previewView(state, catalog),
    schemaHeading: catalog.text('schemaHeading'),
    schemaEmptyText: catalog.text('emptySchema'),
    schemaType: schemaTypeView(state, catalog),
    applied: {
      heading: catalog.text('appliedHeading'),
      items: state.applied.map((entry) => appliedView(entry, draft, catalog)).reverse(),
    },
    prePublish: prePublishOf(
      state,
      open.map(({ row }) => row),
      next,
      cleanTextOf(state, open.length + titles.items.flatMap(({ faults }) => faults).length, uncertain, catalog),
      catalog,
    ),
    notice: state.notice && {
      id: state.notice.id,
      tone: goodNotices.includes(state.notice.code) ? 'good' : 'warning',
      text: catalog.text(noticeCode(state.notice, draft), { checks: titlesOf(state, catalog), plugin: draft.seoPlugin ?? '' }),
    },
    announcement: announcementOf(state, open.length, catalog),
  }
}

const topicHeading = { search: 'topicSearch', answers: 'topicAnswers', text: 'topicText' } as const

interface PlacedRow {
  readonly row: RowView
  readonly section: Section
  readonly topic: TopicView['id']
  /** Points of the whole score that the check costs. */
  readonly points: number
}

const rowsOf = ({ optimization, draft }: EditorState, catalog: Catalog): readonly PlacedRow[] => {
  if (!optimization) return []
  return optimization.checks.map((result) => ({
    row: rowView(result, draft, catalog),
    section: sectionOf(result.group),
    topic: topicOf(result.group, result.check),
    points: result.status === 'fail' ? (result.points ?? 0) : 0,
  }))
}

/** Titles of the checks that the last request left out. */
const titlesOf = ({ optimization, notice }: EditorState, catalog: Catalog): string =>
  (notice?.left ?? [])
    .map((id) => catalog.message(`${id}.title`, {}) ?? optimization?.checks.find(({ check }) => check === id)?.title ?? id)
    .join(', ')

const fixAllOf = ({ optimization, draft, stale }: EditorState, catalog: Catalog): PanelView['fixAll'] => {
  const fixes = optimization && !stale ? safeFixesOf(optimization, draft, (one) => canWrite(draft, one)) : null
  if (fixes === null) return null
  const label = catalog.text('fixAll', { count: fixes.changes.length })
  const changes = fixes.changes.flatMap(({ edit, checks }) => {
    const change = changeOf(draft, edit, catalog)
    const place = 'span' in edit ? edit.span.place : 'block' in edit ? edit.block : null
    const check = optimization!.checks.find((one) => one.check === checks[0])
    const quote = check?.spans.find((span) => span.place === place)?.quote ?? ''
    return change
      ? [{ ...change, title: catalog.message(`${check?.check}.title`, {}) ?? check?.title ?? '', quote: shorten(quote, lineLength) }]
      : []
  })
  return {
    fixes,
    changes,
    action: { label, name: label },
    show: { label: catalog.text('fixAllShow', { count: changes.length }), name: catalog.text('fixAllShow', { count: changes.length }) },
    help: catalog.text('fixAllHelp'),
  }
}

const rank: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

/** Most points first; what can be fixed from here before what cannot; else the rubric's order. */
const byUse = (rows: readonly RowView[]): readonly RowView[] =>
  rows
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) =>
        Number(b.row.open) - Number(a.row.open) ||
        rank[a.row.severity ?? 'low'] - rank[b.row.severity ?? 'low'] ||
        b.row.gain - a.row.gain ||
        Number(b.row.canFix) - Number(a.row.canFix) ||
        Number(b.row.scored) - Number(a.row.scored) ||
        a.at - b.at,
    )
    .map(({ row }) => row)

/** The points that the analysis names as most useful; others that are more than small take the room that they leave. */
const nextOf = ({ optimization }: EditorState, rows: readonly PlacedRow[]): readonly RowView[] =>
  (optimization?.next_steps ?? []).flatMap((id) => rows.find(({ row }) => row.id === id && row.open)?.row ?? [])

/** What is not certain and worth a look, as the analysis orders it; a service before that member leaves it out. */
const doubtfulOf = ({ optimization }: EditorState, rows: readonly PlacedRow[]): readonly RowView[] =>
  (optimization?.worth_a_look ?? []).flatMap((id) => rows.find(({ row }) => row.id === id && row.status === 'uncertain')?.row ?? [])

/** What a score is made of, read backwards: the checks that cost it points. */
const costsOf = (score: 'aeo' | 'seo', every: readonly PlacedRow[]): readonly RowView[] =>
  every
    .filter(({ section, points }) => section.score === score && points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ row }) => row)

/** Most points shown above the topics. */
const shownFirst = 3

const isLow = (optimization: EditorState['optimization']): optimization is NonNullable<EditorState['optimization']> =>
  isJudged(optimization) && Math.min(optimization.aeo_score, optimization.seo_score) < bands.good

/** Below good, what is not certain takes the room that certain points leave: a way up is shown wherever the text has one. */
const firstOf = ({ optimization }: EditorState, next: readonly RowView[], uncertain: readonly RowView[]): readonly RowView[] => {
  if (!isLow(optimization)) return []
  const points = new Map(optimization.checks.map((result) => [result.check, result.points ?? 0]))
  const gainOf = ({ id }: RowView): number => points.get(id) ?? 0
  return uncertain
    .filter((row) => gainOf(row) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .slice(0, Math.max(0, shownFirst - next.length))
}

/** Points about a problem that one before them names; not those with a change of their own, which would be lost. */
function twinsOf(rows: readonly RowView[]): ReadonlySet<RowView> {
  const problems = new Set<number>()
  const edits = new Set<string>()
  return new Set(
    rows.filter(({ id, fix }) => {
      const problem = problemOf(id)
      const edit = fix?.edit ? JSON.stringify(fix.edit) : null
      const isTwin = problem !== undefined && problems.has(problem) && (edit === null || edits.has(edit))
      if (problem !== undefined) problems.add(problem)
      if (edit !== null) edits.add(edit)
      return isTwin
    }),
  )
}

/** Open points that are under the most useful ones are not listed again. */
const groupsOf = (
  { optimization, filter }: EditorState,
  placed: readonly PlacedRow[],
  next: readonly RowView[],
  twins: ReadonlySet<RowView>,
  catalog: Catalog,
): readonly GroupView[] =>
  [...sections, otherSection].flatMap((section) => {
    const all = placed.filter((one) => one.section.id === section.id).map(({ row }) => row)
    const open = all.filter((row) => row.open && !twins.has(row))
    const openCount = open.length
    const shown = byUse(filter === 'open' ? open.filter((row) => !next.includes(row)) : all)
    if (shown.length === 0) return []
    const parts: Readonly<Record<string, number | null>> = optimization?.scores[section.score].parts ?? {}
    const value = parts[section.id] ?? null
    return [
      {
        id: section.id,
        score: section.score,
        label: catalog.text(section.label),
        help: catalog.text(section.help),
        value,
        tone: toneOf(value),
        openCount,
        countText: openCount === 0 ? catalog.text('groupDone') : catalog.text('groupCount', { count: openCount }),
        rows: shown,
      },
    ]
  })

const statusOf = ({ phase, stale, scorer, optimization, failure }: EditorState, catalog: Catalog): PanelView['status'] => {
  // Without a worker nothing was tried with the new text: its author has not asked.
  const isUnasked = phase === 'failed' && failure?.reason === 'worker_blocked' && optimization !== null
  const code = stale && (phase === 'ready' || isUnasked) ? 'stale' : phase
  const badge = {
    idle: { icon: 'none', word: 'statusIdle', tone: 'neutral' },
    analyzing: { icon: 'busy', word: 'statusAnalyzing', tone: 'neutral' },
    ready: { icon: 'good', word: 'statusReady', tone: 'good' },
    stale: { icon: 'info', word: 'statusStale', tone: 'neutral' },
    failed: { icon: 'error', word: 'statusFailed', tone: 'poor' },
  }[code] as { readonly icon: RowView['badge']['icon']; readonly word: UiCode; readonly tone: RowView['badge']['tone'] }
  return {
    code,
    icon: badge.icon,
    word: catalog.text(badge.word),
    tone: badge.tone,
    scorerText:
      scorer === null
        ? ''
        : scorer.kind === 'device'
          ? catalog.text('scoredOnDevice')
          : catalog.text('scoredByService', { name: scorer.name ?? '' }),
    rubricText: optimization ? catalog.text('rubricVersion', { version: optimization.rubric_version }) : '',
  }
}

/** The sentence of the panel for each reason of a failed analysis. */
export const failureText: Record<AnalysisFailure['reason'], UiCode> = {
  aborted: 'failureAborted',
  worker_blocked: 'failureWorkerBlocked',
  worker_died: 'failureWorkerDied',
  unreachable: 'failureUnreachable',
  timeout: 'failureTimeout',
  not_configured: 'failureNotConfigured',
  unauthorized: 'failureUnauthorized',
  forbidden: 'failureForbidden',
  rate_limited: 'failureRateLimited',
  too_large: 'failureTooLarge',
  invalid: 'failureInvalid',
  malformed: 'failureMalformed',
  failed: 'failureFailed',
}

const bannersOf = ({ draft, failure, fellBack, optimization }: EditorState, catalog: Catalog): readonly BannerView[] => {
  const banners: BannerView[] = []
  const add = (
    code: BannerView['code'],
    tone: BannerView['tone'],
    text: string,
    detail: string | null = null,
    action: UiCode | null = null,
  ) =>
    banners.push({
      code,
      tone,
      icon: tone === 'info' ? 'info' : tone,
      text,
      detail,
      action: action && 'retry',
      actionLabel: action ? catalog.text(action) : '',
    })
  const details = ({ detail }: AnalysisFailure) => (detail === null ? null : catalog.text('failureDetail', { detail }))
  if (failure)
    add(
      'failure',
      'error',
      catalog.text(failureText[failure.reason]),
      details(failure),
      // Asked for, the page does what the browser has refused to a worker.
      failure.reason === 'worker_blocked' ? 'actionAnalyseInPage' : 'actionRetry',
    )
  if (fellBack)
    add(
      'fellBack',
      'warning',
      catalog.text('noteFellBack', { reason: catalog.text(failureText[fellBack.reason]) }),
      details(fellBack),
      'actionRetry',
    )
  if (!draft.editable) add('readOnly', 'info', catalog.text('noteReadOnly'))
  if (draft.notRendered.length > 0) add('notRendered', 'info', catalog.text('noteNotRendered', { count: draft.notRendered.length }))
  if (isEmpty(draft) || optimization?.article.word_count === 0) add('empty', 'info', catalog.text('emptyDraft'))
  return banners
}

const readabilityOf = ({ optimization }: EditorState, catalog: Catalog): string => {
  const measured = optimization?.scores.readability
  if (!measured) return ''
  const length = catalog.text(countsCharacters(optimization.article.language) ? 'readingCharacters' : 'readingLength', {
    // the same count as checks and structured data have; formulas leave out words outside of sentences
    words: optimization.article.word_count ?? measured.words,
    sentences: measured.sentences,
  })
  return measured.ease === null
    ? length
    : `${catalog.text('readingEase', { ease: measured.ease, formula: measured.formula ?? '' })} · ${length}`
}

/** Characters of a text shown in a line of the list of changes. */
const lineLength = 80

const appliedView = (entry: AppliedEdit, { editable, seoPlugin }: EditorState['draft'], catalog: Catalog): AppliedView => {
  const text = appliedText(entry, seoPlugin, catalog)
  return {
    id: entry.id,
    text,
    isPresent: entry.isPresent,
    canUndo: editable && inverseOf(entry) !== null,
    undo: { label: catalog.text('actionUndo'), name: catalog.text('actionUndoEdit', { edit: text }) },
  }
}

const fieldWord = { title: 'fieldTitle', seo_title: 'fieldSeoTitle', description: 'fieldDescription', slug: 'fieldSlug' } as const

/** The words a change was to write. */
const wordsOf = (edit: Edit): string => {
  switch (edit.kind) {
    case 'several':
      return edit.edits.map(wordsOf).join(' … ')
    case 'insert_block':
      return edit.html
    case 'split_block':
      return edit.span.quote
    default:
      return edit.value
  }
}

const appliedText = ({ edit, before, isPresent }: AppliedEdit, seoPlugin: string | undefined, catalog: Catalog): string => {
  const was = shorten(before, lineLength)
  if (!isPresent) return catalog.text('appliedNotStored', { value: shorten(wordsOf(edit), lineLength) })
  switch (edit.kind) {
    case 'several':
      return catalog.text('appliedSeveral', { count: edit.edits.length })
    case 'split_block':
      return catalog.text('appliedSplit', { quote: shorten(wordsOf(edit), lineLength) })
    case 'set_field':
      if (edit.field === 'title') return catalog.text(before === '' ? 'appliedTitleEmpty' : 'appliedTitle', { before: was })
      return catalog.text(before === '' ? 'appliedFieldEmpty' : 'appliedField', {
        field: isStoredElsewhere(seoPlugin, edit)
          ? catalog.text('fieldInPlugin', { field: catalog.text(fieldWord[edit.field]), plugin: seoPlugin })
          : catalog.text(fieldWord[edit.field]),
        before: was,
      })
    case 'replace_text':
      return catalog.text('appliedText', { before: was })
    case 'set_attribute':
    case 'set_address':
      return catalog.text('appliedAttribute', { name: edit.kind === 'set_address' ? 'href' : edit.name, before: was })
    case 'insert_block':
      return catalog.text('appliedBlock')
  }
}

const severityCount = { high: 'severityCountHigh', medium: 'severityCountMedium', low: 'severityCountLow' } as const

/** `count`: open points, and faults of the title. */
const cleanTextOf = ({ optimization }: EditorState, count: number, uncertain: readonly RowView[], catalog: Catalog): string =>
  optimization === null || count > 0
    ? ''
    : catalog.text(isLow(optimization) && uncertain.length === 0 ? 'prePublishDoubt' : 'prePublishClean')

const prePublishOf = (
  { optimization }: EditorState,
  open: readonly RowView[],
  top: readonly RowView[],
  cleanText: string,
  catalog: Catalog,
): PanelView['prePublish'] => ({
  heading: catalog.text('prePublishHeading'),
  summary: isJudged(optimization)
    ? catalog.text('prePublishSummary', { aeo: optimization.aeo_score, seo: optimization.seo_score })
    : catalog.text('prePublishNone'),
  counts: (['high', 'medium', 'low'] as const).flatMap((severity) => {
    const rows = open.filter((row) => row.severity === severity)
    const count = rows.length
    const lines = rows.flatMap((row) => (top.includes(row) ? [] : [row.line])).slice(0, 3)
    return count === 0 ? [] : [{ severity, count, text: catalog.text(severityCount[severity], { count }), lines }]
  }),
  cleanText,
  topHeading: catalog.text('nextHeading'),
  top,
})

const noticeText: Record<Notice['code'], UiCode> = {
  applied: 'noticeApplied',
  appliedPartly: 'noticeAppliedPartly',
  undone: 'noticeUndone',
  shown: 'noticeShown',
  notFound: 'noticeNotFound',
  readOnly: 'noticeReadOnly',
  moved: 'noticeMoved',
  refused: 'noticeRefused',
  notStored: 'noticeNotStored',
  slow: 'noticeSlow',
  notChosen: 'noticeNotChosen',
  undoMoved: 'noticeUndoMoved',
  undoRefused: 'noticeUndoRefused',
}

const noticeCode = ({ code, edit }: Notice, { seoPlugin }: EditorState['draft']): UiCode =>
  code === 'applied' && isStoredElsewhere(seoPlugin, edit) ? 'noticeAppliedInPlugin' : noticeText[code]

const goodNotices: readonly Notice['code'][] = ['applied', 'undone', 'shown']

/** Said once per analysis: the skin's live region repeats only what changes. */
const announcementOf = ({ optimization, previous, phase, failure }: EditorState, openCount: number, catalog: Catalog): string => {
  if (phase === 'failed' && failure) return catalog.text(failureText[failure.reason])
  if (!isJudged(optimization)) return ''
  const value = optimization.aeo_score
  const tone = toneOf(value)
  const args: MessageArgs = {
    label: catalog.text('scoreAeo'),
    value,
    word: tone === 'neutral' ? '' : catalog.text(bandWord[tone]),
    open: openCount === 0 ? catalog.text('groupDone') : catalog.text('groupCount', { count: openCount }),
    change: previous ? Math.abs(value - previous.aeoScore) : 0,
  }
  if (!previous) return catalog.text('announceFirst', args)
  return catalog.text(value > previous.aeoScore ? 'announceUp' : value < previous.aeoScore ? 'announceDown' : 'announceSame', args)
}
