import type { Span } from '@citable/core'
import type { Remark, RemarkKind } from '@citable/core/remarks'
import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import type { ActionView } from './view-types.ts'

/** A model's remark; its quotation is the button that leads to its place. */
export interface RemarkItem {
  readonly key: string
  readonly kindText: string
  readonly text: string
  /** Names and figures of it that the text lacks; '': none. */
  readonly unheldText: string
  readonly span: Span
  readonly jump: ActionView
}

export interface RemarksView {
  readonly heading: string
  /** What remarks are and what they are not. */
  readonly help: string
  /** Has the browser's own model read the text. */
  readonly askText: string
  readonly readingText: string
  /** Said of an answer that has another form. */
  readonly noAnswerText: string
  readonly items: readonly RemarkItem[]
  /** Outcome for a live region; '': not asked. */
  readonly saidText: string
}

/** Remarks that passed the check, and how many there were in all. */
export interface RemarksToShow {
  readonly remarks: readonly Pick<Remark, 'kind' | 'text' | 'quotation' | 'unheld'>[]
  readonly written: number
  readonly refused: number
}

const kinds: Readonly<Record<RemarkKind, UiCode>> = {
  unclear: 'remarkUnclear',
  unsupported: 'remarkUnsupported',
  contradiction: 'remarkContradiction',
  missing_step: 'remarkMissingStep',
  buried_answer: 'remarkBuriedAnswer',
  off_topic: 'remarkOffTopic',
  outdated: 'remarkOutdated',
}

/** `asked`: what came; null: no model was asked. `now`: what of it is in the text as it is now. */
export function remarksView(asked: RemarksToShow | null, catalog: Catalog, now: RemarksToShow | null = asked): RemarksView {
  const items = (now?.remarks ?? []).map((remark) => itemOf(remark, catalog))
  return {
    heading: catalog.text('remarksHeading'),
    help: catalog.text('remarksHelp'),
    askText: catalog.text('remarksAsk'),
    readingText: catalog.text('remarksReading'),
    noAnswerText: catalog.text('remarksNoAnswer'),
    items,
    saidText: asked === null ? '' : summaryOf(asked, items.length, catalog),
  }
}

function summaryOf({ remarks, written, refused }: RemarksToShow, shown: number, catalog: Catalog): string {
  if (written === 0) return catalog.text('remarksNone')
  const said = remarks.length === 0 ? '' : shown === 0 ? catalog.text('remarksGone') : catalog.text('remarksShown', { count: shown })
  return [said, refused === 0 ? '' : catalog.text('remarksLeftOut', { refused, written })].join(' ').trim()
}

// a service may be newer than this panel
function itemOf({ kind, text, quotation, unheld }: RemarksToShow['remarks'][number], catalog: Catalog): RemarkItem {
  const words = unheld.map((word) => catalog.text('titleUnheldWord', { word })).join(', ')
  return {
    key: `${quotation.place} ${quotation.start} ${kind}`,
    kindText: Object.hasOwn(kinds, kind) ? catalog.text(kinds[kind]) : '',
    text,
    unheldText: words === '' ? '' : catalog.text('titleUnheld', { words }),
    span: quotation,
    jump: { label: quotation.quote, name: catalog.text('actionShowCheck', { check: quotation.quote }) },
  }
}
