import { describe, expect, it } from 'vitest'
import { analyze as analyzeEnglish } from './english.ts'
import { analyze } from './simple.ts'

const now = '2026-11-29'
const bread = '<h1>How long does bread bake?</h1><p>Bread bakes for 40 minutes at 220 °C. Let it cool on a rack before you cut it.</p>'

describe('one call', () => {
  it('gives scores, findings in words and structured data', async () => {
    const { aeoScore, seoScore, language, findings, jsonLd, analysis } = await analyze({ html: bread, url: 'https://a.example/bread', now })
    expect([aeoScore, seoScore]).toEqual([analysis.report.aeo.value, analysis.report.seo.value])
    expect(language).toBe('en')
    expect(findings.map(({ check }) => check)).toContain('text-sufficient')
    for (const { message, why, score } of findings) {
      expect(message).toMatch(/^[A-Z“\d].*[.?…]$/s)
      expect(why).not.toBe('')
      expect(score).toBeLessThan(100)
    }
    expect(JSON.parse(jsonLd)).toMatchObject({ '@context': 'https://schema.org' })
    expect(jsonLd).not.toContain('<')
  })
  it.each([
    [
      'German',
      '<p>Das Brot backt vierzig Minuten bei 220 Grad. Danach kühlt es auf einem Gitter ab, bevor du es schneidest und isst.</p>',
      'de',
    ],
    [
      'French',
      '<p>Le pain cuit pendant quarante minutes à 220 degrés. Ensuite il refroidit sur une grille avant que vous le coupiez.</p>',
      'fr',
    ],
    ['Arabic', '<p>يُخبز الخبز لمدة أربعين دقيقة على حرارة ٢٢٠ درجة، ثم يُترك ليبرد على شبكة قبل تقطيعه وتقديمه.</p>', 'ar'],
    ['Japanese', '<p>パンは220度で40分間焼きます。切る前に網の上で冷ましてください。焼きたてはとてもおいしいです。</p>', 'ja'],
  ])('finds the language of a text in %s', async (_name, html, language) => expect((await analyze({ html, now })).language).toBe(language))
  it('finds the article of a page, and takes a text as it is', async () => {
    const page = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><nav><a href="/">Home</a></nav><main>${bread}</main></body></html>`
    expect((await analyze({ html: page, now })).analysis.article.kind).toBe('page')
    expect((await analyze({ html: bread, now })).analysis.article.kind).toBe('draft')
  })
  it('gives the same for the same day, and a score for nothing', async () => {
    expect(await analyze({ html: bread, now })).toEqual(await analyze({ html: bread, now: `${now}T20:00:00Z` }))
    expect((await analyze({ html: '' })).aeoScore).toBeGreaterThanOrEqual(0)
  })
})

it.each([
  ['a short text', { html: bread }],
  ['a text with its title and address', { html: bread, title: 'Bread', url: 'https://a.example/bread' }],
  ['readers’ questions', { html: bread, targetQueries: ['how long does bread bake'] }],
  [
    'a recipe',
    { html: '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Method</h2><ol><li>Cook.</li><li>Eat.</li></ol>' },
  ],
])('English alone says the same about %s', async (_name, input) => {
  const [small, whole] = await Promise.all([analyzeEnglish({ ...input, now }), analyze({ ...input, now, language: 'en' })])
  expect(small).toEqual(whole)
})
