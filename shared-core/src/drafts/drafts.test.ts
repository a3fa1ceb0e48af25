import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { testContext } from '../testing/test-context.ts'
import { articles } from '../titles/__fixtures__/articles.ts'
import { mixTitles } from '../titles/generator/mix-titles.ts'
import { parseTitles } from '../titles/generator/parse-titles.ts'
import { titlePrompt } from '../titles/generator/title-prompt.ts'
import { checkDrafts } from './check-drafts.ts'
import { draftPrompt, type WantedDrafts } from './draft-prompt.ts'
import { generatorText } from './generator-text.ts'
import { readDrafts } from './read-drafts.ts'

const wanted: WantedDrafts = { titles: 5, description: true, lead: true, questions: 5, remarks: 3 }

function read(markdown: string, title: string, language = 'en') {
  const context = testContext({ language, now: '2026-01-01' })
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const analysis = analyze({ kind: 'markdown', markdown, fields }, context, { languages: allPacks })
  const { article, answers } = analysis
  const { outcomes } = analysis.report
  return { analysis, input: { article, answers, language: languageFor(language, allPacks), context, outcomes } }
}

const permit = 'A heat pump does not need a permit in Denmark.'
const cost = 'A heat pump for a detached house costs 12,400 euros in 2025.'
const pump = read(`## Costs\n\n${cost} ${permit}\n\n\`\`\`\ncode\n\`\`\``, 'What a heat pump costs')

describe('draftPrompt', () => {
  const text = generatorText(pump.input.article)
  const prompt = draftPrompt(text, ['heat pump cost'], wanted)

  it('numbers the sentences as the prompt of the panels does', () => {
    const panels = JSON.parse(titlePrompt(pump.input.article, 5).input) as { text: string; headings: string[] }
    expect(JSON.parse(prompt.input)).toEqual({
      title: 'What a heat pump costs',
      headings: panels.headings,
      target_queries: ['heat pump cost'],
      text: panels.text,
    })
    expect(panels.text).toBe(`[1] ${cost}\n[2] ${permit}`)
  })

  it('has the rules of the panels', () => {
    const rules = titlePrompt(pump.input.article, 5).instructions.split('\n').slice(1, 7)
    for (const rule of rules) expect(prompt.instructions).toContain(rule)
  })

  it('leaves what is not wanted out of the form', () => {
    const { schema, instructions } = draftPrompt(text, [], { titles: 2, description: false, lead: false, questions: 0, remarks: 0 })
    expect(schema).toMatchObject({ properties: { titles: { maxItems: 2 }, description: { type: 'null' }, lead: { type: 'null' } } })
    expect(instructions).toContain('"questions": an empty list')
    expect(instructions).toContain('"remarks": an empty list')
    expect(schema).toMatchObject({ properties: { remarks: { maxItems: 0 } } })
  })

  it('sends a long article up to a limit', () => {
    const long = read(Array.from({ length: 900 }, (_, at) => `Paragraph ${at} tells of a number of things.`).join('\n\n'), 'Long')
    expect(draftPrompt(generatorText(long.input.article), [], wanted).input.length).toBeLessThan(30_000)
  })
})

describe('readDrafts', () => {
  const title = { title: 'Heat pumps cost money', sentences: [1] }
  const read = { text: 'Heat pumps cost money', sentences: [], numbers: [1] }
  const others = { description: { text: 'About pumps.', sentences: [1] }, lead: null, questions: [] }

  it.each([
    ['the form that was asked for', JSON.stringify({ titles: [title], ...others }), 'About pumps.'],
    ['a fence with talk around it', `Sure!\n\`\`\`json\n${JSON.stringify({ titles: [title], ...others })}\n\`\`\`\nEnjoy.`, 'About pumps.'],
    ['no other draft', JSON.stringify({ titles: [title] }), undefined],
    ['an answer cut off behind the titles', JSON.stringify({ titles: [title], ...others }).slice(0, -30), undefined],
    ['a bare list', JSON.stringify([title]), undefined],
  ])('finds the titles in %s, and no other draft among them', (_name, answer, description) => {
    const drafts = readDrafts(answer, wanted)
    expect(drafts?.titles).toEqual([read])
    expect(drafts?.description?.text).toBe(description)
  })

  it.each(['', '{', 'null', '[]', 'Sure! Here are five titles.', 'I’m sorry, but I can’t help with that.'])(
    'finds nothing in %j',
    (answer) => {
      expect(readDrafts(answer, wanted)).toBeNull()
    },
  )

  it('finds no draft in an answer that holds none, which is no fault', () => {
    expect(readDrafts('{"titles":[],"description":null,"lead":null,"questions":[]}', wanted)).toEqual({
      titles: [],
      description: null,
      lead: null,
      questions: [],
      remarks: [],
    })
  })

  it('finds remarks beside other drafts and alone, and none of what was not asked for', () => {
    const remark = { kind: 'unclear', quotation: permit, text: 'Say which permit.', missing: '' }
    for (const answer of [{ titles: [title], ...others, remarks: [remark] }, { remarks: [remark] }])
      expect(readDrafts(JSON.stringify(answer), wanted)?.remarks).toEqual([remark])
    expect(readDrafts('{"remarks":[]}', wanted)?.remarks).toEqual([])
    expect(readDrafts(JSON.stringify({ titles: [title], remarks: [remark] }), { ...wanted, remarks: 0 })?.remarks).toEqual([])
  })

  it('takes no more than was asked for', () => {
    const answer = JSON.stringify({ titles: [title], ...others, questions: [others.description, others.description] })
    expect(readDrafts(answer, { titles: 0, description: false, lead: false, questions: 1, remarks: 0 })).toMatchObject({
      titles: [],
      description: null,
      questions: [{ text: 'About pumps.' }],
    })
  })

  it('survives members of any form', () => {
    for (const value of [null, 1, 'text', [], [[]], [null], {}, [{ text: 5 }], { text: '', sentences: 'x' }])
      expect(() => readDrafts(JSON.stringify({ titles: value, description: value, lead: value, questions: value }), wanted)).not.toThrow()
  })
})

describe('checkDrafts', () => {
  const check = (answer: object) => checkDrafts(pump.input, readDrafts(JSON.stringify(answer), wanted)!, 'a model')

  it('judges titles in two tiers and everything else by what carries it, by the numbers of sentences', () => {
    const { titles, description, lead, refused } = check({
      titles: [
        { title: 'A heat pump does not need a permit in Denmark', sentences: [2] },
        { title: 'Surprising: a heat pump needs no permit in Denmark', sentences: [2] },
        { title: 'A heat pump for a detached house costs 13,400 euros', sentences: [1] },
      ],
      description: { text: cost, sentences: [1] },
      lead: { text: 'A heat pump does need a permit in Denmark.', sentences: [2] },
    })
    expect(titles[0]).toMatchObject({ support: 'carried', unheld: [], claims: [{ quote: permit }] })
    expect(titles.slice(1).every(({ support }) => support === 'held')).toBe(true)
    expect(description).toMatchObject({ text: cost, claims: [{ quote: cost }] })
    expect(lead).toBeNull()
    expect(refused.map(({ kind }) => kind)).toContain('lead')
    expect(refused.map(({ text }) => text)).toContain('A heat pump for a detached house costs 13,400 euros')
  })

  it('shows a remark on words of the text and lists the others among what is refused', () => {
    const remark = { kind: 'unsupported', quotation: permit, text: 'Name the rule.', missing: '' }
    const { remarks, refused } = check({ titles: [], remarks: [remark, { ...remark, quotation: 'A heat pump needs a permit' }] })
    expect(remarks).toMatchObject([{ kind: 'unsupported', quotation: { quote: permit } }])
    expect(refused).toMatchObject([{ kind: 'remark', text: 'Name the rule.', reason: 'absent' }])
  })

  it('carries nothing by a number that there is not', () => {
    expect(check({ titles: [], description: { text: cost, sentences: [7] } })).toMatchObject({
      description: null,
      refused: [{ kind: 'description', reason: 'uncarried' }],
    })
  })
})

it.each(articles)('changes no byte of scores, checks and graph: $title', ({ title, markdown, language }) => {
  const { analysis, input } = read(markdown, title, language)
  const before = JSON.stringify(analysis)
  const answer = JSON.stringify({
    titles: [
      { title: `${title} 37`, sentences: [1] },
      { title: markdown.slice(0, 60), sentences: [2] },
    ],
  })
  mixTitles(input, { origin: 'a model', texts: parseTitles(answer) })
  checkDrafts(input, readDrafts(answer, wanted)!, 'a model')
  expect(JSON.stringify(analysis)).toBe(before)
  expect(JSON.stringify(read(markdown, title, language).analysis)).toBe(before)
})
