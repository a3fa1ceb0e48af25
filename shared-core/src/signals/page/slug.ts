import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'

/**
 * The slug, or the path of the URL where the article has no slug; null when both are missing or empty.
 * `changeable`: the draft was never published, so no link to it can break. `span`: null when read from the URL.
 */
export const slug = defineSignal({
  fold: (_facts, { article, language }) => {
    const path = article.slug ?? (article.url !== null && URL.canParse(article.url) ? new URL(article.url).pathname : null)
    const text = path === null ? '' : decode(path).replace(/^\/+|\/+$/g, '')
    if (text === '') return null
    const words = language.tokenize(text.replace(/[-_/.]+/g, ' ')).words
    return {
      text,
      characters: [...text].length,
      hasUpperCase: text !== text.toLowerCase(),
      hasUnderscore: text.includes('_'),
      onlyStopWords: words.length > 0 && words.every(({ stop }) => stop),
      onlyNumbers: /^[\d/-]+$/.test(text),
      changeable: article.kind === 'draft' && article.datePublished === null,
      terms: words.filter(({ stop }) => !stop).map(({ term }) => term),
      span: article.slug === null ? null : spanOf('@slug', article.slug, 0, article.slug.length),
    }
  },
})

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
