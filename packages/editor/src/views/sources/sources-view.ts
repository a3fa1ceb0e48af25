import type { SourcesReport } from '@citable/contract/present-sources'
import type { MessageArgs, Span } from '@citable/core'
import { formatMessage } from '@citable/core/messages'
import { addressesOf } from '@citable/core/source-answers'
import type { Claim } from '@citable/core/sources'
import { addressesByHost } from '../../analyzers/sources/check-sources.ts'
import type { SourcesNote } from '../../store/editor-state.ts'
import type { Catalog } from '../../texts/catalog.ts'
import { type SourceCode, type SourceTexts, sourceTexts } from '../../texts/sources/source-texts.ts'
import type { ActionView } from '../view-types.ts'

type ReportedClaim = SourcesReport['claims'][number]

/** What the section knows. */
export interface SourcesState {
  /** Statements of the text as it is now, with their links; null: not read yet. */
  readonly claims: readonly Pick<Claim, 'item' | 'links'>[] | null
  /** Host name of the service that asks; null: this site's own server does. */
  readonly serviceHost: string | null
  /** Pages that were looked at and that will be; null: no page is being fetched. */
  readonly asking: { readonly done: number; readonly of: number } | null
  readonly report: Pick<SourcesReport, 'claims'> | null
  /** The text is another one since the report. */
  readonly isOld: boolean
  readonly failure: 'read' | 'ask' | null
}

/** `stands`: the page confirms the claim; `differs`: the page does not; `dead`: there is no page; `open`: undecided. */
type SourceTone = 'stands' | 'differs' | 'dead' | 'open'

/** An address of another site, opened in a new tab. */
export interface SourceLink {
  readonly label: string
  readonly name: string
  readonly url: string
}

export interface SourceItem {
  readonly key: string
  readonly tone: SourceTone
  /** The figure, quotation, date or finding. */
  readonly text: string
  readonly answerText: string
  /** Said before a passage that is not the one cited; ''. */
  readonly passageLabel: string
  /** '': none. */
  readonly passage: string
  readonly links: readonly SourceLink[]
  readonly span: Span
  readonly jump: ActionView
}

interface SourceHost {
  readonly text: string
  readonly addresses: readonly string[]
}

export interface SourcesView {
  readonly phase: 'reading' | 'nothing' | 'listed' | 'asking' | 'answered' | 'failed'
  readonly help: string
  /** The statements that a click looks up; empty once there are answers. */
  readonly claims: readonly { readonly key: string; readonly span: Span; readonly jump: ActionView }[]
  /** Who will be asked. */
  readonly hosts: readonly SourceHost[]
  readonly hostsText: string
  /** null: there is nothing to ask, or pages are being fetched. */
  readonly ask: string | null
  readonly cancel: string
  /** null: no page is being fetched, or the progress is not known. */
  readonly progress: { readonly done: number; readonly of: number } | null
  readonly items: readonly SourceItem[]
  /** For the publisher; null: no page was asked, or the text has changed since. */
  readonly note: SourcesNote | null
  /** For a live region. */
  readonly statusText: string
}

/** `texts`: of `loadSourceTexts`. */
export function sourcesView(state: SourcesState, catalog: Catalog, texts: SourceTexts): SourcesView {
  const { claims, serviceHost, asking, report, isOld, failure } = state
  const say = sayWith(catalog, texts)
  const { asked: addresses } = addressesOf(claims ?? [])
  const beyond = new Set((claims ?? []).flatMap(({ links }) => links)).size - addresses.length
  const phase = phaseOf(state, addresses.length)
  const items = (report?.claims ?? []).map((claim) => itemOf(claim, say))
  const said = {
    reading: () => say('reading'),
    nothing: () => say('none'),
    listed: () => say('listed', { count: claims?.length ?? 0 }),
    asking: () => (serviceHost === null ? say('asking', { ...asking }) : say('askingService')),
    answered: () => [answeredText(report?.claims ?? [], say), isOld ? say('changed') : ''].join(' ').trim(),
    failed: () => say(failure === 'read' ? 'failedRead' : 'failedAsk'),
  }
  const asksNow = asking === null && addresses.length > 0
  return {
    phase,
    help: say('help'),
    claims:
      report === null
        ? (claims ?? []).map(({ item }) => ({ key: keyOf(item), span: item, jump: jumpTo(item.quote, item.quote, say) }))
        : [],
    hosts: asksNow
      ? [...addressesByHost(addresses)].map(([host, pages]) => ({
          text: say('hostPages', { host, count: pages.length }),
          addresses: pages,
        }))
      : [],
    hostsText: asksNow
      ? [
          serviceHost === null ? say('asks') : say('asksByService', { host: serviceHost }),
          beyond > 0 ? say('beyond', { count: beyond }) : '',
        ]
          .join(' ')
          .trim()
      : '',
    ask: asksNow ? (report === null ? say('ask', { count: addresses.length }) : say('askAgain')) : null,
    cancel: say('cancel'),
    progress: serviceHost === null ? asking : null,
    items,
    note:
      report === null || isOld
        ? null
        : noteOf(report.claims, items, `${catalog.text('evidenceSources')}: ${answeredText(report.claims, say)}`),
    statusText: said[phase](),
  }
}

function phaseOf({ claims, asking, report, failure }: SourcesState, addresses: number): SourcesView['phase'] {
  if (asking !== null) return 'asking'
  if (failure !== null) return 'failed'
  if (report !== null) return 'answered'
  if (claims === null) return 'reading'
  return addresses === 0 ? 'nothing' : 'listed'
}

type Say = (code: SourceCode, args?: MessageArgs) => string

/** A translator's unbalanced brace leaves the English. */
function sayWith({ locale, number, direction }: Catalog, texts: SourceTexts): Say {
  const isolate = (words: string): string => (direction === 'ltr' || words === '' ? words : `\u2068${words}\u2069`)
  return (code, args = {}) => formatMessage(texts[code] ?? sourceTexts[code], args, locale, number, isolate)
}

const tones: Readonly<Record<ReportedClaim['answer'], readonly [SourceTone, SourceCode]>> = {
  stands_there: ['stands', 'standsThere'],
  does_not_hold: ['differs', 'doesNotHold'],
  could_not_be_checked: ['open', 'couldNotBeChecked'],
  link_dead: ['dead', 'linkDead'],
}

function noteOf(claims: readonly ReportedClaim[], items: readonly SourceItem[], text: string): SourcesNote {
  const links = claims.flatMap((claim) => claim.links)
  return {
    text,
    faults: items.flatMap((item) => (isFault(item.tone) ? `${item.text}: ${item.answerText}` : [])),
    dead: links.flatMap(({ answer, url }) => (answer === 'link_dead' ? url : [])),
  }
}

/** The text cites a page that does not say it, or is not there. */
export const isFault = (tone: SourceTone): boolean => tone === 'differs' || tone === 'dead'

function answeredText(claims: readonly ReportedClaim[], say: Say): string {
  const count = (wanted: SourceTone): number => claims.filter(({ answer }) => tones[answer]?.[0] === wanted).length
  return say('answered', { stands: count('stands'), differs: count('differs'), open: count('open'), dead: count('dead') })
}

function itemOf(claim: ReportedClaim, say: Say): SourceItem {
  const { text, span: place, source, passage, source_figure: figure } = claim
  // a service may be newer than this panel
  const [tone, code] = tones[claim.answer] ?? tones.could_not_be_checked
  const shown = tone === 'dead' ? null : passage
  const span = { ...place, quote: text }
  const links =
    tone === 'dead'
      ? [
          linkTo(source, say('openPage', { host: hostOf(source) }), say),
          ...(claim.archive_url === null ? [] : [linkTo(claim.archive_url, say('openArchive'), say)]),
        ]
      : [
          claim.passage_url === null
            ? linkTo(source, say('openPage', { host: hostOf(source) }), say)
            : linkTo(claim.passage_url, say('openPassage', { host: hostOf(source) }), say),
        ]
  return {
    key: keyOf(span),
    tone,
    text,
    answerText: answerOf(claim, code, tone === 'differs' ? figure : null, say),
    passageLabel: shown !== null && tone !== 'stands' ? say('nearest') : '',
    passage: shown ?? '',
    links: links.flat(),
    span,
    jump: jumpTo(say('show'), text, say),
  }
}

function answerOf({ text, reason }: ReportedClaim, code: SourceCode, figure: string | null, say: Say): string {
  if (figure !== null) return say('differs', { source: figure, text })
  const why = `why_${reason}`
  return reason !== null && Object.hasOwn(sourceTexts, why)
    ? say('reason', { answer: say(code), reason: say(why as SourceCode) })
    : say(code)
}

/** Only addresses that a browser opens as a page. */
function linkTo(url: string, label: string, say: Say): readonly SourceLink[] | SourceLink {
  return /^https?:\/\//i.test(url) ? { label, name: say('newTab', { label }), url } : []
}

const jumpTo = (label: string, text: string, say: Say): ActionView => ({ label, name: say('showName', { text }) })

const keyOf = ({ place, start, end }: Omit<Span, 'quote'>): string => `${place} ${start} ${end}`

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
