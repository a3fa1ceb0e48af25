import type { Optimization } from '@citable/contract/present'
import type { Graph, Node } from '@citable/core/graph'
import { graphNoteCodes, nodeDefinitions, schemaTypeReasonCodes, schemaTypes } from '@citable/core/graph'
import { graphNoteLevels, graphNotes, schemaTypeReasons } from '@citable/core/messages'
import { describe, expect, it } from 'vitest'
import type { EditorDraft } from '../../host/host.ts'
import type { EditorState } from '../../store/editor-state.ts'
import { sampleOptimization } from '../../testing/sample-optimization.ts'
import { createCatalog } from '../../texts/catalog.ts'
import { loadLocale, loadRubricLocale } from '../../texts/locales/load-locale.ts'
import { schemaChanges, schemaDiffView } from './schema-diff.ts'
import { factsOf } from './schema-facts.ts'
import { schemaTypeOptions, schemaTypeView } from './schema-type-view.ts'
import { schemaView } from './schema-view.ts'

type SchemaNote = Optimization['schema_notes'][number]

const english = createCatalog({ locale: 'en' })
const graphOf = (...nodes: Node[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes })
const page = 'https://example.org/bread'
const site: Node = { '@type': 'WebSite', '@id': 'https://example.org/#website', name: 'Example' }
const article: Node = {
  '@type': 'BlogPosting',
  '@id': `${page}#article`,
  headline: 'Bread in four hours',
  isPartOf: { '@id': 'https://example.org/#website' },
  author: [{ '@type': 'Person', name: 'Ada L.' }],
  datePublished: '2026-11-01T09:00:00+01:00',
}
const note = (change: Partial<SchemaNote>): SchemaNote => ({
  code: 'recommendedMissing',
  level: 'advice',
  node: 'article',
  property: 'image',
  args: { property: 'image' },
  message: 'Recommended, but not known: image.',
  ...change,
})

describe('facts of a node', () => {
  const lines = (node: Node, ...others: Node[]) =>
    factsOf(node, [node, ...others], english).map(({ label, values }) => [label, values] as const)

  it('names properties in words and what a reference points to', () => {
    expect(lines(article, site)).toEqual([
      ['Headline', ['Bread in four hours']],
      ['Part of', ['Website: Example']],
      ['Author', ['Ada L.']],
      ['Publication date', ['2026-11-01 09:00:00+01:00']],
    ])
  })

  it.each<[string, Node[string], readonly string[]]>([
    ['a duration in hours and minutes', 'PT1H30M', ['1 h 30 min']],
    ['a member of an enumeration by its name', 'https://schema.org/EventScheduled', ['EventScheduled']],
    ['yes and no', false, ['no']],
    ['a number as the language writes it', 1812, ['1,812']],
    ['a rating', { '@type': 'Rating', ratingValue: 4, bestRating: 5 }, ['4 / 5']],
    [
      'a question with its answer',
      [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
      ['Why? So.'],
    ],
    ['a step by its text', [{ '@type': 'HowToStep', text: 'Mix.' }], ['Mix.']],
    ['a value without a name by its parts', { '@type': 'PostalAddress', addressLocality: 'Lund', addressCountry: 'SE' }, ['Lund, SE']],
    ['what points outside by its address', { '@id': 'https://other.org/x' }, ['https://other.org/x']],
    ['each value of a list once', ['rye', 'rye', 'wheat'], ['rye', 'wheat']],
    [
      'the first twelve of many',
      Array.from({ length: 14 }, (_, at) => `v${at}`),
      [...Array.from({ length: 12 }, (_, at) => `v${at}`), '…'],
    ],
  ])('shows %s', (_name, value, values) => {
    expect(lines({ '@type': 'Thing', '@id': '#t', about: value })).toEqual([['About', values]])
  })

  it('names languages, and knows a trail by its crumbs', () => {
    expect(lines({ '@type': 'WebPage', '@id': page, inLanguage: 'de-AT' })).toEqual([['Language', ['Austrian German']]])
    const trail: Node = { '@type': 'BreadcrumbList', '@id': '#b', itemListElement: [{ name: 'Home' }, { name: 'Bread' }] }
    expect(schemaView(graphOf(trail), [], english)!.nodes[0]!.name).toBe('Home › Bread')
  })

  it('shows the name of a property it has no word for', () => {
    expect(lines({ '@type': 'Thing', '@id': '#t', gtin13: '1' })).toEqual([['gtin13', ['1']]])
  })
})

describe('the graph in words', () => {
  it('names each node, and counts what it says', () => {
    const { nodes, summary, cleanText } = schemaView(graphOf(site, article), [], english)!
    expect(nodes.map(({ typeText, name, factsText }) => [typeText, name, factsText])).toEqual([
      ['Website', 'Example', '1 fact'],
      ['Blog post', 'Bread in four hours', '4 facts'],
    ])
    expect(summary).toBe('2 nodes: WebSite, BlogPosting')
    expect(cleanText).toBe('Nothing to complain about.')
  })

  it('puts a note beside its node, in words', () => {
    const { nodes, withheld, cleanText } = schemaView(graphOf(site, article), [note({})], english)!
    expect(nodes[1]!.notes).toMatchObject([
      { level: 'advice', text: 'Set a featured image, or put a large one into the text: there is none yet.', badge: { word: 'Advice' } },
    ])
    expect(nodes[1]!.notesText).toBe('1 note')
    expect(withheld).toEqual([])
    expect(cleanText).toBe('')
  })

  it('says apart what is not on the page, and why', () => {
    const left = note({ code: 'requiredMissing', level: 'error', node: 'recipe', property: 'image' })
    const { withheld, withheldHeading } = schemaView(graphOf(site, article), [left], english)!
    expect(withheldHeading).toBe('Not on the page')
    expect(withheld).toMatchObject([
      { label: 'Recipe', note: { level: 'error', text: 'Left out, because this is needed and not known: Image.' } },
    ])
  })

  it('drops advice that the CMS has followed, shows what is wrong', () => {
    const notes = [
      note({ property: 'datePublished', args: { property: 'datePublished' } }),
      note({ code: 'dateUnreadable', level: 'error', property: 'datePublished', args: { property: 'datePublished' } }),
    ]
    expect(schemaView(graphOf(site, article), notes, english)!.nodes[1]!.notes.map(({ level }) => level)).toEqual(['error'])
  })

  it('leaves to others what they say already', () => {
    const notes = [
      note({ code: 'richResultRetired', level: 'info', property: null }),
      note({ code: 'typeWithoutFacts', level: 'error', property: null }),
    ]
    expect(schemaView(graphOf(article), notes, english)!.nodes[0]!.notes).toEqual([])
  })

  it('shows nodes of another plugin that have no id', () => {
    const theirs = { '@type': 'FAQPage', mainEntity: [{ '@id': '#gone' }] } as unknown as Node
    expect(schemaView(graphOf(theirs, theirs), [], english)).toMatchObject({
      nodes: [{ typeText: 'Questions and answers' }, {}],
      notes: [],
    })
  })

  it('says a thing once', () => {
    expect(schemaView(graphOf(article), [note({}), note({})], english)!.nodes[0]!.notes).toHaveLength(1)
  })

  it('shows a sentence it does not know as it came', () => {
    const { nodes } = schemaView(graphOf(article), [note({ code: 'newOne', message: 'Something new.' })], english)!
    expect(nodes[0]!.notes[0]!.text).toBe('Something new.')
  })

  it.each(['de', 'es'])('has words for %s', async (locale) => {
    const [texts, rubric] = [await loadLocale(locale), await loadRubricLocale(locale)]
    const view = schemaView(graphOf(site, article), [note({})], createCatalog({ locale, texts: texts!, rubric: rubric! }))!
    expect(view.nodes[1]!.typeText).not.toBe('Blog post')
    expect(view.nodes[1]!.notes[0]!.text).not.toMatch(/Recommended|\bimage\b|\{/)
  })

  it('stays in one language where a sentence has no translation', async () => {
    const view = schemaView(
      graphOf(site, article),
      [note({ property: 'abstract' })],
      createCatalog({ locale: 'ar', texts: (await loadLocale('ar'))! }),
    )!
    expect(view.nodes[1]!.notes[0]!.text).toBe('Recommended, but not known: image.')
    expect(view.nodes[1]!.typeText).toBe('تدوينة')
  })

  it('gives the text of the script element where another prints it', () => {
    expect(schemaView(graphOf(site), [], english, '{"as":"printed"}')!.serialized).toBe('{"as":"printed"}')
    expect(schemaView(graphOf(), [], english)).toBeNull()
  })
})

describe('faults of a graph', () => {
  it('shows the graph for people and the exact text for machines', () => {
    const graph = graphOf(site, { ...article, headline: 'Bread </script>' })
    const { pretty, serialized, cleanText } = schemaView(graph, [], english)!
    expect(JSON.parse(pretty)).toEqual(graph)
    expect(serialized).toContain('\\u003C/script\\u003E')
    expect(serialized).not.toContain('</script>')
    expect(cleanText).toBe('Nothing to complain about.')
  })

  it.each([
    [
      'a reference to a node that is not there',
      [{ '@id': 'https://e.org/#a', '@type': 'Article', author: { '@id': 'https://e.org/#gone' } }],
      'error',
      /#gone, which is not in the graph/,
    ],
    [
      'an id used twice',
      [
        { '@id': 'https://e.org/#a', '@type': 'Article' },
        { '@id': 'https://e.org/#a', '@type': 'WebPage' },
      ],
      'error',
      /stands twice/,
    ],
    ['an empty value', [{ '@id': 'https://e.org/#a', '@type': 'Article', headline: '' }], 'warning', /empty value for headline/],
    [
      'an empty value deep inside',
      [{ '@id': 'https://e.org/#a', '@type': 'Article', image: { '@type': 'ImageObject', url: '' } }],
      'warning',
      /empty value for url/,
    ],
  ])('complains about %s', (_name, nodes, tone, text) => {
    const { notes, cleanText } = schemaView(graphOf(...nodes), [], english)!
    expect(notes).toMatchObject([{ tone, text: expect.stringMatching(text) }])
    expect(cleanText).toBe('')
  })

  it('knows a node that is defined inside another', () => {
    const author = { '@id': 'https://e.org/p#author', '@type': 'Person', name: 'Ada' }
    const nodes = [
      { '@id': 'https://e.org/p#a', '@type': 'Article', author },
      { '@id': 'https://e.org/p#b', '@type': 'WebPage', author: { '@id': 'https://e.org/p#author' } },
    ]
    expect(schemaView(graphOf(...nodes), [], english)!.notes).toEqual([])
  })

  it('lets references to other pages stand', () => {
    const node = { '@id': 'https://e.org/p#a', '@type': 'Article', isPartOf: { '@id': 'https://e.org/#website' } }
    expect(schemaView(graphOf(node), [], english)!.notes).toEqual([])
  })
})

describe('rich results', () => {
  const rich = (node: Node) => schemaView(graphOf(node), [], english)!.nodes[0]!.richResult?.state ?? null
  it.each<[string, Node, string | null]>([
    ['an article', article, 'yes'],
    ['questions: ended', { '@type': ['WebPage', 'FAQPage'], '@id': page, name: 'P', mainEntity: [{ '@type': 'Question' }] }, 'retired'],
    ['instructions: ended', { '@type': 'HowTo', '@id': `${page}#h`, name: 'H', step: [] }, 'retired'],
    ['a page', { '@type': 'WebPage', '@id': page, name: 'P' }, 'no'],
    ['a recipe without a picture, of another plugin', { '@type': 'Recipe', '@id': `${page}#r`, name: 'R' }, 'not'],
    ['a recipe', { '@type': 'Recipe', '@id': `${page}#r`, name: 'R', image: 'https://e.org/a.jpg' }, 'yes'],
    ['the site, whose name and logo belong to the home page', site, null],
    ['a thing without documentation', { '@type': 'Thing', '@id': '#t', name: 'T' }, null],
  ])('%s', (_name, node, state) => expect(rich(node)).toBe(state))
})

describe('before and after', () => {
  const theirs = [
    { '@type': 'WebPage', '@id': page, name: 'Their page' },
    { '@type': 'Article', '@id': `${page}#richSnippet`, headline: 'Their headline', dateModified: '2020-01-01' },
  ]

  it('finds nothing where nothing was added', () => {
    expect(schemaChanges(theirs, theirs)).toEqual([])
    expect(schemaDiffView(theirs, theirs, 'Yoast SEO', english)).toMatchObject({
      items: [],
      summary: 'Yoast SEO prints the structured data of this page. There is nothing to add to it.',
    })
  })

  it('lists new nodes, new properties and what joined a list', () => {
    const after = [
      { ...theirs[0]!, '@type': ['WebPage', 'FAQPage'], mainEntity: [{ '@type': 'Question', name: 'Why?' }] },
      { ...theirs[1]!, wordCount: 812 },
      { '@type': 'HowTo', '@id': `${page}#citable-howto`, name: 'Bake' },
    ]
    const diff = schemaDiffView(theirs, after, 'Rank Math', english)
    expect(diff.summary).toBe('Rank Math prints the structured data of this page. Citable adds 1 thing and 3 facts.')
    expect(diff.unchangedText).toBe('Nothing that stands there is changed.')
    expect(
      diff.items.map(({ badge, typeText, name, changes }) => [
        badge.word,
        typeText,
        name,
        changes.map(({ label, after: then }) => [label, then]),
      ]),
    ).toEqual([
      [
        'Added',
        'Page + Questions and answers',
        'Their page',
        [
          ['Kind', ['Questions and answers']],
          ['Main content', ['Why?']],
        ],
      ],
      ['Added', 'Article', 'Their headline', [['Words', ['812']]]],
      ['New', 'How-to', 'Bake', []],
    ])
    expect(diff.items[2]!.facts).toEqual([{ property: 'name', label: 'Name', values: ['Bake'] }])
  })

  it('shows what was replaced, and does not claim that nothing was', () => {
    const after = [theirs[0]!, { ...theirs[1]!, dateModified: '2021-01-01' }]
    const diff = schemaDiffView(theirs, after, 'Yoast SEO', english)
    expect(diff.items).toMatchObject([
      { kind: 'changed', badge: { word: 'Repaired' }, changes: [{ label: 'Last change', before: ['2020-01-01'], after: ['2021-01-01'] }] },
    ])
    expect(diff.unchangedText).toBe('')
  })

  it('notices a list that lost an entry', () => {
    const before = [{ '@type': 'Article', keywords: ['a', 'b'] }]
    expect(schemaChanges(before, [{ '@type': 'Article', keywords: ['b', 'c', 'd'] }])[0]!.kind).toBe('changed')
    expect(schemaChanges(before, [{ '@type': 'Article', keywords: ['a', 'b', 'c'] }])).toMatchObject([{ kind: 'propertyAdded', to: ['c'] }])
  })
})

describe('the type of the article', () => {
  const reason = (code: string, args: Record<string, string | number> = {}) => ({ code, args, message: code })
  const used: Optimization['schema_type'] = {
    type: 'BlogPosting',
    article_type: 'BlogPosting',
    is_override: false,
    reasons: [reason('blogAddress')],
    alternatives: [
      { type: 'HowTo', reasons: [reason('stepsInText', { count: 4 })], missing: [] },
      { type: 'Event', reasons: [reason('eventInText')], missing: ['location.address'] },
    ],
  }
  const view = (schemaType: EditorDraft['schemaType'], change: Partial<Optimization> = {}) =>
    schemaTypeView(
      { optimization: sampleOptimization({ schema_type: used, ...change }), draft: { schemaType } } as unknown as EditorState,
      english,
    )

  it('says what was found and why', () => {
    expect(view({ chosen: null, set: null })).toMatchObject({
      value: '',
      sentence: 'Detected: Blog post. Its address belongs to a blog.',
      problem: '',
      undo: null,
    })
  })

  it('offers each type once, with what it needs', () => {
    const { options } = view({ chosen: null, set: null })!
    expect(options.map(({ value }) => value)).toEqual(['', ...schemaTypes])
    expect(options[0]).toEqual({ value: '', label: 'Automatic: Blog post' })
    const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]))
    expect(labels).toMatchObject({
      HowTo: 'How-to (facts found)',
      Event: 'Event (needs: Postal address)',
      Recipe: 'Recipe (needs: Ingredients, Instructions, Image)',
      WebPage: 'Page, not an article',
    })
  })

  it('distinguishes the author’s choice from the settings’ one', () => {
    expect(view({ chosen: 'NewsArticle', set: 'Article' })).toMatchObject({
      value: 'NewsArticle',
      sentence: 'News article, as you chose.',
      undo: { label: 'Back to automatic' },
    })
    expect(view({ chosen: null, set: 'Article' })).toMatchObject({
      value: '',
      sentence: 'Article, as the settings say for this kind of content.',
      undo: null,
    })
  })

  it('says why a choice is not followed', () => {
    const refused = view(
      { chosen: 'Recipe', set: null },
      { schema_notes: [note({ code: 'typeWithoutFacts', level: 'error', property: null, args: { type: 'Recipe' } })] },
    )!
    expect(refused.problem).toBe(
      'Recipe was chosen, but the text lacks what it needs: Ingredients, Instructions, Image. Blog post is used.',
    )
    expect(refused.sentence).toBe('Detected: Blog post. Its address belongs to a blog.')
  })

  it('is silent where the host offers no choice', () => {
    expect(view(undefined)).toBeNull()
  })

  it('offers the same types in the settings', () => {
    expect(schemaTypeOptions(english).map(({ value }) => value)).toEqual(
      view({ chosen: null, set: null })!.options.map(({ value }) => value),
    )
  })
})

it('words every note and reason of the core', () => {
  expect(Object.keys(graphNotes).sort()).toEqual([...graphNoteCodes].sort())
  expect(Object.keys(graphNoteLevels).sort()).toEqual([...graphNoteCodes].sort())
  expect(Object.keys(schemaTypeReasons).sort()).toEqual([...schemaTypeReasonCodes].sort())
})

it('finds every kind of node that notes may be about', () => {
  for (const { name } of nodeDefinitions) {
    const kind = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const { withheld } = schemaView(graphOf(site), [note({ node: kind, code: 'formatInvalid', level: 'error' })], english)!
    const label = withheld[0]?.label ?? 'Website'
    expect([kind, label === kind]).toEqual([kind, false])
  }
})
