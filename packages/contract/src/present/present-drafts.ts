import type { Span } from '@citable/core'
import type { CheckedDraft, CheckedDrafts } from '@citable/core/drafts'
import { wellFormed } from '@citable/core/serialize-graph'
import type { Drafts } from '../schemas/drafts.ts'
import { presentTitle } from './present-in.ts'

/** Facts about the generator, beside its texts. */
export type DraftFacts = Pick<Drafts, 'generator' | 'sent' | 'estimate' | 'usage'>

/** Drafts on the wire. A refused draft is given by kind and reason, without its text. */
export function presentDrafts(checked: CheckedDrafts | null, facts: DraftFacts): Drafts {
  return {
    ...facts,
    titles: (checked?.titles ?? []).map((title) => ({ ...presentTitle(title), text: wellFormed(title.text) })),
    description: presentDraft(checked?.description ?? null),
    lead: presentDraft(checked?.lead ?? null),
    questions: (checked?.questions ?? []).map((question) => presentDraft(question)!),
    remarks: (checked?.remarks ?? []).map(({ kind, text, quotation, unheld }) => ({
      kind,
      text: wellFormed(text),
      quotation: presentClaim(quotation),
      unheld: unheld.map(wellFormed),
    })),
    refused: (checked?.refused ?? []).map(({ kind, reason }) => ({ kind, reason })),
  }
}

const presentDraft = (draft: CheckedDraft | null): Drafts['description'] =>
  draft === null ? null : { text: wellFormed(draft.text), claims: draft.claims.map(presentClaim) }

const presentClaim = ({ place, start, end, quote }: Span) => ({ place, start, end, quote: wellFormed(quote) })
