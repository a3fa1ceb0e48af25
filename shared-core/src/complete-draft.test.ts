import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { loadChecks } from './checks/load-checks.ts'
import { completeDraft } from './complete-draft.ts'
import { loadDraft } from './extract/read-draft.ts'
import { allPacks } from './languages/all.ts'
import { scoreArticle } from './score-article.ts'
import { exampleContext, exampleFields } from './testing/read-examples.ts'

const recipe =
  '<h2>Ingredients</h2><ul><li>200 g oats</li><li>2 eggs</li></ul><p>Prep time: half an hour</p><h2>Method</h2><ol><li>Mix.</li><li>Bake.</li></ol>'
const video = '<h2>How it is cut</h2><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><p>Two cuts are enough.</p>'
const event = '<p>When: 12 May 2031</p><p>Where: Town hall, Elm Street 3</p><p>Come and see the hedge.</p>'
const prose = '<p>A hedge of hornbeam keeps its leaves. The hedge is cut in June. A hedge that is cut late is a weak hedge.</p>'
const long = `<p>${'The hedge is cut in June and again in August. '.repeat(40)}</p>`
const german = '<p>Am letzten Dienstag wurde die Hecke geschnitten. Die Hecke ist eine Wand aus Laub.</p><p>Text folgt</p>'
const japanese = '<p>先週、生垣を切りました。生垣は葉の壁です。</p><p>執筆中</p>'
const finnish = '<p>Pensasaita leikataan kesäkuussa. Pensasaita on vihreä seinä.</p>'

describe('a draft is analysed by what is loaded for it as by all at once', () => {
  it.each([
    ['a recipe', recipe, 'en', 'Oat bread'],
    ['a video', video, 'en', 'How a hedge is cut'],
    ['a review', '<p>It cuts well.</p><p>Verdict: 4 out of 5</p>', 'en', 'Hedge trimmer review'],
    ['an event', event, 'en', 'Hedge day'],
    ['a title without a fault', prose, 'en', 'A hornbeam hedge keeps its leaves'],
    ['a title that says little', prose, 'en', 'Hedge'],
    ['a title that shouts', prose, 'en', 'You WON’T believe this hedge!!!'],
    ['no title', prose, 'en', ''],
    ['paragraphs to split', long, 'en', 'When a hedge is cut'],
    ['German', german, 'de', 'Wann die Hecke geschnitten wird'],
    ['Japanese', japanese, 'ja', '生垣の切り方'],
    ['Finnish, without words of advice', finnish, 'fi', 'Pensasaidan leikkaus'],
    ['nothing', '', 'en', ''],
  ])('with %s', async (_name, html, language, title) => {
    const input = { kind: 'body', html, fields: { ...exampleFields, title } } as const
    const context = { ...exampleContext, language }
    const resources = { languages: allPacks }
    const article = await loadDraft(input, context)
    const scored = scoreArticle(article, context, resources, await loadChecks(context, article.language))
    expect(JSON.stringify(await completeDraft(scored))).toBe(JSON.stringify(analyze(input, context, resources)))
  })
})
