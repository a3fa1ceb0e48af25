import type { Requirement } from './requirement.ts'

/** Kinds of article. */
export const articleTypes = ['Article', 'BlogPosting', 'NewsArticle'] as const

/** The node of the content that stands for a type; a type without one is the article's or the page's own. */
export const mainNodes = {
  HowTo: 'howTo',
  Recipe: 'recipe',
  Review: 'review',
  Event: 'event',
  VideoObject: 'video',
  Product: 'product',
  ItemList: 'itemList',
  AudioObject: 'audio',
  PodcastEpisode: 'podcastEpisode',
  PodcastSeries: 'podcastSeries',
} as const

/**
 * Types of the main subject of a page, in the order of every list that offers it. Unions, the contract, the editor's and WordPress' choices and
 * the rules of merging are derived from this file. An author may choose each: `needs` are the properties that the text must carry for it,
 * empty where any text will do. `WebPage`: no article at all, such as an imprint.
 */
export const schemaTypeTable = [
  { type: 'Article', needs: [] },
  { type: 'BlogPosting', needs: [] },
  { type: 'NewsArticle', needs: [] },
  { type: 'WebPage', needs: [] },
  { type: 'HowTo', needs: ['step'] },
  { type: 'FAQPage', needs: ['acceptedAnswer'] },
  { type: 'Recipe', needs: ['recipeIngredient', 'recipeInstructions', 'image'] },
  { type: 'Review', needs: ['reviewRating', 'itemReviewed'] },
  { type: 'Event', needs: ['startDate', 'location'] },
  { type: 'VideoObject', needs: ['video', 'uploadDate'] },
  { type: 'Product', needs: ['reviewRating', 'offers'] },
  { type: 'ItemList', needs: ['itemListElement'] },
  { type: 'AudioObject', needs: ['audio'] },
  { type: 'PodcastEpisode', needs: ['audio'] },
  { type: 'PodcastSeries', needs: ['webFeed'] },
] as const satisfies readonly {
  readonly type: ArticleType | keyof typeof mainNodes | 'FAQPage' | 'WebPage'
  readonly needs: readonly string[]
}[]

export type ArticleType = (typeof articleTypes)[number]
export type SchemaType = (typeof schemaTypeTable)[number]['type']
/** Nodes of the content that a page may be mainly about. */
export type MainNode = (typeof mainNodes)[keyof typeof mainNodes]

export const schemaTypes: readonly [SchemaType, ...SchemaType[]] = /* @__PURE__ */ schemaTypeTable.map(
  ({ type }) => type,
) as readonly SchemaType[] as readonly [SchemaType, ...SchemaType[]]

export const isArticleType = (type: unknown): type is ArticleType => (articleTypes as readonly unknown[]).includes(type)

/** Types that other tools print for an article. */
// biome-ignore format: a table
export const articleFamily = [
  'Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report', 'SocialMediaPosting', 'LiveBlogPosting', 'DiscussionForumPosting',
  'AdvertiserContentArticle', 'SatiricalArticle', 'AnalysisNewsArticle', 'AskPublicNewsArticle', 'BackgroundNewsArticle', 'OpinionNewsArticle',
  'ReportageNewsArticle', 'ReviewNewsArticle', 'MedicalScholarlyArticle', 'APIReference',
] as const

/** Types that other tools print for a page. */
// biome-ignore format: a table
export const pageFamily = [
  'WebPage', 'AboutPage', 'CheckoutPage', 'CollectionPage', 'ContactPage', 'ItemPage', 'MedicalWebPage', 'ProfilePage', 'QAPage', 'RealEstateListing',
  'SearchResultsPage', 'MediaGallery', 'ImageGallery', 'VideoGallery',
] as const

// biome-ignore format: a table
/** Types that are organizations. */
export const organizationFamily = ['Organization', 'Corporation', 'NewsMediaOrganization', 'NGO', 'EducationalOrganization', 'GovernmentOrganization', 'LocalBusiness', 'OnlineBusiness', 'OnlineStore'] as const

/** Types that are read as the same kind of content, the kind's own first. */
// biome-ignore format: a table
export const contentFamilies = {
  howTo: ['HowTo'],
  recipe: ['Recipe'],
  event: [
    'Event', 'BusinessEvent', 'ChildrensEvent', 'ComedyEvent', 'CourseInstance', 'DanceEvent', 'EducationEvent', 'ExhibitionEvent', 'Festival', 'FoodEvent',
    'Hackathon', 'LiteraryEvent', 'MusicEvent', 'ScreeningEvent', 'SocialEvent', 'SportsEvent', 'TheaterEvent', 'VisualArtsEvent',
  ],
  product: ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'SoftwareApplication', 'MobileApplication', 'WebApplication', 'VideoGame'],
  review: ['Review', 'CriticReview', 'EmployerReview'],
  video: ['VideoObject'],
  audio: ['AudioObject'],
  podcastEpisode: ['PodcastEpisode'],
  podcastSeries: ['PodcastSeries'],
} as const satisfies Partial<Readonly<Record<MainNode, readonly string[]>>>

/**
 * Content that its properties alone describe: how each value is written, and what is required of them.
 * `isSubject`: the page is about it where its own data say so, and only then is it printed; others are beside the article.
 */
export const thingTypes = {
  audio: {
    type: 'AudioObject',
    formats: { name: 'text', description: 'text', contentUrl: 'url', embedUrl: 'url', uploadDate: 'date', duration: 'duration' },
    required: ['name'],
    oneOf: [['contentUrl', 'embedUrl']],
    recommended: ['duration'],
    richResult: 'no',
  },
  podcastEpisode: {
    type: 'PodcastEpisode',
    isSubject: true,
    formats: {
      name: 'text',
      description: 'text',
      url: 'url',
      datePublished: 'date',
      duration: 'duration',
      episodeNumber: 'positiveInteger',
    },
    parts: { associatedMedia: 'audio', partOfSeries: 'podcastSeries' },
    required: ['name', 'associatedMedia'],
    recommended: ['datePublished', 'url'],
    richResult: 'no',
  },
  podcastSeries: {
    type: 'PodcastSeries',
    isSubject: true,
    formats: { name: 'text', description: 'text', url: 'url', webFeed: 'url' },
    required: ['name', 'webFeed'],
    recommended: ['url'],
    richResult: 'no',
  },
} as const satisfies Partial<Readonly<Record<MainNode, ThingType>>>

interface ThingType extends Requirement {
  readonly type: SchemaType
  readonly isSubject?: true
  /** Things inside it, by property. */
  readonly parts?: Readonly<Record<string, string>>
}

export type ThingName = keyof typeof thingTypes
export const thingNames = Object.keys(thingTypes) as readonly ThingName[]
/** The row of a thing without what its literal types say. */
export const thingType = (name: ThingName): ThingType => thingTypes[name]
