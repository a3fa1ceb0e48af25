import type { ArticleText } from '../answers/article-text.ts'
import { letter, upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { KindOfText, TextKind } from '../model/text-kind.ts'
import { quoted, tellsOfDay } from './read-text-kind.ts'

/** Kinds of which an editor asks figures with their sources, a quoted person, a definition, steps or a comparison, and passages to quote. */
const asking: ReadonlySet<TextKind> = new Set(['how_to', 'explainer', 'list', 'comparison', 'product', 'documentation'])

/**
 * An editor would ask this text for proof and for passages to quote. Of a text of no certain kind, or with a row of headings, any editor would, unless it tells a story:
 * a day of the news in its opening, quoted people, or the writer's own life.
 */
export const asksForProof = (article: Article, { kind, certainty }: KindOfText, text: ArticleText, language: Language): boolean =>
  kind === 'article' || (kind === 'list' && certainty === 'likely') ? !tellsStory(article, text, language) : asking.has(kind)

/** Long stretches between quotation marks, of any form: the same for straight and for curly ones. */
const speech = /["“”„«»「」『』][^"“”„«»「」『』]{40,600}["“”„«»「」『』]/g

/** The number of them from which a text counts as quoting people. */
const many = 2

/** `Name:` before a person's words, and how many of them make a conversation. */
const turn = new RegExp(`^${upperLetter}[${letter}.’' ]{1,30}:\\s`, 'u')
const manyTurns = 4

/** Share of the words that are the writer's own person: above it the text is a diary, an opinion or a report from life. */
const ownShare = 0.012

function tellsStory(article: Article, text: ArticleText, language: Language): boolean {
  let quotations = 0
  let turns = 0
  let own = 0
  let words = 0
  for (const { block, tokens } of text.blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    quotations += block.kind === 'quote' ? 1 : (block.text.match(speech)?.length ?? 0)
    if (turn.test(block.text)) turns += 1
    own += language.find('firstPerson', block.text.replace(quoted, ' ')).length
    words += tokens.count
  }
  return quotations >= many || turns >= manyTurns || own > words * ownShare || tellsOfDay(article, text, language)
}
