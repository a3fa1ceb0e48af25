import { testCheck } from '../../testing/test-check.ts'
import { headingStructure } from './heading-structure.ts'

const size = (words: number, unspaced = false) => ({ words, distinctWords: words, unspaced })
const heading = (words: number, skips = false) =>
  ({
    level: skips ? 3 : 2,
    written: skips ? 4 : 2,
    expected: skips ? 3 : 2,
    skips,
    text: 'Costs',
    block: 'b3',
    words,
    span: { place: 'b3' as const, start: 0, end: 5, quote: 'Costs' },
  }) as const
const many = (count: number, words: number) => Array.from({ length: count }, () => heading(words))

const flat = { stretches: { longest: { plainHeadings: 0 } } }

testCheck(headingStructure, [
  { name: 'does not judge fewer than 300 words', signals: { headings: [], ...flat, size: size(299) }, expect: 'not_applicable' },
  {
    name: 'does not judge fewer than 600 characters of an unspaced script',
    signals: { headings: [], ...flat, size: size(599, true) },
    expect: 'not_applicable',
  },
  {
    name: 'passes one heading per 200 words',
    signals: { headings: many(3, 200), ...flat, size: size(600) },
    expect: { code: 'good', score: 100, args: { headings: 3 }, fix: null },
  },
  {
    name: 'passes one heading per 250 words',
    signals: { headings: many(4, 250), ...flat, size: size(1000) },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'gives little to 300 words without any heading, and less to more',
    signals: { headings: [], ...flat, size: size(300) },
    expect: { code: 'none', score: 50, args: { words: 300 }, fix: 'addHeading' },
  },
  {
    name: 'gives less to 800 words without any heading',
    signals: { headings: [], ...flat, size: size(800) },
    expect: { code: 'none', score: 30, args: { words: 800 } },
  },
  {
    name: 'never gives less for the worst headings than for none',
    signals: { headings: [heading(700, true)], ...flat, size: size(700) },
    expect: { code: 'skipped', score: 34 },
  },
  {
    name: 'names too few headings',
    signals: { headings: many(2, 400), ...flat, size: size(800) },
    expect: { code: 'few', score: 79, args: { headings: 2, words: 800 }, fix: 'addHeading' },
  },
  {
    name: 'gives no less to one heading per 30 words',
    signals: { headings: many(10, 30), ...flat, size: size(300) },
    expect: { code: 'many', score: 50, fix: 'joinSections' },
  },
  {
    name: 'names the first skipped level and offers to set it',
    signals: { headings: [heading(200), heading(200, true)], ...flat, size: size(400) },
    expect: { code: 'skipped', score: 75, args: { heading: 'Costs', level: 4, expected: 3 }, fix: 'fixLevel', spans: 1 },
  },
  { name: 'is sure from 300 words on', signals: { headings: [], ...flat, size: size(300) }, expect: { code: 'none', certain: true } },
  {
    name: 'is not sure where bold lines stand for headings',
    signals: { headings: [], size: size(1000), stretches: { longest: { plainHeadings: 2 } } },
    expect: { code: 'none', certain: false },
  },
  {
    name: 'sets every level that is skipped in one step, which is safe',
    signals: { headings: [heading(200), heading(200, true)], ...flat, size: size(400) },
    expect: {
      code: 'skipped',
      certain: false,
      safety: 'safe',
      edit: { kind: 'set_attribute', block: 'b3', name: 'level', before: '4', value: '3' },
    },
  },
  {
    name: 'leaves a level that is written as it should be to the writer',
    signals: { headings: [{ ...heading(400, true), written: 3 }], ...flat, size: size(400) },
    expect: { code: 'skipped', safety: 'none', edit: null },
  },
  {
    name: 'does not count the title as a heading inside',
    signals: { headings: [{ ...heading(400), level: 1 }], ...flat, size: size(400) },
    expect: { code: 'none', score: 46 },
  },
  {
    name: 'is not sure of too few headings while every section is shorter than 1,000 words',
    signals: { headings: [heading(999), heading(1)], ...flat, size: size(1000) },
    expect: { code: 'few', certain: false },
  },
  {
    name: 'is sure of too few headings where one section is longer',
    signals: { headings: [heading(1), heading(1000)], ...flat, size: size(1001) },
    expect: { code: 'few', certain: true },
  },
  {
    name: 'takes two characters of an unspaced script for a word',
    signals: { headings: [heading(1), heading(1999)], ...flat, size: size(2000, true) },
    expect: { code: 'few', certain: false },
  },
  {
    name: 'is not sure where the long section is a table',
    signals: { headings: [heading(1), heading(1000)], stretches: { longest: { plainHeadings: 0, isTable: true } }, size: size(1001) },
    expect: { code: 'few', certain: false },
  },
  {
    name: 'is not sure of a text without headings that is a table',
    signals: { headings: [], stretches: { longest: { plainHeadings: 0, isTable: true } }, size: size(1000) },
    expect: { code: 'none', certain: false },
  },
  {
    name: 'is never sure of too many',
    signals: { headings: many(40, 30), ...flat, size: size(1200) },
    expect: { code: 'many', certain: false },
  },
])
