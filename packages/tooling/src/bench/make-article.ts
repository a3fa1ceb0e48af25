import { plainParagraphs } from '@citable/core/testing/plain-text'

/** An article for measuring: blocks as an editor has them, and the same as one text. */
export interface MadeArticle {
  readonly title: string
  readonly description: string
  readonly blocks: readonly string[]
  readonly html: string
  readonly markdown: string
}

/**
 * An English article of about the given number of words: headings, figures, links, lists and an image now and then. The same every time for
 * the same `first`, the number of its first section, by which texts differ.
 */
export function makeArticle(words: number, first = 0): MadeArticle {
  const blocks: string[] = []
  const markdown: string[] = []
  for (let written = 0, section = first; written < words; section += 1) {
    const length = Math.min(180, Math.max(10, words - written))
    const heading = `What the harbour of district ${section + 1} costs`
    const [opening, study] = [
      `The harbour of district ${section + 1} costs ${section + 3},000 euros a year, `,
      `https://example${section}.org/study`,
    ] as const
    const paragraphs = plainParagraphs(length, section * 19)
    blocks.push(`<h2>${heading}</h2>`)
    blocks.push(`<p>${opening}<a href="${study}">a study of 2025</a> found.</p>`)
    markdown.push(`## ${heading}`, `${opening}[a study of 2025](${study}) found.`, ...paragraphs)
    for (const paragraph of paragraphs) blocks.push(`<p>${paragraph}</p>`)
    if (section % 3 === 0) {
      blocks.push('<ul><li>bread for guests</li><li>maps of lanes</li><li>tools made by hand</li></ul>')
      markdown.push('* bread for guests\n* maps of lanes\n* tools made by hand')
    }
    if (section % 4 === 0) {
      const [source, alt] = [`https://example.org/${section}.jpg`, `Harbour of district ${section + 1}`] as const
      blocks.push(`<figure><img src="${source}" alt="${alt}"></figure>`)
      markdown.push(`![${alt}](${source})`)
    }
    written += length + 20
  }
  return {
    title: 'What does a harbour cost in a year?',
    description: 'What harbours cost, district by district, with the figures of a study.',
    blocks,
    html: blocks.join('\n'),
    markdown: markdown.join('\n\n'),
  }
}

/** The same article with another last paragraph for each number, as a request brings it: no two have the same analysis. */
export function editionOf(words: number, edition: number): { readonly html: string; readonly title: string } {
  const { html, title } = made(words)
  return { html: `${html}<p>Edition ${edition}.</p>`, title }
}

const articles = new Map<number, MadeArticle>()

function made(words: number): MadeArticle {
  const article = articles.get(words) ?? makeArticle(words)
  articles.set(words, article)
  return article
}
