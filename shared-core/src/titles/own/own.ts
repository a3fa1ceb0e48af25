import type { ArticleText } from '../../answers/article-text.ts'
import { articleTitle } from '../../answers/questions.ts'
import type { LabelWords } from '../../languages/advice-words.ts'
import type { Language } from '../../languages/language.ts'
import type { Article } from '../../model/article.ts'
import type { OwnTitle } from '../../model/titles.ts'
import { isBareName } from './bare-name.ts'
import { punnedWord, unansweredPrice, unfoundedHalf } from './broken-promises.ts'
import { emptyForm } from './empty-form.ts'
import { isHeadword } from './headword.ts'
import { namesOnly } from './names-only.ts'
import { openEnd } from './open-end.ts'
import { otherYear } from './other-year.ts'
import { isRowOfWords } from './row-of-words.ts'
import { saysSubject } from './says-subject.ts'
import type { strangeFigure } from './strange-figure.ts'
import { turnedOutcome } from './turned-outcome.ts'
import { codeOf, isModel, strongWord, tornWord } from './words-of-title.ts'

type Find = typeof strangeFigure

/** What reads the author's title by itself. `find`: what finds a figure that its text does not have; null where the title has no digit. */
export const createReadOwn = (find: Find | null) => ({
  /** What is wrong with the title whatever else it says: its end is missing, its form says nothing, it has a figure of its own, or it says the opposite. */
  faultOf(title: string, text: ArticleText, language: Language, labels?: LabelWords): OwnTitle['faults'][number] | null {
    const word = openEnd(title, language)
    if (word !== null) return { code: 'endsOpen', args: { word } }
    const form = emptyForm(title, language, labels)
    if (form !== null) return form
    const written = text.blocks.flatMap(({ block }) => (block.kind === 'heading' && block.text === title ? [] : [block.text])).join('\n')
    const torn = tornWord(title, written, language)
    if (torn !== null) return { code: 'endsOpen', args: { word: torn } }
    const mark = codeOf(title, written)
    if (mark !== null) return { code: 'hasFileMark', args: { mark } }
    if (isModel(title, written)) return { code: 'onlyModel', args: { model: title } }
    if (isBareName(title, text, language)) return { code: 'namesOnly', args: { term: title } }
    const question = unansweredPrice(title, written)
    if (question !== null) return { code: 'notAnswered', args: { question } }
    const figure = find?.(title, text, language) ?? strongWord(title, written) ?? unfoundedHalf(title, written, language)
    if (figure) return { code: 'figureNotInText', args: { figure } }
    const turned = otherYear(title, text, language) ?? turnedOutcome(title, text, language)
    if (turned !== null) return { code: 'saysOpposite', args: turned }
    if (isRowOfWords(title, text, language)) return { code: 'rowOfWords', args: {} }
    const term = punnedWord(title, written, language)
    return term === null ? null : { code: 'namesOnly', args: { term } }
  },
  isHeadword,
  namesOnly,
  saysSubject,
})
export type ReadOwn = ReturnType<typeof createReadOwn>

/** The same with what the title of a draft needs. Rejects when it cannot be loaded. */
export const readOwn = async ({ article }: { readonly article: Article }): Promise<ReadOwn> =>
  createReadOwn(/\d/.test(articleTitle(article)) ? (await import('./strange-figure.ts')).strangeFigure : null)
