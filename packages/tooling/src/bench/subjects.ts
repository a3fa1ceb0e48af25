import { type Analysis, type AnalysisContext, type AuthorFields, analyze, createBlockCache } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import type { OtherName, SubjectName } from './figures.ts'
import { type MadeArticle, makeArticle } from './make-article.ts'
import type { Run } from './measure.ts'
import { makeHostile, makeOtherArticle, makePage } from './other-texts.ts'
import { loadYoastseo, parseAlone, readability } from './other-tools.ts'

/** Subjects to measure, with texts of so many words, or characters where they are hostile; `yoastseo`: the folder of a copy, null where there is none. */
export interface SubjectChoice {
  readonly name: SubjectName | OtherName
  readonly size: number
  readonly yoastseo: string | null
}

/** Different articles that the rounds go through. */
const variety = 60

const context: AnalysisContext = {
  url: 'https://example.org/harbours',
  language: 'en',
  now: '2026-06-01',
  site: null,
  page: null,
  targetQueries: ['what does a heat pump cost'],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 3 },
}

/** @throws where `yoastseo` is asked for without a copy of it */
export function createSubject({ name, size, yoastseo }: SubjectChoice): Run {
  switch (name) {
    case 'parsing':
      return inTurn(englishArticles(size), parseAlone)
    case 'analysis':
      return inTurn(englishArticles(size), (article) => analyzeWhole(article))
    case 'markdown':
      return inTurn(englishArticles(size), analyzeMarkdown)
    case 'edit':
      return editOneBlock(makeArticle(size))
    case 'readability':
      return inTurn(englishArticles(size), readability)
    case 'yoastseo':
      if (yoastseo === null) throw new Error('There is no copy of yoastseo')
      return inTurn(englishArticles(size), loadYoastseo(yoastseo))
    case 'zh':
    case 'th':
    case 'ar':
      return inTurn(
        Array.from({ length: variety }, (_, number) => makeOtherArticle(name, size, number * size)),
        (article) => analyzeWhole(article, name),
      )
    case 'page':
      return inTurn([makePage()], analyzePage)
    case 'longParagraph':
    case 'deepNesting':
    case 'manyLinks':
      return inTurn([makeHostile(name, size / 2), makeHostile(name, size)], analyzePage)
  }
}

function englishArticles(words: number): readonly MadeArticle[] {
  const sections = Math.ceil(words / 200)
  return Array.from({ length: variety }, (_, number) => makeArticle(words, number * sections))
}

const inTurn =
  <Text>(texts: readonly Text[], analyse: (text: Text) => void): Run =>
  (round) =>
    analyse(texts[round % texts.length]!)

export const analyzeWhole = (article: Pick<MadeArticle, 'title' | 'description' | 'html'>, language = 'en'): void => {
  analyze({ kind: 'body', html: article.html, fields: fieldsOf(article) }, { ...context, language }, { languages: allPacks })
}

const analyzePage = (html: string): void => {
  analyze({ kind: 'page', html }, { ...context, language: null }, { languages: allPacks })
}

const analyzeMarkdown = (article: MadeArticle): void => {
  analyze({ kind: 'markdown', markdown: article.markdown, fields: fieldsOf(article) }, context, { languages: allPacks })
}

/** With the memory of an open document: a block in its middle gets another text each time. */
function editOneBlock(article: MadeArticle): Run {
  const cache = createBlockCache()
  const blocks = article.blocks.map((html, index) => ({ id: `b${index}`, html }))
  const analyzeBlocks = (): Analysis =>
    analyze({ kind: 'blocks', blocks, fields: fieldsOf(article) }, context, { languages: allPacks, cache })
  analyzeBlocks()
  const at = Math.floor(blocks.length / 2)
  const { id, html } = blocks[at]!
  let edits = 0
  return () => {
    edits += 1
    blocks[at] = { id, html: html.replace(/<\/(?:p|h2)>$/, ` Edit ${edits}.$&`) }
    analyzeBlocks()
  }
}

const fieldsOf = ({ title, description }: Pick<MadeArticle, 'title' | 'description'>): AuthorFields => ({
  title,
  description,
  slug: 'harbours',
  image: null,
  authors: [],
  datePublished: '2026-01-10',
  dateModified: null,
})
