import type { Intent } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'

/** What a reader wants from the article, read off its title by the language's patterns; `other` when unknown. */
export const intent = defineSignal({
  fold: (_facts, { article, language }): Intent | 'other' => {
    const title = (article.title?.value ?? article.headline?.value ?? '').toLowerCase().trim()
    const intents = language.pack.intents ?? {}
    for (const name of ['how_to', 'comparison', 'list', 'price', 'review', 'definition', 'news', 'opinion'] as const)
      if ((intents[name] ?? []).some((phrase) => startsWithPhrase(title, phrase))) return name
    return 'other'
  },
})

function startsWithPhrase(text: string, phrase: string): boolean {
  return text.startsWith(phrase) && !/[a-z]/i.test(text.charAt(phrase.length))
}
