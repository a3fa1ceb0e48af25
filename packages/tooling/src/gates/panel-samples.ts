import type { RowView } from '@citable/editor'

const action = (label: string) => ({ label, name: label })

/** A failed check without a fix. */
export const row = (part: Partial<RowView> = {}): RowView => ({
  id: 'title-length',
  title: 'Length of the title',
  status: 'fail',
  badge: { icon: 'todo', word: 'open', tone: 'poor' },
  open: true,
  line: 'The line',
  detail: 'The finding',
  message: '',
  score: 0,
  weightText: 'Weight 6',
  scored: true,
  gain: 0,
  gainText: '',
  severity: 'high',
  severityText: 'High',
  evidence: { grade: 'B', label: 'Grade B', help: 'Help', sourcesLabel: 'Sources', sources: [], contraryLabel: 'Against it', contrary: [] },
  fix: null,
  canFix: false,
  spans: [],
  quote: null,
  canJump: false,
  jump: action('Show it'),
  isAside: false,
  aside: null,
  ...part,
})

/** A fix that replaces a title. */
export const fix = (part: Partial<NonNullable<RowView['fix']>> = {}): NonNullable<RowView['fix']> => ({
  text: 'What to do',
  word: 'Fix',
  safety: 'safe',
  edit: { op: 'setField', field: 'title', value: 'New' } as never,
  action: action('Fix it'),
  change: { beforeLabel: 'Now', before: 'Old', afterLabel: 'Then', after: 'New' },
  ...part,
})

/** A panel without scores, checks and advice. */
export const nothing = {
  direction: 'ltr',
  start: false,
  scores: [],
  costs: { heading: 'What costs points', help: '', isFirst: true },
  status: { code: 'ready', icon: 'good', tone: 'good', word: 'Ready', scorerText: '', rubricText: '' },
  banners: [],
  notice: null,
  announcement: '',
  applied: { heading: 'Applied', items: [] },
  fixAll: null,
  next: [],
  nextHeading: 'Next steps',
  uncertain: { first: [], rows: [], heading: 'Possible faults', help: '' },
  topics: [],
  proposals: { items: [] },
  questions: {
    unanswered: [],
    answered: [],
    proposals: [],
    readers: null,
    emptyText: 'No questions',
    countText: 'Count',
    heading: 'Questions',
  },
  titles: { heading: 'Titles', items: [], noteText: '' },
  checks: [],
  checksHeading: 'All checks',
  checkSearch: { label: 'Search', kindLabel: 'Kind', kinds: [], emptyText: 'No check' },
  schemaHeading: 'Structured data',
  schemaEmptyText: 'Nothing yet',
  schemaType: null,
  textKind: null,
  language: null,
  readabilityText: '',
  prePublish: { summary: '', counts: [], cleanText: '', top: [], topHeading: 'Most useful' },
}
