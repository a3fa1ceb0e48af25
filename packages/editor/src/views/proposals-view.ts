import type { Edit } from '@citable/core'
import type { Catalog } from '../texts/catalog.ts'
import { wordDiff } from './titles/word-diff.ts'
import type { PanelView, ProposalView, RowView } from './view-types.ts'

/** A proposal is another one when it proposes something else; two checks that ask for the same change ask once. */
const keyOf = (edit: Edit): string => JSON.stringify(edit)

/** All drafted changes in one list, to be accepted or reworded one by one. */
export function proposalsView(rows: readonly RowView[], catalog: Catalog): PanelView['proposals'] {
  const found = rows.flatMap((row) => {
    const proposal = proposalOf(row, catalog)
    return proposal ? [proposal] : []
  })
  return { items: found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at) }
}

const proposalOf = (row: RowView, catalog: Catalog): ProposalView | null => {
  const { fix } = row
  if (!row.open || fix?.safety !== 'draft' || !fix.edit || !fix.change) return null
  const { edit, change } = fix
  const named = (label: string) => ({ label, name: catalog.text('actionFixCheck', { action: label, check: row.title }) })
  return {
    key: keyOf(edit),
    check: row.id,
    title: row.title,
    text: fix.text,
    change,
    parts: wordDiff(change.before, change.after),
    edit,
    value: 'value' in edit ? edit.value : null,
    accept: named(catalog.text('proposalAccept')),
    reword: named(catalog.text('proposalReword')),
    spans: row.spans,
    canJump: row.canJump,
    jump: row.jump,
  }
}

/** The change with the author's words in place of the proposed ones; the change itself where it has none. */
export const reworded = (edit: Edit, value: string): Edit => ('value' in edit ? { ...edit, value } : edit)
