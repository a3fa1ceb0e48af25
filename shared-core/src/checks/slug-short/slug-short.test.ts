import { testCheck } from '../../testing/test-check.ts'
import { slugShort } from './slug-short.ts'

const slug = {
  text: 'heat-pump',
  characters: 9,
  onlyStopWords: false,
  onlyNumbers: false,
  hasUpperCase: false,
  hasUnderscore: false,
  changeable: true,
  span: null,
}

testCheck(slugShort, [
  { name: 'does not judge without an address', signals: { proposals: { slug: 'pump' }, slug: null }, expect: 'not_applicable' },
  { name: 'passes a short one', signals: { proposals: { slug: 'pump' }, slug }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes 75 characters', signals: { proposals: { slug: 'pump' }, slug: { ...slug, characters: 75 } }, expect: { code: 'good' } },
  {
    name: 'falls above',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, characters: 95 } },
    expect: { code: 'long', score: 50, args: { length: 95, max: 75 }, fix: 'shortenSlug' },
  },
  {
    name: 'gives nothing from 115',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, characters: 115 } },
    expect: { code: 'long', score: 0 },
  },
  {
    name: 'never advises to change a published address',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, characters: 95, changeable: false } },
    expect: { code: 'long', fix: null },
  },
  {
    name: 'names capitals and underscores',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, hasUnderscore: true } },
    expect: { code: 'form', score: 60 },
  },
  {
    name: 'names an address that says nothing',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, onlyNumbers: true } },
    expect: { code: 'empty', score: 40 },
  },
  {
    name: 'offers the address that was proposed, as a draft, and shows the place',
    signals: { proposals: { slug: 'pump' }, slug: { ...slug, characters: 95, span: { place: 'slug', start: 0, end: 1, quote: 'h' } } },
    expect: { code: 'long', safety: 'draft', edit: { kind: 'set_field', field: 'slug', value: 'pump' }, spans: 1 },
  },
  {
    name: 'offers no slug where none was proposed',
    signals: { proposals: { slug: null }, slug: { ...slug, characters: 95 } },
    expect: { code: 'long', edit: null, spans: 0 },
  },
])
