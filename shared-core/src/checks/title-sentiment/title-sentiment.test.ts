import { testCheck } from '../../testing/test-check.ts'
import { titleSentiment } from './title-sentiment.ts'

testCheck(titleSentiment, [
  { name: 'does not judge without a title', signals: { titleWords: null }, expect: 'not_applicable' },
  { name: 'does not judge other languages than English', signals: { titleWords: { feelings: null } }, expect: 'not_applicable' },
  {
    name: 'names a positive word',
    signals: { titleWords: { feelings: [{ word: 'happy', kind: 'positive' }] } },
    expect: { code: 'positive', score: 100, args: { word: 'happy' } },
  },
  {
    name: 'goes by the first word',
    signals: {
      titleWords: {
        feelings: [
          { word: 'worst', kind: 'negative' },
          { word: 'happy', kind: 'positive' },
        ],
      },
    },
    expect: { code: 'negative', score: 100, args: { word: 'worst' } },
  },
  { name: 'asks for nothing without', signals: { titleWords: { feelings: [] } }, expect: { code: 'neutral', score: 0, fix: null } },
])
