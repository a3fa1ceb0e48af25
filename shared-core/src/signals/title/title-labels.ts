import { articleTitle } from '../../answers/questions.ts'
import { titlePlace } from '../../answers/title-place.ts'
import type { LabelWords, TitleAdvice } from '../../languages/advice-words.ts'
import { caselessLetter, letter, upperLetter } from '../../languages/characters/characters.ts'
import { labels as english } from '../../languages/en/title-labels.ts'
import type { FieldName, Range, Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { byLanguage } from '../by-language.ts'
import { spanOf } from '../reading.ts'

interface TitleLabels {
  readonly labels: readonly { readonly kind: 'label' | 'section' | 'byline' | 'date'; readonly span: Span }[]
  readonly field: FieldName
  /** The title without its labels; null: too little would be left, or there are none. */
  readonly without: string | null
}

/** UTF-16 units from which a title is too long. */
const longest = 500

/** Words (characters of unspaced scripts) that are left of a title at least. */
const minLeftSpaced = 3
const minLeftUnspaced = 8

/** Labels, section names, bylines and dates around what a title says; null: there is no title, or none of a title that names nothing. */
export function titleLabels({
  article,
  language,
  titleWords: words,
  namesNothing,
}: Pick<AdviceReading, 'article' | 'language'> & {
  readonly titleWords: Pick<TitleAdvice, 'labels'> | null
  readonly namesNothing?: boolean
}): TitleLabels | null {
  const whole = article.title?.value.trim() ?? ''
  // behind a bar of a page stands its site; a draft's title is all the writer's
  const shown = article.kind === 'draft' ? whole.replace(/\s/g, ' ') : articleTitle(article)
  const start = shown === '' ? -1 : whole.replace(/\s/g, ' ').indexOf(shown)
  if (start < 0 || whole.length > longest) return null
  const place = titlePlace(article)
  const field = place === '@title' ? 'title' : 'seo_title'
  const names = article.authors.filter(({ value }) => value.kind === 'person').map(({ value }) => value.name)
  const patterns = patternsOf(language, words?.labels ?? null)
  const labels: { kind: TitleLabels['labels'][number]['kind']; span: Span }[] = []
  let left: Range = { start, end: start + shown.length }
  for (let found = true; found; ) {
    found = false
    const text = whole.slice(left.start, left.end)
    for (const { kind, side, pattern } of patterns) {
      const match = pattern.exec(text)
      const inner = match?.[1] ?? ''
      if (match === null || (kind === 'byline' && match[2] === undefined && !names.includes(inner))) continue
      const rest =
        side === 'front' ? { start: left.start + match[0].length, end: left.end } : { start: left.start, end: left.start + match.index }
      if (!isEnough(whole.slice(rest.start, rest.end), language.unspaced)) continue
      const from = left.start + match.index + match[0].indexOf(inner)
      labels.push({ kind, span: spanOf(place, whole, from, from + inner.length) })
      left = rest
      found = true
      break
    }
  }
  if (labels.length === 0 && namesNothing) return null
  const without = whole.slice(left.start, left.end).trim() + whole.slice(start + shown.length)
  return { labels, field, without: labels.length === 0 ? null : whole.slice(0, start) + without }
}

const isEnough = (text: string, isUnspaced: boolean): boolean =>
  isUnspaced ? text.trim().length >= minLeftUnspaced : text.trim().split(/\s+/).length >= minLeftSpaced

interface Label {
  readonly kind: 'label' | 'section' | 'byline' | 'date'
  readonly side: 'front' | 'back'
  /** The first group is what is shown. */
  readonly pattern: RegExp
}

const patternsOf = byLanguage((own: LabelWords | null, { tag, pack: { months } }): readonly Label[] => {
  const either = (name: keyof LabelWords): string =>
    own === null || tag.startsWith('en') ? english[name] : `${english[name]}|${own[name]}`
  const { by } = own ?? english
  const month = months.flat().join('|') || '(?!)'
  const date = `(?:\\d{1,2}\\.? (?:de )?(?:${month})\\.?,? (?:de |del )?\\d{4}|(?:${month})\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d{2}|\\d{4}年\\d{1,2}月\\d{1,2}日)`
  const name = `(?:${upperLetter}[${letter}.’'-]*|${caselessLetter}{2,})(?: (?:(?:van|von|de|der|den|da|di|el|al|bin|ben) )?(?:${upperLetter}[${letter}.’'-]*|${caselessLetter}{2,})){1,2}`
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string, flags: string) => new RegExp(source, flags)
  type At = (kind: Label['kind'], source: string, flags?: string) => Label
  const front: At = (kind, source, flags = 'iu') => ({ kind, side: 'front', pattern: made(`^${source}`, flags) })
  const back: At = (kind, source, flags = 'iu') => ({ kind, side: 'back', pattern: made(`${source}$`, flags) })
  const [label, section] = [either('label'), either('section')]
  const space = '[\\s\u00a0\u202f]*'
  return [
    front('label', `([\\[(【［（<＜](?:${label}|${section})[\\])】］）>＞])${space}[:：|-]?${space}`),
    front('label', `((?:${label}))(?:${space}(?:[:：|｜•·!！]|\\.\\.\\.?|…)${space}|\\s[-–—]\\s|\\s?\\+{3}\\s)`),
    front('label', `\\+{2,3}${space}((?:${label}))${space}\\+{2,3}${space}`),
    front('label', '((?:copy of|kopie von|copie de|copia de|نسخة من))\\s'),
    // in capitals a full stop is enough
    front('label', `((?:${capitals(label)}))\\.\\s`, 'u'),
    back('label', `${space}([\\[(【［（](?:${label})[\\])】］）])`),
    back('label', `\\s[|｜–—-]\\s((?:${label}))`),
    front('section', `((?:${section}))${space}[:：|｜»›>]${space}`),
    back('section', `\\s?[|｜»›]\\s?((?:${section}))`),
    front('date', `[\\[(]?(${date})[\\])]?(?:${space}[:：|｜]${space}|\\s[-–—]\\s|(?<=[\\])])\\s)`),
    back('date', `(?:\\s[|｜–—-]\\s|${space}[(（\\[])(${date})[)）\\]]?`),
    back('byline', `\\s[|｜–—-]\\s?(${caseless(by)} ?(${name}))`, 'u'),
    back('byline', `\\s[|｜–—-]\\s(${name})`, 'u'),
  ]
})

const onlyWords = new RegExp(`^[${letter} ]+$`, 'u')

/** The words in capital letters; groups of patterns stay. */
const capitals = (words: string): string =>
  words
    .split('|')
    .map((word) => word.replace(/\(\?:[^)]*\)\?/g, ''))
    .filter((word) => onlyWords.test(word) && word.length > 3 && word !== word.toUpperCase())
    .map((word) => word.toUpperCase())
    .join('|') || '(?!)'

const caseless = (words: string): string =>
  `(?:${words
    .split('|')
    .map((word) => (/^[a-z]/.test(word) ? `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}` : word))
    .join('|')})`
