import { message } from './message.ts'

/** Why a title was suggested, and what speaks against the author's own, by code (scoring.md 4.3). */
export const titleReasons = {
  coversQuestion: message<{ question: string }>('Covers the question “{question}”.'),
  startsWithTerm: message<{ term: string }>('Starts with “{term}”.'),
  hasFigure: message<{ figure: string }>('Gives a figure from the text: {figure}.'),
  namesThing: message<{ name: string }>('Names {name}.'),
  fits: message<{ px: number; chars: number }>('Fits a result page: {px} px, {chars, plural, one {# character} other {# characters}}.'),
  matchesIntent: message<{ intent: string }>(
    'Matches what readers want: {intent, select, how_to {instructions} definition {what it is} comparison {a comparison} list {a list} price {what it costs} review {a test} news {news} opinion {an opinion} other {{intent}}}.',
    '{intent} is a code; every code of the English text needs words',
  ),
  dropsClickbait: message('Leaves out what sounds like clickbait.'),
  fromHeading: message('Comes from a heading of the article.'),
  fromLead: message('Comes from the opening of the article.'),
  fromText: message('Comes from a sentence of the article.'),
  fromTitle: message('Comes from your own title.'),
  longerThanLimit: message<{ px: number; max: number }>('Takes {px} px; result pages may cut it after {max} px.'),
  notInText: message('Names things that the text does not speak of.'),
  saysLittle: message('Too short to say what the article is about.'),
  soundsLikeClickbait: message('Sounds like clickbait.'),
  unusualForm: message('Has an exclamation mark, emoji, shouting capitals or unbalanced marks.'),
  repeatsWords: message('Says the same words again.'),
}
