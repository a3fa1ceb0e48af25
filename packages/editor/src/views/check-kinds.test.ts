import { describe, expect, it } from 'vitest'
import { findChecks } from './check-kinds.ts'
import type { CheckKind, RowView } from './view-types.ts'

const row = (id: string, values: Partial<RowView>): RowView =>
  ({ id, title: id, line: id, detail: '', fix: null, open: false, isAside: false, status: 'pass', ...values }) as RowView

const rows: readonly RowView[] = [
  row('open', { status: 'fail', open: true, line: 'No link to another page of the site.' }),
  row('asked', { status: 'uncertain' }),
  row('good', {}),
  row('free', { status: 'unscored' }),
  row('not-here', { status: 'not_applicable' }),
  row('left', { status: 'fail', isAside: true }),
]

const found = (kind: CheckKind, search = '') => findChecks(rows, kind, search).map(({ id }) => id)

describe('the list of all checks', () => {
  it.each<[CheckKind, readonly string[]]>([
    ['all', ['open', 'asked', 'good', 'free', 'not-here', 'left']],
    ['open', ['open']],
    ['uncertain', ['asked']],
    ['pass', ['good']],
    ['other', ['free', 'not-here']],
    ['aside', ['left']],
  ])('%s', (kind, ids) => expect(found(kind)).toEqual(ids))

  it.each([
    ['LINK', ['open']],
    ['  site   link ', ['open']],
    ['link planet', []],
  ])('is searched for every word, whatever its case: “%s”', (search, ids) => expect(found('all', search)).toEqual(ids))
})
