import { describe, expect, it } from 'vitest'
import { bandRanges, judgeArticles, median } from './measure-calibration.ts'
import { fillerArticles, pairedArticles, readCalibrationArticles } from './read-articles.ts'

/*
 * Smooth text that says nothing, beside honest notes that answer no question. No value was fitted to these articles, and none is to be: they
 * show what the rubric does with texts it has not seen.
 */

const judged = judgeArticles(readCalibrationArticles(fillerArticles))
const filler = judged.filter(({ band }) => band === 2)
const notes = judged.filter(({ band }) => band === 3)
const scores = (articles: typeof judged) => articles.map(({ score }) => score)

describe('filler and notes that nothing was fitted to', () => {
  it('are as many of each, in eight languages', () => {
    expect([filler.length, notes.length]).toEqual([8, 8])
    expect(new Set(judged.map(({ context }) => context.language)).size).toBe(8)
  })

  it('stay within what their bands mean', () => {
    for (const { name, band, score } of judged) {
      const { low, high } = bandRanges.find((range) => range.band === band)!
      expect(score, name).toBeGreaterThanOrEqual(low)
      expect(score, name).toBeLessThanOrEqual(high)
    }
  })

  it('never score like good articles', () => {
    const good = judgeArticles().filter(({ band }) => band === 4)
    expect(Math.max(...scores(judged))).toBeLessThan(Math.min(...scores(good)))
  })

  it('are distinguished: filler scores below notes', () => {
    expect(median(scores(filler))).toBeLessThan(median(scores(notes)))
  })
})

describe('pairs of filler and substance on one subject', () => {
  const pairs = judgeArticles(readCalibrationArticles(pairedArticles))
  const empty = pairs.filter(({ band }) => band === 2)
  const full = empty.map(({ name }) => pairs.find((other) => other.name === name.replace(/^2/, '3'))!)

  it('are complete, in twelve languages and more', () => {
    expect([empty.length, full.filter(Boolean).length]).toEqual([19, 19])
    expect(new Set(pairs.map(({ context }) => context.language)).size).toBeGreaterThanOrEqual(12)
  })

  it('never lose points for generic words where there is substance', () => {
    expect(full.flatMap(({ name, report }) => lossesOf(report).map((check) => `${name} ${check}`))).toEqual([])
  })

  it('lose some in all but two texts that say nothing', () => {
    expect(empty.filter(({ report }) => lossesOf(report).length === 0).length).toBeLessThanOrEqual(2)
  })

  it('have 50 at most without substance', () => {
    expect([...filler, ...empty].filter(({ score }) => score > 50).map(({ name }) => name)).toEqual([])
  })

  it('are distinguished: filler scores below substance', () => {
    expect(median(scores(empty))).toBeLessThan(median(scores(full)))
  })
})

/** Checks that gave fewer points because the text says little but its title, or nothing. */
const lossesOf = ({ outcomes }: (typeof judged)[number]['report']): readonly string[] =>
  outcomes.flatMap((outcome) =>
    'code' in outcome && ((outcome.code === 'generic' && 'said' in outcome.args) || outcome.code === 'empty') ? [outcome.check] : [],
  )
