import { articleTitle } from '../answers/questions.ts'
import type { Article } from '../model/article.ts'
import { isMedia } from '../model/is-media.ts'

/** The article as a text generator gets it. */
export interface GeneratorText {
  readonly title: string | null
  readonly language: string
  /** Running text and headings, apart by an empty line; what is cited of it is looked for in the running text. */
  readonly text: string
}

/** The article as text for a generator; captions and code are left out. */
export function generatorText(article: Article): GeneratorText {
  const parts = article.blocks.flatMap((block) => {
    const { kind } = block
    const trimmed = block.text.trim()
    if (isMedia(block) || kind === 'code' || trimmed === '') return []
    return [kind === 'heading' ? `## ${trimmed}` : trimmed]
  })
  return { title: articleTitle(article) || null, language: article.language, text: parts.join('\n\n') }
}
