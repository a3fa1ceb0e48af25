import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { nounWordsOf } from '../from-text/noun-words.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'

/** How many pieces a recipe makes: `For 10 scones`, `Ergibt 12 Muffins`. */
const yields = new RegExp(
  `(?:^|[.:;(] ?|\\n)(?:(?:[Ff]or|[Mm]akes|[Yy]ields?|[Ff]ür|[Ee]rgibt|[Pp]our|[Pp]ara|[Pp]er|[Vv]oor|[Dd]la|[Nn]a|[Rr]ende|[Ss]alen) )(?:about |around |etwa |ca\\. |circa |environ |unas |unos |ongeveer |około )?([0-9]{1,3}|${letter}{2,10}) (${letter}{3,20})(?!${letter})`,
  'gu',
)

/** Who eats, and measures: a recipe for four people makes no people. */
const eaters =
  /^(?:people|persons?|adults|servings?|portions?|guests|kids|children|personen|portionen|leute|kinder|gäste|personnes|parts|convives|personas|raciones|porciones|comensales|persone|porzioni|pessoas|porções|personen|porties|osoby|osób|porcje|porcji)$/i

/** What a recipe makes, with the word that distinguishes it from others of its kind: `buttermilk scones`; null: no such line, or no list of ingredients. */
export function dishOfRecipe({ blocks }: ArticleText, language: Language): SubjectPhrase | null {
  if (language.unspaced || !blocks.some(({ block }) => block.kind === 'list')) return null
  for (const { block } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') continue
    for (const [, count = '', noun = ''] of block.text.matchAll(yields)) {
      const form = noun.toLowerCase()
      if (!/^\d/.test(count) && !language.contains('numberWords', count.toLowerCase())) continue
      if (eaters.test(form) || language.contains('numberUnits', form) || language.contains('stopWords', form)) continue
      const [term] = language.terms(noun)
      const places = blocks.flatMap((entry) =>
        entry.block.kind === 'code'
          ? []
          : entry.tokens.words.flatMap((word, at) => (word.term === term ? [placeOf(entry, word, at, language)] : [])),
      )
      const [longest] = places.sort((a, b) => b.text.split(' ').length - a.text.split(' ').length)
      if (longest !== undefined && places.length > 1) return { ...longest, term: term! }
    }
  }
  return null
}

/** The noun with the content word in front of it, or with what it is of behind it where adjectives follow. */
function placeOf(entry: TextBlock, word: Word, at: number, language: Language): Omit<SubjectPhrase, 'term'> {
  const { words } = entry.tokens
  const { text } = entry.block
  const nouns = nounWordsOf(language)
  const isBeside = (one: Word | undefined, other: Word | undefined): boolean =>
    one !== undefined && other !== undefined && text.slice(one.end, other.start) === ' '
  const isContent = (other: Word | undefined): boolean => other !== undefined && !other.stop && !/^\d/.test(other.form)
  let [start, end] = [word.start, word.end]
  if (nouns?.adjectivesFollow !== true) {
    const before = words[at - 1]
    if (isContent(before) && isBeside(before, word) && !language.contains('numberWords', before!.form)) start = before!.start
  } else {
    const [joint, other] = words.slice(at + 1, at + 3)
    if (joint?.stop === true && isContent(other) && isBeside(word, joint) && isBeside(joint, other)) end = other!.end
    else if (isContent(joint) && isBeside(word, joint)) end = joint!.end
  }
  return { text: text.slice(start, end), entry, start, end }
}
