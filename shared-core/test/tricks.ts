import { readFileSync } from 'node:fs'
import { articleTitle } from '../src/answers/questions.ts'
import type { Article, Block } from '../src/model/article.ts'

/** A change that adds nothing for a reader, or takes structure away; null: it does not fit the article. */
export type Trick = (article: Article) => Article | null

const paragraph = (id: string, text: string): Block => ({ id, kind: 'paragraph', text, inlines: [], runs: [] })

const isText = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'quote'

/** With one more block before the one of that index. */
const withBlock = (article: Article, at: number, block: Block): Article => ({ ...article, blocks: article.blocks.toSpliced(at, 0, block) })

const asSentence = (text: string): string =>
  `${text.replace(/[\s.?!。？！:|]+$/u, '')}${/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? '。' : '.'}`

const firstText = (article: Article): number => Math.max(0, article.blocks.findIndex(isText))

/** The middle text block. */
function middle({ blocks }: Article): number {
  const texts = blocks.flatMap((block, index) => (isText(block) ? [index] : []))
  return texts[texts.length >> 1] ?? blocks.length
}

const headings = ({ blocks }: Article): readonly Block[] => blocks.filter(({ kind }) => kind === 'heading')

function titleOf(article: Article): string | null {
  const title = articleTitle(article)
  return title === '' ? null : asSentence(title)
}

/** Words of title and headings in an order of their own, by a generator with a fixed start. */
function mixedWords(article: Article): string | null {
  const text = [articleTitle(article), ...headings(article).map((heading) => heading.text)].join(' ')
  const words = text.split(/[\s.,:;?!|–—-]+/u).filter((word) => word !== '')
  if (words.length < 4) return null
  let state = 7
  const mixed = words
    .map((word) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return { word, order: state }
    })
    .sort((a, b) => a.order - b.order)
    .slice(0, 25)
  return asSentence(mixed.map(({ word }) => word).join(' '))
}

function longest({ blocks }: Article): number {
  let best = -1
  blocks.forEach((block, index) => {
    if (isText(block) && block.text.length > (blocks[best]?.text.length ?? 0)) best = index
  })
  return best
}

/** Smooth paragraphs that say nothing, by language: of our own worthless articles. */
function fillerOf(language: string): readonly string[] {
  const name = fillers[language.slice(0, 2)]
  if (name === undefined) return []
  const text = readFileSync(new URL(`./calibration/${name}`, import.meta.url), 'utf8')
  return text
    .slice(text.indexOf('\n\n'))
    .split(/\n\n+/)
    .filter((part) => part.trim() !== '' && !/^[#*|\-\d]/.test(part.trim()))
}

const fillers: Readonly<Record<string, string>> = {
  en: 'own/1-en.md',
  de: 'filler/2-de.md',
  es: 'filler/2-es.md',
  fr: 'own/1-fr.md',
  pt: 'filler/2-pt-estudos.md',
  ar: 'own/1-ar.md',
  hi: 'own/1-hi.md',
  ja: 'filler/2-ja.md',
  pl: 'own/1-pl.md',
  zh: 'own/1-zh.md',
}

/** Changes that must never raise a score by more than a point. */
export const tricks: Readonly<Record<string, Trick>> = {
  'headline as first paragraph': (article) => {
    const title = titleOf(article)
    return title === null ? null : withBlock(article, firstText(article), paragraph('trick', title))
  },
  'headline in the middle': (article) => {
    const title = titleOf(article)
    return title === null ? null : withBlock(article, middle(article), paragraph('trick', title))
  },
  'headline as last paragraph': (article) => {
    const title = titleOf(article)
    return title === null ? null : withBlock(article, article.blocks.length, paragraph('trick', title))
  },
  'headings repeated below themselves': (article) => {
    if (headings(article).length === 0) return null
    return {
      ...article,
      blocks: article.blocks.flatMap((block, index) =>
        block.kind === 'heading' ? [block, paragraph(`trick-${index}`, asSentence(block.text))] : [block],
      ),
    }
  },
  'words of title and headings, mixed, first': (article) => {
    const text = mixedWords(article)
    return text === null ? null : withBlock(article, firstText(article), paragraph('trick', text))
  },
  'words of title and headings, mixed, in the middle': (article) => {
    const text = mixedWords(article)
    return text === null ? null : withBlock(article, middle(article), paragraph('trick', text))
  },
  'longest paragraph twice': (article) => {
    const at = longest(article)
    return at === -1 ? null : withBlock(article, at + 1, { ...article.blocks[at]!, id: 'trick' })
  },
  'longest paragraph again at the end': (article) => {
    const at = longest(article)
    return at === -1 ? null : withBlock(article, article.blocks.length, { ...article.blocks[at]!, id: 'trick' })
  },
  'last paragraph again first': (article) => {
    const at = article.blocks.findLastIndex(isText)
    return at === -1 ? null : withBlock(article, firstText(article), { ...article.blocks[at]!, id: 'trick' })
  },
  'every paragraph twice': (article) =>
    article.blocks.some(isText)
      ? {
          ...article,
          blocks: article.blocks.flatMap((block) => (isText(block) ? [block, { ...block, id: `${block.id}-trick` }] : [block])),
        }
      : null,
  'filler appended': (article) => {
    const filler = fillerOf(article.language)
    return filler.length === 0
      ? null
      : { ...article, blocks: [...article.blocks, ...filler.slice(0, 4).map((text, index) => paragraph(`trick-${index}`, text))] }
  },
  'filler first': (article) => {
    const [filler] = fillerOf(article.language)
    return filler === undefined ? null : withBlock(article, firstText(article), paragraph('trick', filler))
  },
  'filler inserted': (article) => {
    const filler = fillerOf(article.language)
    let [seen, used] = [0, 0]
    return filler.length === 0
      ? null
      : {
          ...article,
          blocks: article.blocks.flatMap((block, index) => {
            if (!isText(block)) return [block]
            seen += 1
            if (seen % 3 !== 0 || used === filler.length) return [block]
            used += 1
            return [block, paragraph(`trick-${index}`, filler[used - 1]!)]
          }),
        }
  },
  'headings as paragraphs': (article) =>
    headings(article).length === 0
      ? null
      : {
          ...article,
          blocks: article.blocks.map((block) =>
            block.kind === 'heading'
              ? { id: block.id, kind: 'paragraph', text: block.text, inlines: block.inlines, runs: block.runs }
              : block,
          ),
        },
  'headings gone': (article) =>
    headings(article).some((heading) => heading.kind === 'heading' && heading.level > 1)
      ? { ...article, blocks: article.blocks.filter((block) => block.kind !== 'heading' || block.level === 1) }
      : null,
  'sources on reserved domains': (article) => {
    const hosts = [
      'https://data.example.org/a',
      'https://study.test/b',
      'http://192.0.2.7/c',
      'https://archive.invalid/d',
      'http://localhost/e',
    ]
    const texts = article.blocks.filter((block) => isText(block) && block.text.length > 40)
    if (texts.length === 0) return null
    return {
      ...article,
      blocks: article.blocks.map((block) => {
        const value = hosts[texts.indexOf(block)]
        return value === undefined ? block : { ...block, inlines: [...block.inlines, { kind: 'link', start: 0, end: 20, value, rel: [] }] }
      }),
    }
  },
}

const replaceAll = (article: Article, replace: (text: string) => string): Article => {
  const found = <Value extends { readonly value: string } | null>(field: Value): Value =>
    field === null ? field : { ...field, value: replace(field.value) }
  return {
    ...article,
    title: found(article.title),
    headline: found(article.headline),
    description: found(article.description),
    blocks: article.blocks.map((block) => ({ ...block, text: replace(block.text) })),
    questions: article.questions.map(({ question, answer }) => ({
      question: { ...question, quote: replace(question.quote) },
      answer: answer.map((span) => ({ ...span, quote: replace(span.quote) })),
    })),
  }
}

/** Changes of spelling that preserve every place and must change nothing. */
export const spellings: Readonly<Record<string, Trick>> = {
  'spaces that do not break': (article) => replaceAll(article, (text) => text.replaceAll(' ', '\u00a0')),
  'narrow spaces in numbers': (article) => replaceAll(article, (text) => text.replace(/(?<=\d)[ \u00a0](?=\S)/gu, '\u202f')),
  'straight quotation marks': (article) => replaceAll(article, (text) => text.replace(/[“”„]/gu, '"').replace(/[‘’]/gu, "'")),
  'the site’s name behind the title': (article) =>
    article.title === null
      ? null
      : {
          ...article,
          siteName: article.siteName ?? {
            value: 'Daily Lantern',
            from: 'open_graph',
            source: 'og:site_name',
            confidence: 'declared',
            span: null,
          },
          title: { ...article.title, value: `${articleTitle(article)} | ${article.siteName?.value ?? 'Daily Lantern'}` },
        },
}
