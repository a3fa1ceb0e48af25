/**
 * What a page can be mainly about, in the order of every list that offers it. Unions, the contract, the editor's and WordPress' choices and
 * the merge rules are derived from this table. An author may choose each: `needs` are the properties that the text must carry for it,
 * empty where any text will do. `node`: the node of the content that stands for it; absent: the article or the page itself.
 */
export const schemaTypeTable = [
  { type: 'Article', family: 'article', needs: [] },
  { type: 'BlogPosting', family: 'article', needs: [] },
  { type: 'NewsArticle', family: 'article', needs: [] },
  // No article at all, such as an imprint.
  { type: 'WebPage', family: 'page', needs: [] },
  { type: 'HowTo', family: 'content', node: 'howTo', needs: ['step'] },
  { type: 'FAQPage', family: 'page', needs: ['acceptedAnswer'] },
  { type: 'Recipe', family: 'content', node: 'recipe', needs: ['recipeIngredient', 'recipeInstructions', 'image'] },
  { type: 'Review', family: 'content', node: 'review', needs: ['reviewRating', 'itemReviewed'] },
  { type: 'Event', family: 'content', node: 'event', needs: ['startDate', 'location'] },
  { type: 'VideoObject', family: 'content', node: 'video', needs: ['video', 'uploadDate'] },
  { type: 'Product', family: 'content', node: 'product', needs: ['reviewRating', 'offers'] },
  { type: 'ItemList', family: 'content', node: 'itemList', needs: ['itemListElement'] },
] as const satisfies readonly {
  readonly type: string
  readonly family: 'article' | 'page' | 'content'
  readonly node?: string
  readonly needs: readonly string[]
}[]

type Row = (typeof schemaTypeTable)[number]

export type SchemaType = Row['type']
/** Kinds of article. */
export type ArticleType = Extract<Row, { readonly family: 'article' }>['type']
/** Nodes of the content that a page may be mainly about. */
export type MainNode = Extract<Row, { readonly node: string }>['node']

export const schemaTypes = /* @__PURE__ */ schemaTypeTable.map(({ type }) => type) as readonly SchemaType[] as readonly [
  SchemaType,
  ...SchemaType[],
]
export const articleTypes = schemaTypeTable.flatMap((row) =>
  row.family === 'article' ? [row.type] : [],
) as readonly ArticleType[] as readonly [ArticleType, ...ArticleType[]]

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
} as const satisfies Partial<Readonly<Record<MainNode, readonly string[]>>>
