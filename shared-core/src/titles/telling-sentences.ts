import type { ArticleText } from '../answers/article-text.ts'
import type { Language } from '../languages/language.ts'
import { type CentralSentence, centralSentences } from '../signals/structure/central-sentences.ts'

/** What only announces, in front of a colon with which a clause may follow. */
const announcing = /^[^:.,;0-9]{2,40}: (?=[^\s,]{1,30} [^\s,]{1,30} \S)/

/** Words for news, with which writers announce what a text is written for. */
const ofNews =
  /(?:news|announcement|decision|Nachricht|Neuigkeit|Neues|nouvelle|noticia|novedad|notizia|novità|notícia|novidade|nieuws|nyhet)(?:en|s)?: $/i

/** What writers do themselves is seldom what their text tells. Chosen on ten drafts. */
const factors = { news: 1.5, firstPerson: 0.85 } as const

/** A sentence that tells much of its text, and where it begins to. */
export interface TellingSentence extends CentralSentence {
  /** UTF-16 units that only announce. */
  readonly announces: number
}

/** Sentences from which titles are made, those that tell most of what the text tells first. */
export function tellingSentences(text: ArticleText, language: Language, year: number): readonly TellingSentence[] {
  return centralSentences(text, language, year)
    .map((sentence) => {
      const [front = ''] = announcing.exec(sentence.text) ?? []
      const isOwn = language.find('firstPerson', sentence.text).length > 0
      const factor = (ofNews.test(front) ? factors.news : 1) * (isOwn ? factors.firstPerson : 1)
      return { ...sentence, announces: front.length, worth: sentence.worth * factor }
    })
    .sort((one, other) => other.worth - one.worth)
}
