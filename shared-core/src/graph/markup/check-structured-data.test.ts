import { expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { wholeVocabulary } from '../vocabulary/index.ts'
import { checkStructuredData } from './check-structured-data.ts'
import type { VisibleText } from './visible-text.ts'

const context = { '@context': 'https://schema.org' }
const ada = { '@type': 'Person', name: 'Ada' }
const article = { ...context, '@type': 'Article', headline: 'Soup', author: ada, datePublished: '2026-01-01' }
const whole = { ...article, dateModified: '2026-01-02', image: 'https://example.com/a.png' }
const page = { '@type': 'WebPage', name: 'Soup', url: 'https://example.com/', inLanguage: 'en' }

/** One line a fault: level, code, place, type, property, arguments. */
const told = (blocks: readonly Json[], visible: VisibleText | null = null): readonly string[] =>
  checkStructuredData(blocks, { vocabulary: wholeVocabulary, visible }).map(({ level, code, block, path, type, property, args }) =>
    [
      level,
      code,
      `${block}:${path}`,
      type || '-',
      property ?? '-',
      ...Object.entries(args).flatMap(([name, value]) =>
        name === 'read' ? [] : [`${name}=${value.replace(/^https:.*\/structured-data\//, 'google/')}`],
      ),
    ].join(' '),
  )

const rows: readonly (readonly [name: string, blocks: readonly Json[], faults: readonly string[]])[] = [
  ['a whole article', [whole], []],
  [
    'no context',
    [{ ...page, isPartOf: { '@type': 'WebSite', '@id': '#site' }, '@context': 'none' }],
    ['error contextMissing 0: WebPage -'],
  ],
  ['no context in a list', [[whole, { '@type': 'Thing', name: 'x' }, 'text', null, [1]]], ['error contextMissing 0:[1] Thing -']],
  ['a text is no block', ['text', null, 7], []],
  ['another context', [{ ...whole, '@context': 'https://example.org' }], ['error contextMissing 0: Article -']],
  ['the context in a list, http, capitals', [{ ...whole, '@context': ['HTTP://SCHEMA.ORG/', { x: 'y' }] }], []],
  [
    'an article that lacks what is asked for',
    [{ ...context, '@type': 'Article' }],
    [
      'warning requiredMissing 0: Article headline source=google/article',
      'info recommendedMissing 0: Article author source=google/article',
      'info recommendedMissing 0: Article datePublished source=google/article',
      'info recommendedMissing 0: Article dateModified source=google/article',
      'info recommendedMissing 0: Article image source=google/article',
    ],
  ],
  ['an empty value is a missing one', [{ ...whole, headline: '' }], ['warning requiredMissing 0: Article headline source=google/article']],
  [
    'types that are unknown, near and far',
    [
      { ...context, '@type': 'Artcile', name: 'x' },
      { ...context, '@type': 'Qqqqqq', name: 'x' },
    ],
    ['error typeUnknown 0: Artcile - suggestion=Article', 'error typeUnknown 1: Qqqqqq -'],
  ],
  [
    'a short name is near nothing',
    [{ ...context, '@type': 'Thing', nam: 'x', na: 'x', nmea: 'x', NAME: 'x', naem: 'y' }],
    [
      'warning propertyUnknown 0:nam Thing nam suggestion=name',
      'warning propertyUnknown 0:na Thing na',
      'warning propertyUnknown 0:nmea Thing nmea',
      'warning propertyUnknown 0:NAME Thing NAME suggestion=name',
      'warning propertyUnknown 0:naem Thing naem suggestion=name',
    ],
  ],
  [
    'the same letters, and a property of the type, are nearer than others',
    [{ ...whole, autor: 'Ada' }],
    ['warning propertyUnknown 0:autor Article autor suggestion=author'],
  ],
  [
    'letters added, dropped, exchanged, swapped',
    [
      {
        ...context,
        '@type': 'Article',
        headline: 'x',
        datePublishedd: '',
        datePublishd: '',
        datePublushed: '',
        datePubilshed: '',
        datePbulisehd: '',
        datePxxxished: '',
      },
    ],
    [
      'warning propertyUnknown 0:datePublishedd Article datePublishedd suggestion=datePublished',
      'warning propertyUnknown 0:datePublishd Article datePublishd suggestion=datePublished',
      'warning propertyUnknown 0:datePublushed Article datePublushed suggestion=datePublished',
      'warning propertyUnknown 0:datePubilshed Article datePubilshed suggestion=datePublished',
      'warning propertyUnknown 0:datePbulisehd Article datePbulisehd suggestion=datePublished',
      'warning propertyUnknown 0:datePxxxished Article datePxxxished',
      'info recommendedMissing 0: Article author source=google/article',
      'info recommendedMissing 0: Article datePublished source=google/article',
      'info recommendedMissing 0: Article dateModified source=google/article',
      'info recommendedMissing 0: Article image source=google/article',
    ],
  ],
  ['a property of another type', [{ ...whole, recipeYield: '4' }], ['warning propertyMisplaced 0:recipeYield Article recipeYield']],
  [
    'a value that does not fit is cut at 80 characters, and its format is not told as well',
    [{ ...whole, datePublished: 'x'.repeat(90) }],
    [
      'warning valueUnfit 0:datePublished Article datePublished value=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    ],
  ],
  [
    'a value of a wrong type',
    [{ ...whole, author: { '@type': 'Place', name: 'x' } }],
    ['warning valueUnfit 0:author Article author value=Place'],
  ],
  ['no type', [{ ...context, name: 'x' }], ['error typeMissing 0: - -']],
  ['no type inside another', [{ ...whole, author: { name: 'Ada' } }], []],
  ['nothing but keywords', [{ ...context }, { ...context, '@id': '#x' }], []],
  [
    'a value with a language',
    [
      { ...context, '@value': 'x', name: 'y' },
      { ...context, '@list': [], name: 'y' },
    ],
    [],
  ],
  [
    'a graph',
    [
      {
        ...context,
        '@graph': [
          { ...page, isPartOf: { '@id': '#site' } },
          { '@type': 'WebSite', '@id': '#site', name: 'x', url: 'https://example.com/' },
        ],
      },
    ],
    ['info recommendedMissing 0:[1] WebSite publisher source=https://developers.google.com/search/docs/appearance/site-names'],
  ],
  [
    'a graph with a type',
    [{ ...context, '@type': 'WebPage', '@graph': [{ '@type': 'Article' }] }],
    [
      'warning requiredMissing 0: WebPage name source=https://schema.org/WebPage',
      'info recommendedMissing 0: WebPage url source=https://schema.org/WebPage',
      'info recommendedMissing 0: WebPage isPartOf source=https://schema.org/WebPage',
      'info recommendedMissing 0: WebPage inLanguage source=https://schema.org/WebPage',
      'warning requiredMissing 0:[0] Article headline source=google/article',
      'info recommendedMissing 0:[0] Article author source=google/article',
      'info recommendedMissing 0:[0] Article datePublished source=google/article',
      'info recommendedMissing 0:[0] Article dateModified source=google/article',
      'info recommendedMissing 0:[0] Article image source=google/article',
    ],
  ],
  [
    'a reference that leads nowhere',
    [{ ...whole, publisher: { '@id': '#nobody' }, mainEntityOfPage: { '@id': '#far' }, about: { '@id': '#far' } }],
    ['warning idDangling 0:publisher - publisher value=#nobody'],
  ],
  ['a reference with a type leads elsewhere', [{ ...whole, publisher: { '@id': '#nobody', '@type': 'Organization' } }], []],
  ['a reference that stands alone', [{ ...context, '@graph': [{ '@id': '#nobody' }] }], []],
  [
    'one id, two things',
    [
      { ...whole, '@id': '#a' },
      { ...whole, '@id': '#a', headline: 'Other' },
    ],
    ['warning idDuplicate 1: Article - value=#a'],
  ],
  [
    'one id, said twice',
    [
      { ...whole, '@id': '#a' },
      { ...whole, '@id': '#a' },
      { ...context, '@type': 'Article', '@id': '#a' },
    ],
    [],
  ],
  [
    'what is said under one id belongs together',
    [
      { ...context, '@type': 'Article', '@id': '#a', headline: 'x', author: ada },
      {
        ...context,
        '@type': 'Article',
        '@id': '#a',
        datePublished: '2026-01-01',
        dateModified: '2026-01-01',
        image: 'https://example.com/a.png',
      },
    ],
    [],
  ],
  [
    'two pages of questions',
    [
      { ...context, '@type': 'FAQPage', mainEntity: [] },
      {
        ...context,
        '@graph': [
          { '@type': ['WebPage', 'FAQPage'], name: 'x', url: 'https://example.com/', mainEntity: [{ '@type': 'Question', name: 'Why?' }] },
          { '@type': 'FAQPage' },
        ],
      },
    ],
    [
      'warning requiredMissing 0: FAQPage mainEntity source=https://schema.org/FAQPage',
      'info richResultRetired 0: FAQPage - source=https://schema.org/FAQPage',
      'info recommendedMissing 1:[0] WebPage FAQPage isPartOf source=https://schema.org/WebPage',
      'info recommendedMissing 1:[0] WebPage FAQPage inLanguage source=https://schema.org/WebPage',
      'info richResultRetired 1:[0] WebPage FAQPage - source=https://schema.org/FAQPage',
      'warning requiredMissing 1:[0].mainEntity[0] Question acceptedAnswer source=https://schema.org/Question alternatives=suggestedAnswer',
      'warning requiredMissing 1:[1] FAQPage mainEntity source=https://schema.org/FAQPage',
      'info richResultRetired 1:[1] FAQPage - source=https://schema.org/FAQPage',
      'warning faqDuplicate 1:[0] WebPage FAQPage -',
    ],
  ],
  [
    'a product and its reviews',
    [
      {
        ...context,
        '@type': 'Product',
        name: 'Pan',
        offers: { '@type': 'Offer', price: 3, url: 'x y' },
        review: { '@type': 'Review', author: ada, reviewRating: { '@type': 'Rating', ratingValue: 3 } },
        reviews: [{ '@type': 'Review' }],
      },
    ],
    [
      'warning valueUnfit 0:offers.url Offer url value=x y',
      'info recommendedMissing 0: Product brand source=google/product-snippet',
      'info recommendedMissing 0: Product image source=google/product-snippet',
      'info recommendedMissing 0: Product description source=google/product-snippet',
      'warning requiredMissing 0:offers Offer priceCurrency source=google/product-snippet',
      'error requiredMissing 0:reviews[0] Review author source=google/review-snippet',
      'error requiredMissing 0:reviews[0] Review author.name source=google/review-snippet',
      'error requiredMissing 0:reviews[0] Review reviewRating.ratingValue source=google/review-snippet',
    ],
  ],
  [
    'a review alone',
    [{ ...context, '@type': 'Review', author: ada, reviewRating: { '@type': 'Rating', ratingValue: 3 } }],
    [
      'error requiredMissing 0: Review itemReviewed.name source=google/review-snippet',
      'info recommendedMissing 0: Review datePublished source=google/review-snippet',
      'info recommendedMissing 0: Review reviewRating.bestRating source=google/review-snippet',
    ],
  ],
  [
    'entries of a trail and of a list',
    [
      {
        ...context,
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem' }, { '@type': 'ListItem', position: 1, name: 'x' }],
      },
      { ...whole, mentions: { '@type': 'ListItem' } },
    ],
    [
      'error requiredMissing 0:itemListElement[0] ListItem position source=google/breadcrumb',
      'error requiredMissing 0:itemListElement[0] ListItem name source=google/breadcrumb alternatives=item url',
    ],
  ],
  ['what an article is part of', [{ ...whole, isPartOf: { '@type': 'Article' } }], []],
  [
    'narrower types',
    [
      { ...context, '@type': 'ReportageNewsArticle' },
      { ...context, '@type': 'MusicEvent' },
      { ...context, '@type': 'Zoo' },
    ],
    [
      'warning requiredMissing 0: ReportageNewsArticle headline source=google/article',
      'info recommendedMissing 0: ReportageNewsArticle author source=google/article',
      'info recommendedMissing 0: ReportageNewsArticle datePublished source=google/article',
      'info recommendedMissing 0: ReportageNewsArticle dateModified source=google/article',
      'info recommendedMissing 0: ReportageNewsArticle image source=google/article',
      'error requiredMissing 1: MusicEvent name source=google/event',
      'error requiredMissing 1: MusicEvent startDate source=google/event',
      'error requiredMissing 1: MusicEvent location source=google/event',
      'error requiredMissing 1: MusicEvent location.address source=google/event',
      'info recommendedMissing 1: MusicEvent description source=google/event',
      'info recommendedMissing 1: MusicEvent endDate source=google/event',
      'info recommendedMissing 1: MusicEvent eventStatus source=google/event',
      'info recommendedMissing 1: MusicEvent image source=google/event',
      'info recommendedMissing 1: MusicEvent location.name source=google/event',
      'info recommendedMissing 1: MusicEvent offers source=google/event',
      'info recommendedMissing 1: MusicEvent organizer source=google/event',
      'info recommendedMissing 1: MusicEvent performer source=google/event',
    ],
  ],
  [
    'an article that is a recipe is asked for a recipe',
    [{ ...context, '@type': ['Recipe', 'Article'], name: 'x' }],
    [
      'error requiredMissing 0: Recipe Article image source=google/recipe',
      'info recommendedMissing 0: Recipe Article author source=google/recipe',
      'info recommendedMissing 0: Recipe Article datePublished source=google/recipe',
      'info recommendedMissing 0: Recipe Article description source=google/recipe',
      'info recommendedMissing 0: Recipe Article recipeIngredient source=google/recipe',
      'info recommendedMissing 0: Recipe Article recipeInstructions source=google/recipe',
      'info recommendedMissing 0: Recipe Article recipeYield source=google/recipe',
      'info recommendedMissing 0: Recipe Article totalTime source=google/recipe',
    ],
  ],
  [
    'retired results',
    [
      { ...context, '@type': 'HowTo', name: 'x', step: [{ '@type': 'HowToStep' }] },
      { ...whole, hasPart: { '@type': 'HowTo', name: 'x', step: 'x' }, mainEntity: { '@type': 'HowTo', name: 'x', step: 'x' } },
    ],
    [
      'info richResultRetired 0: HowTo - source=https://schema.org/HowTo',
      'warning requiredMissing 0:step[0] HowToStep text source=https://schema.org/HowToStep alternatives=itemListElement',
      'info richResultRetired 1:mainEntity HowTo - source=https://schema.org/HowTo',
    ],
  ],
  [
    'formats that are read',
    [
      { ...whole, inLanguage: ['en', 'en_US', 'pt-BR', 'English', 'a very long name of one'], wordCount: '12' },
      { ...context, ...page, inLanguage: 'e1!' },
    ],
    [
      'warning formatInvalid 0: Article inLanguage value=en,en_US,pt-BR,English,a very long name of one source=google/article',
      'info recommendedMissing 1: WebPage isPartOf source=https://schema.org/WebPage',
    ],
  ],
  [
    'pictures',
    [
      { ...context, '@type': 'ImageObject', url: 'https://example.com/a.png', width: '1200px', height: '12 px' },
      {
        ...context,
        '@type': 'ImageObject',
        url: 'https://example.com/a.png',
        width: 'wide',
        height: { '@type': 'QuantitativeValue', value: 3 },
      },
    ],
    ['warning formatInvalid 1: ImageObject width value=wide source=google/logo'],
  ],
  [
    'an empty value has no format, null has none',
    [{ ...whole, dateModified: null, datePublished: [] }],
    [
      'info recommendedMissing 0: Article datePublished source=google/article',
      'info recommendedMissing 0: Article dateModified source=google/article',
    ],
  ],
  [
    'numbers as formats ask for them',
    [
      { ...page, ...context, isPartOf: 'x', url: ['https://example.com/', 'x y'] },
      { ...context, '@type': 'ItemList', itemListElement: ['x'], numberOfItems: '0x', itemListOrder: 'x' },
    ],
    [
      'warning valueUnfit 0:url WebPage url value=x y',
      'warning valueUnfit 0:isPartOf WebPage isPartOf value=x',
      'warning valueUnfit 1:numberOfItems ItemList numberOfItems value=0x',
    ],
  ],
  [
    'the value of a page',
    [
      {
        ...context,
        ...page,
        isPartOf: 'x',
        mainEntity: { '@type': 'Recipe', name: 'x', image: 'https://example.com/a.png' },
      },
    ],
    [
      'warning valueUnfit 0:isPartOf WebPage isPartOf value=x',
      'info recommendedMissing 0:mainEntity Recipe author source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe datePublished source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe description source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe recipeIngredient source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe recipeInstructions source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe recipeYield source=google/recipe',
      'info recommendedMissing 0:mainEntity Recipe totalTime source=google/recipe',
    ],
  ],
  [
    'an event with an offer inside',
    [
      {
        ...context,
        '@type': 'Event',
        name: 'x',
        startDate: '2026-01-01',
        location: { '@type': 'Place', name: 'x' },
        image: 'https://example.com/a.png',
        endDate: '2026-01-01',
        eventStatus: 'https://schema.org/EventScheduled',
        description: 'x',
        offers: { '@type': 'Offer' },
        organizer: ada,
        performer: ada,
      },
    ],
    ['error requiredMissing 0: Event location.address source=google/event'],
  ],
  [
    'names with a prefix',
    [
      {
        '@context': { schema: 'https://schema.org/' },
        '@type': 'schema:Article',
        'schema:headline': 'x',
        'schema:author': { '@type': 'Place' },
      },
    ],
    [
      'warning valueUnfit 0:author Article author value=Place',
      'info recommendedMissing 0: Article datePublished source=google/article',
      'info recommendedMissing 0: Article dateModified source=google/article',
      'info recommendedMissing 0: Article image source=google/article',
    ],
  ],
  [
    'durations',
    [
      {
        ...context,
        '@type': 'VideoObject',
        name: 'x',
        thumbnailUrl: 'https://example.com/a.png',
        uploadDate: 'soon',
        description: 'x',
        duration: 'P',
        contentUrl: 'a b',
      },
      {
        ...context,
        '@type': 'VideoObject',
        name: 'x',
        thumbnailUrl: ['https://example.com/a.png', '/b c'],
        uploadDate: '2026-01-01',
        description: 'x',
        duration: 'PT1M33S',
        embedUrl: 'https://example.com/',
      },
    ],
    [
      'warning valueUnfit 0:uploadDate VideoObject uploadDate value=soon',
      'warning valueUnfit 0:duration VideoObject duration value=P',
      'warning valueUnfit 0:contentUrl VideoObject contentUrl value=a b',
      'warning valueUnfit 1:thumbnailUrl VideoObject thumbnailUrl value=/b c',
    ],
  ],
]

test.each(rows)('%s', (_name, blocks, faults) => {
  expect(told(blocks)).toEqual(faults)
})

test('claims that readers do not find are behind the other faults of their block', () => {
  const visible: VisibleText = { titles: ['soup'], text: 'soup of leeks', raw: 'Soup of leeks', times: [], months: [] }
  expect(
    told(
      [
        { ...whole, headline: 'Bread' },
        { ...context, '@graph': [{ ...whole, headline: 'Cake', url: 'x y' }] },
      ],
      visible,
    ),
  ).toEqual([
    'warning textMismatch 0:headline Article headline value=Bread',
    'warning valueUnfit 1:[0].url Article url value=x y',
    'warning textMismatch 1:[0].headline Article headline value=Cake',
  ])
})
