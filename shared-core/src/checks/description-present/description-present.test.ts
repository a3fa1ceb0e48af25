import { testCheck } from '../../testing/test-check.ts'
import { descriptionPresent } from './description-present.ts'

testCheck(descriptionPresent, [
  {
    name: 'does not apply to a draft without a known page',
    signals: { provenance: { isShown: false }, description: null, proposals: { description: null } },
    expect: 'not_applicable',
  },
  {
    name: 'fails without one',
    signals: { provenance: { isShown: true }, description: null, proposals: { description: 'A pump moves heat.' } },
    expect: { code: 'missing', score: 0, fix: 'writeDescription' },
  },
  {
    name: 'passes with any',
    signals: {
      description: { text: 'وصف', span: { place: '@description', start: 0, end: 3, quote: 'وصف' } },
      proposals: {},
      provenance: { isShown: false },
    },
    expect: { code: 'good', score: 100, fix: null, spans: 1 },
  },
  {
    name: 'offers the one that was proposed, as a draft',
    signals: { provenance: { isShown: true }, description: null, proposals: { description: 'A pump moves heat.' } },
    expect: { code: 'missing', safety: 'draft', edit: { kind: 'set_field', field: 'description', value: 'A pump moves heat.' } },
  },
  {
    name: 'offers no description where none was proposed',
    signals: { provenance: { isShown: true }, description: null, proposals: { description: null } },
    expect: { code: 'missing', edit: null },
  },
])
