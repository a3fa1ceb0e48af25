import { describe, expect, it } from 'vitest'
import { findLostAnswers } from './find-lost-answers.ts'
import type { SegmentTranslation } from './translate-segments.ts'

const reasonOf = (answer: string, source: string, target: string | null, from = 'en', to = 'es') => {
  const filler = 'This sentence only stands here so that the usual length of a translation can be told.'
  const segments = [source, filler, filler, filler].map((text, index) => ({ id: `s${index}`, text, terms: 0 }))
  const result = (text: string | null): SegmentTranslation => ({ text, origin: 'machine', unknownWords: 0, reason: null })
  const results = new Map([['s0', result(target)], ...['s1', 's2', 's3'].map((id) => [id, result(filler)] as const)])
  return findLostAnswers([{ question: 'Why?', quote: answer }], segments, results, { from, to })[0]?.reason ?? null
}

describe('a number of an answer', () => {
  it.each([
    ['as it is', 'The wall was built in 1961.', 'El muro se construyó en 1961.', null],
    ['another one', 'The wall was built in 1961.', 'El muro se construyó en 1967.', 'figure'],
    ['left out', 'The wall was built in 1961.', 'El muro se construyó entonces.', 'figure'],
    ['with other marks of thousands', 'It has 1,200,000 readers.', 'Tiene 1.200.000 lectores.', null],
    ['with blanks between thousands', 'It has 1,200,000 readers.', 'Il a 1 200 000 lecteurs.', null],
    ['in millions', 'It has 1,200,000 readers.', 'Tiene 1,2 millones de lectores.', null],
    ['in other millions', 'It has 1,200,000 readers.', 'Tiene 1,7 millones de lectores.', 'figure'],
    ['with another decimal mark', 'It costs 24.50 euros.', 'Cuesta 24,50 euros.', null],
    ['with another decimal', 'It costs 24.50 euros.', 'Cuesta 24,80 euros.', 'figure'],
    ['as a word, because it is small', 'It takes 12 minutes.', 'Tarda doce minutos.', null],
    ['in Arabic digits', 'The wall was built in 1961.', 'بني الجدار في ١٩٦١.', null],
    ['in other Arabic digits', 'The wall was built in 1961.', 'بني الجدار في ١٩٦٧.', 'figure'],
    ['in Devanagari digits', 'The wall was built in 1961.', 'दीवार १९६१ में बनी थी।', null],
    ['in Roman digits', 'It was the 21st century by then.', 'Era ya el siglo XXI.', null],
    ['of a decade, in words', 'It was built in the 1970s.', 'Se construyó en los años setenta.', null],
    ['of a score', 'They won 23–16 and 85–31.', 'Ganaron por 23-16 y 85-31.', null],
    ['of a score that changed', 'They won 23–16 and 85–31.', 'Ganaron por 23-16 y 58-31.', 'figure'],
  ])('%s', (_, source, target, reason) => expect(reasonOf(source, source, target)).toBe(reason))
})

describe('a sentence that answers', () => {
  const source =
    'The old mill stands by the river. It was restored by the people of the village, who paid for all of it. Today it is a museum.'
  const answer = 'It was restored by the people of the village, who paid for all of it.'
  it.each([
    [
      'translated',
      'El viejo molino está junto al río. Lo restauraron los vecinos del pueblo, que lo pagaron todo ellos. Hoy es un museo.',
      null,
    ],
    ['left out', 'El viejo molino está junto al río. Hoy es un museo.', 'sentence'],
    [
      'joined to the one before',
      'El viejo molino está junto al río y lo restauraron los vecinos del pueblo, que lo pagaron todo ellos. Hoy es un museo.',
      null,
    ],
    ['in a segment that is not there', null, 'missing'],
  ])('%s', (_, target, reason) => expect(reasonOf(answer, source, target)).toBe(reason))

  it('is left out where sentences end in another way', () =>
    expect(reasonOf(answer, source, '古い水車小屋は川のそばにあります。今日は博物館です。', 'en', 'ja')).toBe('sentence'))
  it('that is in no segment is not judged', () => expect(reasonOf('Nobody says this.', source, 'x')).toBeNull())
})
