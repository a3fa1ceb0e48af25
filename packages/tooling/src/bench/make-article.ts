import { plainParagraphs } from '@citable/core/testing/plain-text'

/** An article for measuring: blocks as an editor has them, and the same as one text. */
export interface MadeArticle {
  readonly title: string
  readonly description: string
  readonly blocks: readonly string[]
  readonly html: string
}

/** An English article of about the given number of words, the same every time: headings, figures, links, lists and an image now and then. */
export function makeArticle(words: number): MadeArticle {
  const blocks: string[] = []
  for (let written = 0, section = 0; written < words; section += 1) {
    const length = Math.min(180, Math.max(10, words - written))
    blocks.push(`<h2>What the harbour of district ${section + 1} costs</h2>`)
    blocks.push(
      `<p>The harbour of district ${section + 1} costs ${section + 3},000 euros a year, <a href="https://example${section}.org/study">a study of 2025</a> found.</p>`,
    )
    for (const paragraph of plainParagraphs(length, section * 19)) blocks.push(`<p>${paragraph}</p>`)
    if (section % 3 === 0) blocks.push('<ul><li>bread for guests</li><li>maps of lanes</li><li>tools made by hand</li></ul>')
    if (section % 4 === 0)
      blocks.push(`<figure><img src="https://example.org/${section}.jpg" alt="Harbour of district ${section + 1}"></figure>`)
    written += length + 20
  }
  return {
    title: 'What does a harbour cost in a year?',
    description: 'What harbours cost, district by district, with the figures of a study.',
    blocks,
    html: blocks.join('\n'),
  }
}
