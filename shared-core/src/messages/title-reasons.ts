import { message } from './message.ts'

/**
 * Reasons for a suggested title, against the author's own, for the order and for no suggestion at all, by code
 * (scoring.md 4.3, trust.md 5).
 */
export const titleReasons = {
  coversQuestion: message<{ question: string }>('Covers the question “{question}”.'),
  startsWithTerm: message<{ term: string }>('Its first words name the subject: “{term}”.'),
  hasFigure: message<{ figure: string }>('Gives a figure from the text: {figure}.'),
  fits: message<{ px: number; chars: number }>('Fits a result page: {px} px, {chars, plural, one {# character} other {# characters}}.'),
  // For translators: {intent} is a code; every code of the English text needs words.
  matchesIntent: message<{ intent: string }>(
    'Matches what readers want: {intent, select, how_to {instructions} definition {what it is} comparison {a comparison} list {a list} price {what it costs} review {a test} news {news} opinion {an opinion} other {{intent}}}.',
  ),
  dropsClickbait: message('Leaves out what sounds like clickbait.'),
  fromHeading: message('Comes from a heading of the article.'),
  fromHeadline: message('Comes from another title of yours: the headline, or the one for social networks.'),
  fromQuery: message('Is the question that you want answered.'),
  fromTitle: message('Comes from your own title.'),
  longerThanLimit: message<{ px: number; max: number }>('Takes {px} px; result pages may cut it after {max} px.'),
  notInText: message('Names things that the text does not speak of.'),
  saysLittle: message('Too short to say what the article is about.'),
  soundsLikeClickbait: message('Sounds like clickbait.'),
  unusualForm: message('Has an exclamation mark, emoji, shouting capitals or unbalanced marks.'),
  repeatsWords: message('Says the same words again.'),
  ownStays: message('Your own title stays.'),
  ownWithoutSite: message('Your own title stays, without the name of the site.'),
  ownTooLong: message('Your title is longer than result pages show; the first suggestion fits.'),
  ownMissing: message('There is no title yet; the first suggestion can be one.'),
  ownBeaten: message('The first suggestion is clearly better than your title.'),
  noTitle: message('There is no title yet.'),
  noText: message('There is no text yet to make a title from.'),
  noHeadingFits: message('No heading of the text can be its title: write one that says what the text answers.'),
  noShorter: message('Your title is longer than result pages show, but no rule can cut it without losing what it says.'),
  yoursIsBest: message('No title made by rule is clearly better than yours.'),
  noBetter: message('Your title has a fault, but no rule can make a better one of it.'),
}
