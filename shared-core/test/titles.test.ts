import { describe, expect, it } from 'vitest'
import { analyze, analyzeArticle } from '../src/index.ts'
import { allPacks } from '../src/languages/all.ts'
import { languageFor } from '../src/languages/language-for.ts'
import { readCalibrationArticles } from './calibration/read-articles.ts'

/** Our own articles that get suggestions: those of good articles need none, so these are few. */
const suggested: Readonly<Record<string, readonly string[]>> = {
  '1-noindex.html': ['A repair of a bicycle costs between 25 and 80 euros'],
  '2-best-mattress.md': ['Best Mattress 2026 - Top Picks You Will Love'],
  '2-kredit-de.md': ['Kredit online - günstig und schnell', 'Jetzt den besten Kredit finden'],
  '2-tips-th.md': ['เคล็ดลับสุขภาพดีที่คุณต้องรู้'],
  '2-vpn-nl.html': ['Beste VPN 2025: onze topkeuzes'],
  '4-garden-fr.md': ['Comment planter des tomates en pot sur un balcon en 5 étapes'],
}

/** Its title takes up words of the text and earns no praise: neither praise nor blame. */
const silent: ReadonlySet<string> = new Set(['2-vitamins.md'])

const judged = readCalibrationArticles().map((article) => {
  const analysis = analyze(article.input, article.context, { languages: allPacks })
  return { ...article, analysis, language: languageFor(analysis.article.language, allPacks) }
})

describe('titles of our own articles', () => {
  it('are these, and a reason for every article that gets none', () => {
    const found = judged.filter(({ analysis }) => analysis.titles.length > 0)
    expect(Object.fromEntries(found.map(({ name, analysis }) => [name, analysis.titles.map(({ text }) => text)]))).toEqual(suggested)
    for (const { name, analysis } of judged) {
      const { titles, titleBlocks, titlesNote, ownTitle } = analysis
      // a fault of the own title, a check that failed, and words of the text are named beside it
      const isHeld = analysis.report.outcomes.some(({ check, status }) => check.startsWith('title-') && status === 'fail')
      const isSaid = titlesNote !== null || isHeld || titleBlocks.length > 0 || (ownTitle !== null && ownTitle.faults.length > 0)
      expect(titles.length > 0 || isSaid, name).toBe(!silent.has(name))
      if (titles.length > 0) expect(titlesNote, name).toBeNull()
    }
  })

  it('say nothing that neither the text nor the author’s titles say, and have reasons and passages', () => {
    for (const { analysis, language } of judged) {
      const { blocks, title, headline, markup } = analysis.article
      const said = [...blocks.map(({ text }) => text), title?.value, headline?.value, ...Object.values(markup?.social ?? {})].join('\n')
      const present = new Set(language.tokenize(said).words.map(({ term }) => term))
      for (const { text, reasons, claims, width } of analysis.titles) {
        for (const { form, term, stop } of language.tokenize(text).words) {
          const isCounted = /^[0-9]+$/.test(form) || language.contains('stepWords', form)
          expect(stop || isCounted || present.has(term), `${form} in “${text}”`).toBe(true)
        }
        expect(reasons.length, text).toBeGreaterThan(0)
        expect(claims.length, text).toBeGreaterThan(0)
        expect(width, text).toBeLessThanOrEqual(600)
      }
    }
  })

  it('have the same points once they are used, and lead to no others', () => {
    for (const { analysis, context } of judged)
      for (const { text, score } of analysis.titles) {
        const title = { ...analysis.article.title!, value: text }
        const after = analyzeArticle({ ...analysis.article, title }, context, { languages: allPacks })
        expect(after.ownTitle).toMatchObject({ text, score })
        expect(after.titles.filter((other) => !analysis.titles.some((known) => known.text === other.text))).toEqual([])
      }
  })
})
