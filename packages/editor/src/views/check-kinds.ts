import type { UiCode } from '../texts/ui-texts.ts'
import type { CheckKind, RowView } from './view-types.ts'

/** In the order of the choice. */
export const checkKinds: readonly { readonly kind: CheckKind; readonly label: UiCode }[] = [
  { kind: 'all', label: 'checksHeading' },
  { kind: 'open', label: 'kindOpen' },
  { kind: 'uncertain', label: 'checkUncertain' },
  { kind: 'pass', label: 'checkPass' },
  { kind: 'other', label: 'kindOther' },
  { kind: 'aside', label: 'kindAside' },
]

/** True for a check of a kind. Each kind but `all` leaves out checks that the author has set aside. */
export function fitsKind(row: RowView, kind: CheckKind): boolean {
  if (kind === 'all') return true
  if (kind === 'aside') return row.isAside
  if (row.isAside) return false
  if (kind === 'open') return row.open
  const isOther = !row.open && row.status !== 'uncertain' && row.status !== 'pass'
  return kind === 'other' ? isOther : row.status === kind
}

const words = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)

/** The checks of a kind in whose texts every word of a search stands. */
export const findChecks = (rows: readonly RowView[], kind: CheckKind, search: string): readonly RowView[] => {
  const wanted = words(search)
  return rows.filter((row) => {
    if (!fitsKind(row, kind)) return false
    const text = words([row.title, row.line, row.detail, row.fix?.text ?? ''].join(' ')).join(' ')
    return wanted.every((word) => text.includes(word))
  })
}
