import type { Article } from '../../model/article.ts'
import type { AnalysisContext } from '../../model/input.ts'
import { pageDates, printDate } from '../../model/print-date.ts'
import { type Bases, resolveAddress } from '../address.ts'
import type { GraphNote } from '../build-nodes.ts'
import type { SchemaTypeChoice } from '../choose-schema-type.ts'
import type { PostFacts } from './facts.ts'
import { printLanguage } from './print-language.ts'
import { absoluteImage, authorFacts, oneLine, oneLineOrNull } from './read-facts.ts'

/** Pixels of both sides multiplied; Google's minimum for article images. Source: the Article page of its structured data guide. */
const fewestPixels = 50_000

/** The page as far as the article says; `notes` list what was left out and why. */
export function readPostFacts(
  article: Article,
  context: AnalysisContext,
  { page }: Bases,
  { type, articleType }: SchemaTypeChoice,
  describe: (article: Article) => string | null,
): { readonly post: PostFacts; readonly notes: readonly GraphNote[] } {
  const notes: GraphNote[] = []
  const note = (code: GraphNote['code'], node: GraphNote['node'], property: string | null, args: GraphNote['args'] = {}) =>
    notes.push({ code, node, property, args })
  const dates = pageDates(article.datePublished?.value ?? null, article.dateModified?.value ?? null, context.now)
  for (const { code, property } of dates.notes) note(code, 'article', property)
  let { published, modified } = dates
  if (article.kind === 'page' && published !== null && isAfterDay(published, context.now)) {
    note('dateInFuture', 'article', 'datePublished')
    published = null
    modified = null
  }
  if (showsOtherDate(article)) note('dateNotVisible', 'article', 'datePublished')
  for (const name of article.markup?.unseenAuthors ?? []) note('authorNotVisible', 'author', 'name', { name })
  const image = absoluteImage(article.image?.value ?? null, page)
  const siteImage = article.markup?.siteImage ?? null
  if (siteImage !== null) note('imageIsSiteDefault', 'primaryImage', null, { url: siteImage })
  const tooSmall = image !== null && image.width !== null && image.height !== null && image.width * image.height < fewestPixels
  if (tooSmall) note('imageTooSmall', 'primaryImage', null, { width: image.width ?? 0, height: image.height ?? 0 })
  if (article.authors.length > 12) note('tooManyAuthors', 'author', null, { count: article.authors.length, max: 12 })
  const dated = article.videos.filter(({ value }) => value.uploadDate !== null).length
  if (dated < Math.max(article.videos.length, article.blocks.some(({ kind }) => kind === 'video') ? 1 : 0))
    note('videoWithoutUploadDate', 'article', 'video')
  return {
    post: {
      url: page === '' ? null : page,
      pageType: 'WebPage',
      articleType,
      title: oneLineOrNull(article.title?.value),
      headline:
        type === 'WebPage'
          ? null
          : (oneLineOrNull(article.headline?.value) ?? (article.kind === 'draft' ? oneLineOrNull(article.title?.value) : null)),
      description: describe(article),
      language: printLanguage(article.language),
      datePublished: published,
      dateModified: modified,
      authors: article.authors.map(({ value }) => authorFacts(value)).filter(({ name }) => name !== ''),
      image: tooSmall ? null : image,
      breadcrumbs: article.breadcrumbs.map(({ name, url }) => ({
        name: oneLine(name),
        url: url === null ? null : resolveAddress(url, page),
      })),
      section: oneLineOrNull(article.section?.value),
      keywords: article.tags.map(({ value }) => oneLine(value)).filter((tag) => tag !== ''),
    },
    notes,
  }
}

function isAfterDay(date: string, now: string): boolean {
  const [a, b] = [printDate(date), printDate(now)]
  return a !== null && b !== null && a.seconds >= Math.floor(b.seconds / 86_400) * 86_400 + 2 * 86_400
}

/** Readers see a day that is neither of the declared ones; one day apart is a matter of zones. */
function showsOtherDate({ markup, datePublished, dateModified }: Article): boolean {
  const shown = markup?.shownDate ? printDate(markup.shownDate) : null
  if (shown === null || datePublished === null) return false
  return ![datePublished, dateModified].some((found) => {
    const declared = found === null ? null : printDate(found.value)
    return declared !== null && Math.abs(declared.seconds - shown.seconds) < 2 * 86_400
  })
}
