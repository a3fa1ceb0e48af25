import { describe, expect, it } from 'vitest'
import { analyze } from '../src/index.ts'
import { allPacks } from '../src/languages/all.ts'
import { languageFor } from '../src/languages/language-for.ts'
import { readCalibrationArticles } from './calibration/read-articles.ts'

/** Articles that get fewer than five, and why. */
const fewer: Readonly<Record<string, string>> = {
  '1-doorway-it.html': 'says the same two words in every sentence',
  '1-doorway.md': 'says the same two words in every sentence',
  '1-hidden-el.html': 'speaks to its readers of offers that it does not name',
  '1-hidden.html': 'speaks of itself only, in the first person',
  '1-keywords-vi.md': 'says the same two words in every sentence',
  '1-not-found.html': 'is an error page',
  '1-scraped-repeat.html': 'repeats one question and numbers the answers',
  '1-soft-404-fr.html': 'is an error page',
  '1-stuffed-shoes.md': 'says the same two words in every sentence',
  '2-filler-model.md': 'says what holds of everything',
  '2-press-release.html': 'praises a product without saying what it does',
  '2-seo-agency.md': 'speaks of itself only, in the first person',
}

/** Code points that an Article's headline may have. */
const longest = 110

const judged = readCalibrationArticles().map((article) => {
  const analysis = analyze(article.input, article.context, { languages: allPacks })
  return { ...article, analysis, language: languageFor(analysis.article.language, allPacks) }
})

describe('titles of our own articles', () => {
  it('are five for every article but the named ones', () => {
    const short = judged.filter(({ analysis }) => analysis.titles.length < 5).map(({ name }) => name)
    expect(short).toEqual(Object.keys(fewer).sort())
  })

  it.each(judged)(
    'of $name: words of the text or the author’s title, reasons, passages, no longer than a headline, none twice',
    (article) => {
      const { analysis, language } = article
      const { blocks, title, headline } = analysis.article
      const said = [...blocks.map(({ text }) => text), title?.value ?? '', headline?.value ?? ''].join('\n')
      const present = new Set(language.tokenize(said).words.map(({ term }) => term))
      for (const { text, reasons, claims, width } of analysis.titles) {
        for (const { form, term, stop } of language.tokenize(text).words) {
          const isCounted = /^[0-9]+$/.test(form) || language.contains('stepWords', form)
          expect(stop || isCounted || present.has(term), `${form} in “${text}”`).toBe(true)
        }
        expect(reasons.length, text).toBeGreaterThan(0)
        expect(claims.length, text).toBeGreaterThan(0)
        expect([...text].length, text).toBeLessThanOrEqual(longest)
        expect(width).toBeGreaterThan(0)
      }
      const plain = analysis.titles.map(({ text }) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      expect(new Set(plain).size).toBe(plain.length)
      const scores = analysis.titles.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    },
  )

  it('are the same again', () => {
    for (const { input, context, analysis } of judged.slice(0, 10))
      expect(analyze(input, context, { languages: allPacks }).titles).toEqual(analysis.titles)
  })
})
