import { row } from '@citable/tooling/gates/panel-samples'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPanel } from '../testing/panel.ts'
import { given, show, use, words } from '../testing/wordpress.ts'
import { AllChecks, CostParts } from './sections.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('./use-panel.ts', async () => (await import('../testing/panel.ts')).panelHooks)
vi.mock('./scores/check-row.tsx', () => ({
  RowList: ({ rows, havePoints }: { rows: readonly { id: string }[]; havePoints?: boolean }) =>
    `[rows ${rows.map(({ id }) => id).join(' ')}${havePoints ? ' with points' : ''}]`,
}))
vi.mock('./scores/points.tsx', () => ({ Points: () => null }))
vi.mock('./questions.tsx', () => ({ Questions: () => null }))
vi.mock('./scores/score-parts.tsx', () => ({ ScoreParts: () => null }))
vi.mock('./inputs/text-choices.tsx', () => ({ TextChoices: () => null }))

const checks = [
  row({ id: 'title-length', title: 'Length of the title', status: 'fail', open: true }),
  row({ id: 'image-alt', title: 'Text of images', status: 'pass', open: false }),
]
const kinds = ['all', 'open', 'pass'].map((value) => ({ value, label: value, count: 1 }))
const checkSearch = { label: 'Search', kindLabel: 'Kind', emptyText: 'No check', kinds }
const chosen = () => given('SelectControl', 'Kind').value
const list = () => /\[.*\]|No check/.exec(words())?.[0]

beforeEach(() => {
  setPanel({ checks, checkSearch })
  show(() => <AllChecks />)
})

it('all checks are listed until a kind or words narrow them', async () => {
  const seen = [[chosen(), list()]]
  await use('SelectControl', 'Kind', 'onChange', 'pass')
  seen.push([chosen(), list()])
  await use('SelectControl', 'Kind', 'onChange', 'all')
  await use('TextControl', 'Search', 'onChange', 'title')
  seen.push([chosen(), list()])
  await use('TextControl', 'Search', 'onChange', 'nothing of it')
  seen.push([chosen(), list()])
  expect(seen).toEqual([
    ['all', '[rows title-length image-alt]'],
    ['pass', '[rows image-alt]'],
    ['all', '[rows title-length]'],
    ['all', 'No check'],
  ])
})

it('all checks are listed again once the chosen kind has no checks', async () => {
  await use('SelectControl', 'Kind', 'onChange', 'open')
  expect([chosen(), list()]).toEqual(['open', '[rows title-length]'])
  const [, passed] = checks
  setPanel({
    checks: [{ ...checks[0]!, status: 'pass', open: false }, passed],
    checkSearch: { ...checkSearch, kinds: [kinds[0]!, kinds[2]!] },
  })
  await use('TextControl', 'Search', 'onChange', '')
  expect([chosen(), list()]).toEqual(['all', '[rows title-length image-alt]'])
})

it('each score has its name, what it means, and its costs with their points', () => {
  const score = (id: string, costs: readonly object[]) => ({
    id,
    name: `${id}: 60 of 100`,
    help: `${id} means`,
    parts: [],
    limits: [],
    costs,
  })
  setPanel({ scores: [score('aeo', [row({ id: 'opening-answer' })]), score('seo', [])] })
  show(() => <CostParts />)
  expect(words()).toContain('aeo: 60 of 100 aeo means [rows opening-answer with points]')
  expect(words()).toContain('seo: 60 of 100 seo means')
  expect(words().match(/\[rows/g)).toHaveLength(1)
})

it.each([
  [true, false],
  [false, true],
])('all checks begin with the part What costs points, unless the panel has it above: %s', (isFirst, isFold) => {
  setPanel({ checks, checkSearch, costs: { heading: 'What costs points', help: '', isFirst } })
  show(() => <AllChecks />)
  expect(words().includes('What costs points')).toBe(isFold)
})
