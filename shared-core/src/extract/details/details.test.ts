import { describe, expect, test } from 'vitest'
import type { Article } from '../../model/article.ts'
import type { AnalysisContext, AuthorFields } from '../../model/input.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

const context = testContext({
  url: 'https://kitchen.example/soup',
  now: '2026-11-21T00:00:00Z',
  options: { seo: true, aeo: true, titles: 0 },
})
const noFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

const filler =
  '<p>The soup simmers slowly, and while it does, the kitchen fills with the smell of leeks, thyme, and butter, as it has every autumn.</p>'.repeat(
    3,
  )

function page(
  html: string,
  { head = '', more = {}, h1 = 'Leek soup' }: { head?: string; more?: Partial<AnalysisContext>; h1?: string } = {},
): Article {
  const source = `<html lang="en"><head><title>${h1}</title>${head}</head><body><article><h1>${h1}</h1>${filler}${html}</article></body></html>`
  return readArticle({ kind: 'page', html: source }, { ...context, ...more })
}

const jsonLd = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const microdataRecipe = `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Leek soup with thyme</h2><img itemprop="image" src="/leek.jpg">
<meta itemprop="prepTime" content="PT20M"><time itemprop="cookTime" datetime="PT1H">1 hour</time><span itemprop="recipeYield">4 bowls</span>
<ul><li itemprop="recipeIngredient">2 leeks</li><li itemprop="recipeIngredient">1 l stock</li></ul>
<ol><li itemprop="recipeInstructions">Slice the leeks.</li><li itemprop="recipeInstructions">Simmer them.</li></ol>
<span itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><b itemprop="ratingValue">4,5</b> <i itemprop="ratingCount">12</i></span></div>`

const rdfaRecipe = `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Leek soup with thyme</h2><img property="image" src="/leek.jpg">
<meta property="prepTime" content="PT20M"><time property="cookTime" datetime="pt60m">1 hour</time><span property="recipeYield">4 bowls</span>
<ul><li property="recipeIngredient">2 leeks</li><li property="recipeIngredient">1 l stock</li></ul>
<ol><li property="recipeInstructions">Slice the leeks.</li><li property="recipeInstructions">Simmer them.</li></ol>
<span property="aggregateRating" typeof="AggregateRating"><b property="ratingValue">4.5</b> <i property="ratingCount">12</i></span></div>`

const jsonLdRecipe = jsonLd({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Recipe',
      name: 'Leek soup with thyme',
      image: ['/leek.jpg'],
      prepTime: 'PT20M',
      cookTime: 'P0DT1H0M',
      recipeYield: ['4', '4 bowls'],
      recipeIngredient: ['2 leeks', '1 l&nbsp;stock'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Cook',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Slice the leeks.' },
            { '@type': 'HowToStep', text: '<b>Simmer</b> them.' },
          ],
        },
      ],
      aggregateRating: { ratingValue: '4.5', ratingCount: '12' },
    },
  ],
})

describe('a recipe', () => {
  test.each([
    ['JSON-LD', jsonLdRecipe, 'json_ld', 'Recipe'],
    ['microdata', microdataRecipe, 'element', 'itemtype=Recipe'],
    ['RDFa', rdfaRecipe, 'element', 'typeof=Recipe'],
  ])('is the same in %s', (_name, html, from, source) => {
    const { recipe } = page(html)
    expect(recipe).toMatchObject({ from, source, confidence: 'declared' })
    expect(recipe?.value).toEqual({
      name: 'Leek soup with thyme',
      description: null,
      image: { url: 'https://kitchen.example/leek.jpg', alt: null, width: null, height: null },
      ingredients: ['2 leeks', '1 l stock'],
      steps: [
        { name: null, text: 'Slice the leeks.', image: null },
        { name: null, text: 'Simmer them.', image: null },
      ],
      prepTime: 'PT20M',
      cookTime: 'PT1H',
      totalTime: null,
      yield: '4 bowls',
      category: null,
      cuisine: null,
      calories: null,
      rating: { value: 4.5, best: 5, worst: 1, count: 12 },
    })
  })

  test('JSON-LD that is shut out is no source', () => expect(page(jsonLdRecipe, { more: { readJsonLd: false } }).recipe).toBeNull())

  const written = (ingredients: string, steps: string, lines = ''): string =>
    `${lines}<h2>${ingredients}</h2><ul><li>2 leeks</li><li>1 l stock</li></ul><h2>${steps}</h2><ol><li>Slice.</li><li>Simmer.</li></ol><h2>Leftovers</h2><ul><li>Freeze them.</li></ul>`

  test.each([
    [
      'English',
      'Ingredients (serves 4)',
      'Method',
      '<p>Prep time: 20 minutes</p><p>Cook time: 1 hour 5 min</p><p>Serves 4</p>',
      'PT20M',
      'PT1H5M',
      '4',
    ],
    [
      'German',
      'Zutaten:',
      'Zubereitung',
      '<ul><li>Vorbereitung: 15–20 Minuten</li><li>Kochzeit: 1,5 Std.</li><li>Portionen: 4</li></ul>',
      'PT20M',
      'PT1H30M',
      '4',
    ],
    ['French', 'Ingrédients', 'Préparation', '<p>Temps de cuisson : 45 min</p><p>Pour : 6 personnes</p>', null, 'PT45M', '6 personnes'],
    ['Japanese', '材料', '作り方', '<p>調理時間：30分</p>', null, 'PT30M', null],
    ['Arabic', 'المقادير', 'طريقة التحضير', '<p>وقت الطهي: ٣٠ دقيقة</p>', null, 'PT30M', null],
    [
      'several in one line',
      'Ingredients',
      'Instructions',
      '<p>Preparation: 15 minutes. Cooking time: 25 minutes. Serves 4.</p>',
      'PT15M',
      'PT25M',
      '4',
    ],
    ['times without number and unit', 'Ingredients', 'Directions', '<p>Prep time: not long</p><p>Cook time: 20</p>', null, null, null],
  ])('is read from headings and lists: %s', (_name, ingredients, steps, lines, prepTime, cookTime, amount) => {
    const { recipe } = page(written(ingredients, steps, lines))
    expect(recipe).toMatchObject({ from: 'text', source: 'headings', confidence: 'likely' })
    expect(recipe?.span?.quote).toBe(ingredients)
    expect(recipe?.value).toMatchObject({ name: 'Leek soup', ingredients: ['2 leeks', '1 l stock'], prepTime, cookTime, yield: amount })
    expect(recipe?.value.steps.map(({ text }) => text)).toEqual(['Slice.', 'Simmer.'])
  })

  test.each([
    ['steps are missing', '<h2>Ingredients</h2><ul><li>2 leeks</li><li>stock</li></ul>'],
    ['the list is missing', '<h2>Ingredients</h2><p>Two leeks.</p><h2>Method</h2><ol><li>Slice.</li></ol>'],
    ['there are several', `${written('Ingredients', 'Method')}${written('Ingredients', 'Method')}`],
  ])('is none when %s', (_name, html) => expect(page(html).recipe).toBeNull())

  test('of a draft points at its block', () => {
    const article = readArticle(
      {
        kind: 'blocks',
        blocks: [
          { id: 'a', html: '<h2>Zutaten</h2>' },
          { id: 'b', html: '<ul><li>2 Eier</li><li>Mehl</li></ul>' },
          { id: 'c', html: '<h2>Zubereitung</h2>' },
          { id: 'd', html: '<ol><li>Rühren.</li></ol>' },
        ],
        fields: { ...noFields, title: 'Pfannkuchen' },
      },
      { ...context, language: 'de' },
    )
    expect(article.recipe?.value).toMatchObject({ name: 'Pfannkuchen', ingredients: ['2 Eier', 'Mehl'] })
    expect(article.recipe?.span?.place).toBe('a')
  })
})

describe('an event', () => {
  const event = {
    '@type': 'MusicEvent',
    name: 'Night of the organ',
    startDate: '2027-03-01T19:30:00+01:00',
    endDate: '2027-03-01T22:00',
    eventStatus: 'https://schema.org/EventRescheduled',
    location: {
      '@type': 'Place',
      name: 'Old church',
      address: { '@type': 'PostalAddress', streetAddress: '1 Hill Road', addressLocality: 'Upton' },
    },
    organizer: { '@type': 'Organization', name: 'Friends of Music' },
    performer: [{ '@type': 'Person', name: 'Ann Lee' }, 'Bo Berg'],
    offers: { price: '12,50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url: '/tickets' },
  }
  test('is read with its place and in the future', () =>
    expect(page(jsonLd(event)).event).toMatchObject({
      from: 'json_ld',
      value: {
        name: 'Night of the organ',
        start: '2027-03-01T19:30:00+01:00',
        end: '2027-03-01',
        status: 'rescheduled',
        place: { name: 'Old church', address: '1 Hill Road, Upton' },
        onlineUrl: null,
        organizer: { kind: 'organization', name: 'Friends of Music' },
        performers: [{ kind: 'person', name: 'Ann Lee' }, { name: 'Bo Berg' }],
        offers: [{ price: 12.5, currency: 'EUR', url: 'https://kitchen.example/tickets', availability: 'InStock' }],
      },
    }))
  test('people and organizations keep the address of their page', () =>
    expect(
      page(
        jsonLd({
          ...event,
          organizer: { ...event.organizer, url: 'https://music.example/' },
          performer: [{ '@type': 'Person', name: 'Ann Lee', url: '/ann' }, { name: 'Cy Dorn', url: 'mailto:cy@dorn.example' }, 'Bo Berg'],
        }),
      ).event?.value,
    ).toMatchObject({
      organizer: { name: 'Friends of Music', url: 'https://music.example/' },
      performers: [
        { name: 'Ann Lee', url: 'https://kitchen.example/ann' },
        { name: 'Cy Dorn', url: null },
        { name: 'Bo Berg', url: null },
      ],
    }))
  test('followed from afar has an address instead of a place', () =>
    expect(
      page(jsonLd({ ...event, location: { '@type': 'VirtualLocation', url: 'https://stream.example/1' } })).event?.value,
    ).toMatchObject({
      place: null,
      onlineUrl: 'https://stream.example/1',
    }))
  test('in microdata', () =>
    expect(
      page(
        '<div itemscope itemtype="http://schema.org/Event"><span itemprop="name">Fair</span><time itemprop="startDate" datetime="2027-05-02">2 May</time><div itemprop="location" itemscope itemtype="http://schema.org/Place"><span itemprop="name">Market</span><span itemprop="address">High Street 1</span></div></div>',
      ).event,
    ).toMatchObject({ from: 'element', value: { start: '2027-05-02', place: { name: 'Market', address: 'High Street 1' } } }))
  test.each([
    ['several are listed', [event, { ...event, name: 'Another night' }]],
    ['the start is missing', { ...event, startDate: 'soon' }],
  ])('is none when %s', (_name, value) => expect(page(jsonLd(value)).event).toBeNull())
})

describe('a product and a review', () => {
  const product = {
    '@type': 'Product',
    name: 'Kettle 3',
    brand: { name: 'Pots' },
    gtin13: '4006381333931',
    offers: { '@type': 'AggregateOffer', lowPrice: 19, priceCurrency: 'EUR' },
  }
  test('product with brand, number and price', () =>
    expect(page(jsonLd(product)).product?.value).toMatchObject({
      name: 'Kettle 3',
      brand: 'Pots',
      gtin: '4006381333931',
      offers: [{ price: 19, currency: 'EUR' }],
    }))
  test('several products are no subject', () => expect(page(jsonLd([product, { ...product, name: 'Kettle 4' }])).product).toBeNull())
  test('review with its notes', () =>
    expect(
      page(
        jsonLd({
          '@type': 'Review',
          itemReviewed: product,
          reviewRating: { ratingValue: 8, bestRating: 10 },
          author: { '@type': 'Person', name: 'Ann Lee' },
          positiveNotes: { itemListElement: [{ name: 'Quiet' }, { name: 'Fast' }] },
        }),
      ).review?.value,
    ).toMatchObject({
      item: { name: 'Kettle 3', type: 'Product' },
      rating: { value: 8, best: 10, worst: 1 },
      author: { name: 'Ann Lee' },
      positiveNotes: ['Quiet', 'Fast'],
    }))
  test('a rating outside its scale is no review', () =>
    expect(page(jsonLd({ '@type': 'Review', itemReviewed: product, reviewRating: { ratingValue: 8 } })).review).toBeNull())
  test('readers’ reviews of a product are not the page’s', () => {
    const review = { '@type': 'Review', reviewRating: { ratingValue: 4 }, author: 'Ann Lee' }
    expect(page(jsonLd({ ...product, review })).review?.value.item.name).toBe('Kettle 3')
    expect(page(jsonLd({ ...product, review: [review, review] })).review).toBeNull()
  })

  test.each([
    ['Kettle 3 review: quiet at last', '<h2>Verdict</h2><p>It earns 4.5/5 from us.</p>', 'Kettle 3', 4.5, 5],
    ['Test: Wasserkocher 3', '<p>Wertung: 8 von 10</p>', 'Wasserkocher 3', 8, 10],
    ['Wasserkocher 3 im Test', '<p>Gesamtwertung: 85/100</p>', 'Wasserkocher 3', 85, 100],
    ['やかん3 レビュー', '<p>評価：4/5</p>', 'やかん3', 4, 5],
  ])('stated in words: %s', (h1, html, name, value, best) =>
    expect(page(html, { h1 }).review).toMatchObject({ from: 'text', value: { item: { name }, rating: { value, best } } }),
  )
  test.each([
    ['the headline is no review', 'Leek soup', '<p>Rating: 4/5</p>'],
    ['it is out of range', 'Kettle 3 review', '<p>Rating: 7/5</p>'],
    ['two differ', 'Kettle 3 review', '<p>Rating: 4/5</p><p>Rating: 3/5</p>'],
    ['no word says that it is one', 'Kettle 3 review', '<p>We saw it in 4/5 shops.</p>'],
    ['a word merely ends in "test"', 'The great contest', '<p>Rating: 4/5</p>'],
  ])('none when %s', (_name, h1, html) => expect(page(html, { h1 }).review).toBeNull())
})

describe('an event stated in the text', () => {
  const lines = (day: string, place: string): string => `<ul><li>${day}</li><li>${place}</li></ul>`
  const place = 'Where: Old Granary, Harbour Street 4, Port'
  test.each([
    ['a list', lines('When: 3 December 2026, 19:00–21:00', place)],
    ['paragraphs', `<p>Date: 3 December 2026</p><p>${place}</p>`],
    [
      'a table',
      '<table><tr><td>Date</td><td>3 December 2026</td></tr><tr><td>Venue</td><td>Old Granary, Harbour Street 4, Port</td></tr></table>',
    ],
  ])('in %s', (_name, html) =>
    expect(page(html).event).toMatchObject({
      from: 'text',
      value: { name: 'Leek soup', start: '2026-12-03', place: { name: 'Old Granary', address: 'Harbour Street 4, Port' } },
    }),
  )
  test.each([
    ['de', 'Termin: 3. Dezember 2026', 'Ort: Alter Speicher'],
    ['fr', 'Quand : 3 décembre 2026', 'Lieu : Vieux Grenier'],
    ['ja', '日時：2026年12月3日', '会場：古い倉庫'],
    ['ar', 'التاريخ: 3 ديسمبر 2026', 'المكان: المخزن القديم'],
  ])('in the words of %s', (language, day, where) =>
    expect(page(lines(day, where), { more: { language } }).event?.value).toMatchObject({ start: '2026-12-03', place: { address: null } }),
  )
  test.each([
    ['the day is past', lines('When: 3 December 2025', place)],
    ['no place is stated', '<p>When: 3 December 2026</p>'],
    ['there are two days', `${lines('When: 3 December 2026', place)}<p>When: 4 December 2026</p>`],
    ['it lasts for days', lines('When: 3–5 December 2026', place)],
    ['a sentence tells of it', '<p>It opens on 3 December 2026 in the Old Granary.</p>'],
    [
      'data for machines list several',
      `${lines('When: 3 December 2026', place)}${jsonLd([
        { '@type': 'Event', name: 'One', startDate: '2026-12-03' },
        { '@type': 'Event', name: 'Two', startDate: '2026-12-04' },
      ])}`,
    ],
  ])('none when %s', (_name, html) => expect(page(html).event).toBeNull())
})

describe('an event that a draft announces', () => {
  const lines = [
    { id: 'when', html: '<p>Termin: <time datetime="2026-12-03T19:30:00+01:00">3. Dezember, 19:30 Uhr</time></p>' },
    { id: 'where', html: '<p>Ort: Alter Speicher, Hafenstraße 4, Bremen</p>' },
  ]
  const draft = (blocks: readonly { id: string; html: string }[], more: Partial<AuthorFields> = {}): Article =>
    readArticle({ kind: 'blocks', blocks, fields: { ...noFields, title: 'Lesung am Hafen', ...more } }, { ...context, language: 'de' })
  test('with its hour, its place and the block that says so', () => {
    const { event } = draft(lines)
    expect(event?.value).toMatchObject({
      name: 'Lesung am Hafen',
      start: '2026-12-03T19:30:00+01:00',
      place: { name: 'Alter Speicher', address: 'Hafenstraße 4, Bremen' },
    })
    expect(event?.span?.place).toBe('when')
  })
  test.each([
    ['the place is missing', lines.slice(0, 1), {}],
    ['the draft was published after it', lines, { datePublished: '2026-12-04' }],
    ['the draft has no title', lines, { title: null }],
  ])('none when %s', (_name, blocks, more) => expect(draft(blocks, more).event).toBeNull())
})

describe('steps of SEO plugins', () => {
  const yoast =
    '<div class="schema-how-to wp-block-yoast-how-to-block"><p class="schema-how-to-total-time"><span class="schema-how-to-duration-time-text">Time needed: </span>1 hour and 20 minutes</p><p class="schema-how-to-description">Patience helps.</p><ol class="schema-how-to-steps"><li class="schema-how-to-step" id="s1"><strong class="schema-how-to-step-name">Slice the <em>leeks</em></strong><p class="schema-how-to-step-text">Thin rings.<br><img src="https://kitchen.example/rings.jpg" alt=""></p></li><li class="schema-how-to-step" id="s2"><strong class="schema-how-to-step-name">Simmer</strong> <p class="schema-how-to-step-text"></p></li></ol></div>'
  const step = (title: string, content: string): string =>
    `<div class="rank-math-step"><h3 class="rank-math-step-title">${title}</h3><div class="rank-math-step-content">${content}</div></div>`
  const steps = step('Slice the leeks', '<img src="https://kitchen.example/rings.jpg"><p>Thin rings.</p>') + step('Simmer', '')
  const time = '<p class="rank-math-howto-duration"><strong>Total Time:</strong> <span>1 hour and 20 minutes</span></p>'
  test.each([
    ['Yoast', yoast],
    ['Rank Math, as saved', `<div class="wp-block-rank-math-howto-block">${time}<div class="rank-math-steps">${steps}</div></div>`],
    ['Rank Math, as printed', `<div id="rank-math-howto" class="rank-math-block">${time}<div class="rank-math-steps">${steps}</div></div>`],
  ])('%s, in a draft and on a page', (_name, html) => {
    const draft = readArticle({ kind: 'blocks', blocks: [{ id: 'steps', html }], fields: { ...noFields, title: 'Leek soup' } }, context)
    for (const { howTo } of [draft, page(html)]) {
      expect(howTo).toMatchObject({ from: 'element', source: 'how-to block', confidence: 'declared' })
      expect(howTo?.value).toMatchObject({ name: 'Leek soup', totalTime: 'PT1H20M', supplies: [], tools: [] })
      expect(howTo?.value.steps.map(({ name, text, image }) => [name, text, image?.url])).toEqual([
        ['Slice the leeks', 'Thin rings.', 'https://kitchen.example/rings.jpg'],
        [null, 'Simmer', undefined],
      ])
    }
    expect(draft.howTo?.span?.place).toMatch(/^steps/)
  })
  test.each([
    ['one step', yoast.replace(/<li class="schema-how-to-step" id="s2">.*?<\/li>/, '')],
    ['names of steps outside such a block', '<p class="schema-how-to-step">Slice.</p><p class="schema-how-to-step">Simmer.</p>'],
  ])('%s is no how-to', (_name, html) => expect(page(html).howTo).toBeNull())
})

describe('questions of SEO plugins', () => {
  const answer = '<p>Yes, for three months.</p>'
  test.each([
    [
      'Yoast',
      `<div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section" id="q1"><strong class="schema-faq-question">Does it freeze?</strong> <p class="schema-faq-answer">Yes, for three months.</p></div></div>`,
    ],
    [
      'Rank Math',
      `<div class="rank-math-block"><div class="rank-math-list"><div id="q" class="rank-math-list-item"><h3 class="rank-math-question">Does it freeze?</h3><div class="rank-math-answer">${answer}</div></div></div></div>`,
    ],
    [
      'All in One SEO',
      `<div class="wp-block-aioseo-faq"><h3 class="aioseo-faq-block-question">Does it freeze?</h3><div class="aioseo-faq-block-answer">${answer}</div></div>`,
    ],
    [
      'microdata',
      `<div itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">Does it freeze?</h3><div itemprop="acceptedAnswer" itemscope><div itemprop="text">${answer}</div></div></div>`,
    ],
    [
      'an accordion of a theme, closed',
      `<div class="accordion-item"><h2 class="accordion-header"><button type="button">Does it freeze?</button></h2><div class="accordion-collapse" style="display:none" aria-hidden="true">${answer}</div></div>`,
    ],
    [
      'a list of questions',
      `<div class="faq__item"><div class="faq__question">Does it freeze?</div><div class="faq__answer">${answer}</div></div>`,
    ],
  ])('%s, in a draft and on a page', (_name, html) => {
    const draft = readArticle({ kind: 'blocks', blocks: [{ id: 'faq', html }], fields: noFields }, context)
    for (const { questions } of [draft, page(html)]) {
      expect(questions.map(({ question, answer: parts }) => [question.quote, parts.map(({ quote }) => quote)])).toEqual([
        ['Does it freeze?', ['Yes, for three months.']],
      ])
    }
    expect(draft.questions[0]?.question.place).toMatch(/^faq/)
  })
})

test.each([
  ['no question', '<div class="accordion-item"><h3 class="accordion-title">Shipping</h3><div><p>Within two days.</p></div></div>'],
  ['no answer', '<div class="accordion-item"><h3 class="accordion-title">Does it ship?</h3></div>'],
  ['another part of the theme', '<div class="faq-teaser"><h3 class="faq-title">Does it ship?</h3><p>Within two days.</p></div>'],
])('an accordion with %s has no questions', (_name, html) => expect(page(html).questions).toEqual([]))

describe('videos', () => {
  const player =
    '<figure><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0"></iframe><figcaption>How to slice</figcaption></figure>'
  test('a player of a known host: its caption, its still, no date of its own', () => {
    const { videos } = page(player)
    expect(videos).toHaveLength(1)
    expect(videos[0]).toMatchObject({ from: 'element', source: 'iframe' })
    expect(videos[0]?.value).toMatchObject({
      name: 'How to slice',
      embedUrl: 'https://www.youtube.com/embed/abcdefghijk',
      thumbnailUrl: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
      host: { name: 'youtube', id: 'abcdefghijk' },
      uploadDate: null,
    })
    expect(videos[0]?.value.block).toBe(videos[0]?.span?.place)
  })
  test('the page’s data say when it was uploaded', () => {
    const data = jsonLd({
      '@type': 'VideoObject',
      name: 'Slicing',
      uploadDate: '2026-02-03',
      duration: 'PT2M5S',
      embedUrl: 'https://www.youtube.com/embed/abcdefghijk',
    })
    expect(
      page(player + data).videos.map(({ from, value }) => [from, value.name, value.uploadDate, value.duration, value.block !== null]),
    ).toEqual([['json_ld', 'Slicing', '2026-02-03', 'PT2M5S', true]])
  })
  test('a file with a poster is named by the heading above', () =>
    expect(page('<h2>Slicing</h2><video src="/slice.mp4" poster="/slice.jpg"></video>').videos[0]?.value).toMatchObject({
      name: 'Slicing',
      contentUrl: 'https://kitchen.example/slice.mp4',
      embedUrl: null,
      thumbnailUrl: 'https://kitchen.example/slice.jpg',
      host: null,
    }))
  test('a draft has them with its block ids', () =>
    expect(
      readArticle(
        {
          kind: 'blocks',
          blocks: [{ id: 'v', html: '<figure><iframe src="https://player.vimeo.com/video/76979871"></iframe></figure>' }],
          fields: noFields,
        },
        context,
      ).videos[0]?.value,
    ).toMatchObject({ block: 'v', host: { name: 'vimeo', id: '76979871' } }))
})

describe('section, tags, access and pages that are not there', () => {
  test.each([
    ['<meta property="article:section" content="Food">', 'Food', 'article:section'],
    ['<meta name="parsely-section" content="Food &amp; drink">', 'Food & drink', 'parsely-section'],
    ['', undefined, undefined],
  ])('section %#', (head, value, source) => {
    const { section } = page('', { head })
    expect(section?.value).toBe(value)
    expect(section?.source).toBe(source)
  })
  test.each([
    [
      '<meta property="article:tag" content="Soup"><meta property="article:tag" content="Leek"><meta property="article:tag" content="soup">',
      '',
      ['Soup', 'Leek'],
    ],
    ['<meta name="news_keywords" content="Soup, Leek">', '', ['Soup', 'Leek']],
    ['', '<p><a rel="tag" href="/t/soup">#soup</a> <a rel="category tag" href="/t/leek">leek</a></p>', ['soup', 'leek']],
  ])('tags %#', (head, html, expected) => expect(page(html, { head }).tags.map(({ value }) => value)).toEqual(expected))

  test.each([
    [
      'JSON-LD',
      jsonLd({
        '@type': 'NewsArticle',
        headline: 'x',
        isAccessibleForFree: 'False',
        hasPart: { isAccessibleForFree: false, cssSelector: '.gate' },
      }),
      false,
      ['.gate'],
    ],
    ['content tier', '<meta property="article:content_tier" content="metered">', false, []],
    ['free tier', '<meta property="article:content_tier" content="free">', true, []],
  ])('access by %s', (_name, head, isFree, selectors) => expect(page('', { head }).access?.value).toEqual({ isFree, selectors }))
  test('an element that calls itself a paywall', () =>
    expect(page('<div class="paywall">Subscribe.</div>').access).toMatchObject({ confidence: 'likely', value: { isFree: false } }))
  test.each([
    // for changing
    'To read this article, please log in or create an account:',
    'Bitte melden Sie sich jetzt an oder lesen Sie morgen weiter.',
    'Connectez-vous pour lire la suite.',
    'Inicia sesión o crea una cuenta para leer.',
    // for reading
    'Sign in to continue.',
    'You need to create a free account first.',
    'Accedi o registrati per leggere.',
    'Maak een account aan.',
    'Zaloguj się i czytaj dalej.',
    'Войдите, чтобы читать дальше.',
    'ログインして続きを読む',
  ])('a text that only asks to log in is a guess: %s', (text) =>
    expect(page(`<p>${text}</p>`).access).toMatchObject({ confidence: 'guessed', value: { isFree: false } }),
  )
  test('an article about accounts does not ask to log in', () => {
    const text = 'To log in or create an account you need a card of the library, and the desk hands it out on three days of the week. '
    expect(page(`<p>${text.repeat(8)}</p>`).access).toBeNull()
    expect(page('<p>The log in the river is old.</p>').access).toBeNull()
  })
  test('a page that says nothing is not called free', () => expect(page('').access).toBeNull())

  const bare = (title: string, text = 'Try the search.'): string | null | undefined =>
    readArticle({ kind: 'page', html: `<html><head><title>${title}</title></head><body><p>${text}</p></body></html>` }, context).markup
      ?.notFound
  test.each([
    ['Page not found', 'Page not found'],
    ['Kitchen – 404', '404'],
    ['404 | Kitchen', '404 | Kitchen'],
    ['Seite nicht gefunden - Küche', 'Seite nicht gefunden - Küche'],
    ['ページが見つかりません', 'ページが見つかりません'],
    ['Why a page was not found in the archive', null],
    ['Leek soup', null],
  ])('%s', (title, expected) => expect(bare(title)).toBe(expected))
  test('a long text under such a title is an article', () => expect(bare('404 errors', 'How servers answer. '.repeat(200))).toBeNull())
})
