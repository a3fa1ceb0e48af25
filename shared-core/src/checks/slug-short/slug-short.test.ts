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
  { name: 'does not judge without an address', signals: { slug: null }, expect: 'not_applicable' },
  { name: 'passes a short one', signals: { slug }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes 75 characters', signals: { slug: { ...slug, characters: 75 } }, expect: { code: 'good' } },
  {
    name: 'falls above',
    signals: { slug: { ...slug, characters: 95 } },
    expect: { code: 'long', score: 50, args: { length: 95, max: 75 }, fix: 'shortenSlug' },
  },
  { name: 'gives nothing from 115', signals: { slug: { ...slug, characters: 115 } }, expect: { code: 'long', score: 0 } },
  {
    name: 'never advises to change a published address',
    signals: { slug: { ...slug, characters: 95, changeable: false } },
    expect: { code: 'long', fix: null },
  },
  { name: 'names capitals and underscores', signals: { slug: { ...slug, hasUnderscore: true } }, expect: { code: 'form', score: 60 } },
  { name: 'names an address that says nothing', signals: { slug: { ...slug, onlyNumbers: true } }, expect: { code: 'empty', score: 40 } },
])
