import { testCheck } from '../../testing/test-check.ts'
import { titleWidth } from './title-width.ts'

const span = { place: '@title' as const, start: 0, end: 3, quote: 'How' }

testCheck(titleWidth, [
  { name: 'does not judge a missing title', signals: { subject: null, title: null }, expect: 'not_applicable' },
  {
    name: 'passes 600 pixels',
    signals: { subject: null, title: { span, width: 600 } },
    expect: { code: 'good', score: 100, args: { px: 600 }, fix: null },
  },
  {
    name: 'falls above 600',
    signals: { subject: null, title: { span, width: 675, lost: 'of slate' } },
    expect: { code: 'wide', score: 50, args: { px: 675, max: 600, lost: 'of slate' }, fix: 'chooseTitle' },
  },
  {
    name: 'gives nothing from 750',
    signals: { subject: null, title: { span, width: 750, lost: 'x' } },
    expect: { code: 'wide', score: 0 },
  },
  { name: 'passes 200 pixels', signals: { subject: null, title: { span, width: 200 } }, expect: { code: 'good', score: 100 } },
  {
    name: 'falls to 50 below 200',
    signals: { subject: null, title: { span, width: 0 } },
    expect: { code: 'narrow', score: 50, args: { px: 0, min: 200 } },
  },
  {
    name: 'is not sure below 1000 pixels',
    signals: { subject: null, title: { span, text: 'Roofs', width: 999, lost: 'x' } },
    expect: { code: 'wide', certain: false },
  },
  {
    name: 'is sure from 1000 pixels on',
    signals: { subject: null, title: { span, text: 'Roofs', width: 1000, lost: 'x' } },
    expect: { code: 'wide', certain: true },
  },
  {
    name: 'leaves the words of a speaker as they are',
    signals: { subject: null, title: { span, text: 'Roofer: “Slate lasts”', width: 1000, lost: 'x' } },
    expect: { code: 'wide', certain: false },
  },
  {
    name: 'is never sure of a narrow one',
    signals: { subject: null, title: { span, width: 20 } },
    expect: { code: 'narrow', certain: false },
  },
  {
    name: 'says nothing of a title that names nothing of the text',
    signals: { subject: { isSure: true }, title: { span, width: 400 } },
    expect: 'not_applicable',
  },
])
