import { isAdvice, type Optimization } from '@citable/contract/present'
import type { Edit } from '@citable/core'
import { type EditorDraft, fieldText, type Writable } from '../host/host.ts'
import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import { partlyFrom } from './bands.ts'
import { shorten } from './search-result/shorten.ts'
import type { Badge, EvidenceView, FixView, RowView, Severity } from './view-types.ts'

export type CheckResult = Optimization['checks'][number]

const badges: Record<RowView['status'], { readonly icon: Badge['icon']; readonly word: UiCode; readonly tone: Badge['tone'] }> = {
  pass: { icon: 'good', word: 'checkPass', tone: 'good' },
  partly: { icon: 'partly', word: 'checkPartly', tone: 'fair' },
  uncertain: { icon: 'unknown', word: 'checkUncertain', tone: 'neutral' },
  unscored: { icon: 'none', word: 'checkNotScored', tone: 'neutral' },
  fail: { icon: 'todo', word: 'checkFail', tone: 'poor' },
  not_applicable: { icon: 'none', word: 'checkNotApplicable', tone: 'neutral' },
  not_checked: { icon: 'unknown', word: 'checkNotChecked', tone: 'neutral' },
  error: { icon: 'error', word: 'checkError', tone: 'neutral' },
}

const leftOut = { not_applicable: 'checkNotApplicableText', not_checked: 'checkNotCheckedText', error: 'checkErrorText' } as const

/** Characters of a quote shown in a row. */
const quoteLength = 120

/** Whole-score points from which an open check is important, or worth doing. */
const severityFrom = { high: 3, medium: 1 } as const

/** One check as a line of the list. */
export function rowView(result: CheckResult, draft: EditorDraft, catalog: Catalog): RowView {
  const gain = result.points ?? 0
  const status = statusOf(result)
  const badge = badges[status]
  const isAside = draft.choices.setAside.includes(result.check)
  const open = !isAside && (status === 'fail' || status === 'partly')
  const title = catalog.message(`${result.check}.title`, {}) ?? result.title
  const message = messageOf(result, catalog)
  const question = status === 'uncertain' ? (catalog.message(`${result.check}.question`, {}) ?? result.question ?? '') : ''
  // A title says what holds when the check passes: where it does not, the line says what is wrong, or asks.
  const line = question || (result.status === 'fail' ? message : title) || title
  const severity = open ? severityOf(result, gain) : null
  // A safe fix is offered also where the check passes: one doubled word fails nothing.
  const isOffered = open || status === 'uncertain' || result.fix?.safety === 'safe'
  const fix = result.fix && !isAside && isOffered ? fixView(result, title, draft, catalog) : null
  return {
    id: result.check,
    title,
    status,
    badge: { icon: badge.icon, word: catalog.text(badge.word), tone: badge.tone },
    open,
    line,
    detail: line === message ? '' : message,
    message,
    score: result.score,
    weightText: weightText(result, catalog),
    scored: isScored(result),
    gain: open ? gain : 0,
    gainText: result.status === 'fail' && gain > 0 ? catalog.text('checkGain', { count: gain }) : '',
    severity,
    severityText: severity ? catalog.text(severityWord[severity]) : '',
    evidence: evidenceView(result.evidence, catalog),
    fix,
    canFix: fix?.edit != null,
    spans: result.spans,
    quote: open || status === 'uncertain' ? quoteOf(result, message) : null,
    canJump: result.spans.length > 0,
    jump: { label: catalog.text('actionShow'), name: catalog.text('actionShowCheck', { check: title }) },
    isAside,
    aside: (open || isAside || status === 'uncertain') && draft.accepts.includes('choices') ? asideAction(isAside, title, catalog) : null,
  }
}

const asideAction = (isAside: boolean, check: string, catalog: Catalog): RowView['aside'] => {
  const action = catalog.text(isAside ? 'actionBringBack' : 'actionSetAside')
  return { label: action, name: catalog.text('actionFixCheck', { action, check }) }
}

const quoteOf = ({ spans: [first] }: CheckResult, message: string): string | null =>
  first === undefined || message.includes(first.quote.slice(0, quoteLength / 2)) ? null : shorten(first.quote, quoteLength)

const severityWord = { high: 'severityHigh', medium: 'severityMedium', low: 'severityLow' } as const

function statusOf(result: CheckResult): RowView['status'] {
  const { status, score, certain } = result
  if (status !== 'fail') return status
  if (!isScored(result) && !isAdvice(result.check)) return 'unscored'
  return certain === false ? 'uncertain' : (score ?? 0) >= partlyFrom ? 'partly' : status
}

const isScored = ({ effect, weight }: CheckResult): boolean => effect !== 'none' && !(effect === 'weight' && weight === 0)

const severityOf = ({ effect }: CheckResult, gain: number): Severity =>
  effect === 'cap' || gain >= severityFrom.high ? 'high' : gain >= severityFrom.medium ? 'medium' : 'low'

const messageOf = ({ check, status, code, args, message }: CheckResult, catalog: Catalog): string => {
  if (status !== 'pass' && status !== 'fail') return catalog.text(leftOut[status])
  return (code !== null ? catalog.message(`${check}.${code}`, args) : null) ?? message ?? ''
}

const weightText = ({ effect, weight }: CheckResult, catalog: Catalog): string => {
  if (effect === 'cap') return catalog.text('checkCap')
  if (effect === 'penalty') return catalog.text('checkPenalty')
  return effect === 'none' || weight === 0 ? catalog.text('checkNotScored') : catalog.text('checkWeight', { weight })
}

const evidenceView = ({ grade, sources, contrary }: CheckResult['evidence'], catalog: Catalog): EvidenceView => ({
  grade,
  label: catalog.text('evidenceGrade', { grade }),
  help: catalog.text(`evidence${grade}`),
  sourcesLabel: catalog.text('evidenceSources'),
  sources: sources.filter(isWebAddress).map((url) => ({ url, label: hostOf(url) })),
  contraryLabel: catalog.text('evidenceContrary'),
  contrary: contrary.map((text) => (isWebAddress(text) ? { text: hostOf(text), url: text } : { text: catalog.finding(text), url: null })),
})

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/i.test(text)

const hostOf = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/?#]/)[0] ?? url

const fixWord = { safe: 'fixSafe', draft: 'fixDraft', none: 'fixNone' } as const

const fixView = ({ check, fix }: CheckResult, title: string, draft: EditorDraft, catalog: Catalog): FixView | null => {
  if (!fix) return null
  const edit = fix.safety !== 'none' && fix.edit && canWrite(draft, fix.edit) ? fix.edit : null
  const word = catalog.text(fixWord[fix.safety])
  return {
    text: catalog.message(`${check}.fix.${fix.code}`, fix.args) ?? fix.message,
    word,
    safety: fix.safety,
    edit,
    action: { label: word, name: catalog.text('actionFixCheck', { action: word, check: title }) },
    change: edit && changeOf(draft, edit, catalog),
  }
}

/** True when the host takes this change for this draft. */
export const canWrite = (draft: EditorDraft, edit: Edit): boolean => {
  if (edit.kind === 'several') return edit.edits.every((one) => canWrite(draft, one))
  const needed: Writable = edit.kind === 'set_field' ? `@${edit.field}` : edit.kind
  return draft.editable && draft.accepts.includes(needed)
}

/** Sentences of a proposal's text are in its message; a division shows its effect and how often it happens. */
export const changeOf = (draft: EditorDraft, edit: Edit, catalog: Catalog): FixView['change'] => {
  const shown = (before: string, after: string) => ({
    beforeLabel: catalog.text('changeBefore'),
    before,
    afterLabel: catalog.text('changeAfter'),
    after,
  })
  switch (edit.kind) {
    case 'several': {
      // In a text the last change is made first; it is read from the start.
      const inOrder = edit.edits.every(({ kind }) => kind === 'split_block' || kind === 'replace_text')
        ? edit.edits.toReversed()
        : edit.edits
      const parts = inOrder.flatMap((one) => changeOf(draft, one, catalog) ?? [])
      const [before, after] = [parts.map((one) => one.before), parts.map((one) => one.after)]
      return shown(before.filter((text) => text !== '').join(' … '), after.join(' … '))
    }
    case 'set_field':
      return shown(draft.input.kind === 'page' ? '' : fieldText(draft.input.fields, edit.field), edit.value)
    case 'replace_text':
      return shown(edit.span.quote, edit.value)
    case 'set_attribute':
    case 'set_address':
      return shown(edit.before, edit.value)
    case 'insert_block':
      return shown('', edit.html.replace(/<[^<>]*>/g, ''))
    case 'split_block':
      return shown('', `¶ ${shorten(edit.span.quote, quoteLength)}`)
  }
}
