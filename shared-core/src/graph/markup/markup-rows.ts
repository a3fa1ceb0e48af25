import type { Requirement } from '../../model/requirement.ts'

/** Rows by which only the markup of other tools is judged: nothing here prints them. Apart, because editors load the others. */
export const markupRows = {
  /** A live video's badge asks for all three. */
  broadcast: {
    type: 'BroadcastEvent',
    required: ['isLiveBroadcast', 'startDate', 'endDate'],
    recommended: [],
    formats: { startDate: 'date', endDate: 'date' },
    richResult: 'yes',
  },
  /** Offers and ratings are at its variants. */
  productGroup: {
    type: 'ProductGroup',
    required: ['name'],
    recommended: ['productGroupID', 'variesBy', 'hasVariant', 'brand', 'description'],
    formats: {},
    richResult: 'yes',
  },
  /** Price and currency of the whole range. */
  aggregateOffer: {
    type: 'AggregateOffer',
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
    formats: { url: 'url' },
    richResult: 'yes',
  },
  /** A post of a forum needs no headline. */
  discussion: {
    type: 'DiscussionForumPosting',
    required: ['author', 'author.name', 'datePublished'],
    oneOf: [['text', 'image', 'video', 'sharedContent']],
    recommended: ['headline', 'url'],
    formats: { datePublished: 'date', dateModified: 'date', url: 'url' },
    richResult: 'yes',
  },
  /** The question of a page that users answer. */
  askedQuestion: {
    type: 'Question',
    required: ['name'],
    oneOf: [['acceptedAnswer', 'suggestedAnswer']],
    recommended: ['answerCount', 'text', 'author', 'datePublished'],
    formats: { datePublished: 'date' },
    richResult: 'yes',
  },
  /** Cards and quizzes say the question in its text. */
  quizQuestion: {
    type: 'Question',
    required: ['acceptedAnswer'],
    oneOf: [['text', 'name']],
    recommended: ['eduQuestionType'],
    formats: {},
    richResult: 'yes',
  },
  answer: {
    type: 'Answer',
    required: [],
    oneOf: [['text', 'image', 'video', 'url']],
    recommended: [],
    formats: {},
    richResult: 'no',
  },
  /** A course that is held once; it takes place where its course says. */
  courseInstance: {
    type: 'CourseInstance',
    required: [],
    recommended: ['courseMode', 'courseSchedule'],
    formats: { startDate: 'date', endDate: 'date' },
    richResult: 'no',
  },
} as const satisfies Readonly<Record<string, Requirement>>

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/** The page behind each row. */
export const markupSources: Readonly<Record<keyof typeof markupRows, string>> = {
  broadcast: `${google}/video`,
  productGroup: `${google}/product-variants`,
  aggregateOffer: `${google}/product-snippet`,
  discussion: `${google}/discussion-forum`,
  askedQuestion: `${google}/qapage`,
  quizQuestion: `${google}/education-qa`,
  answer: 'https://schema.org/Answer',
  courseInstance: 'https://schema.org/CourseInstance',
}
