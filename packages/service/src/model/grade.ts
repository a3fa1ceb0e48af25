import { countsCharacters } from '@citable/core/counts-characters'

/** Letters in order, best first. */
const letters = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'] as const
export type Letter = (typeof letters)[number]

/** Points from which a letter is given; an F needs none. */
const bands: Readonly<Record<Letter, number>> = {
  'A+': 95,
  A: 90,
  'A-': 85,
  'B+': 80,
  B: 70,
  'B-': 65,
  'C+': 60,
  C: 50,
  'C-': 45,
  'D+': 40,
  D: 30,
  'D-': 25,
  F: 0,
}

/** Articles with enough words that a letter needs: fewer say too little about how they spread. */
export const minArticles = 5

/** Words an article needs to count. Below, most checks have nothing to judge: a page with one line scores by what it does not have. */
export const minWords = 150

/** Characters that stand for a word in scripts without spaces, as where the core calls a text short (300 words, 750 characters). */
const charactersPerWord = 2.5

/** The lower end of a one-sided 95 % interval lies so many standard errors below the mean: the normal quantile. */
export const quantile = 1.645

/**
 * The assumed spread of a publisher's scores before they show their own: that of so many articles with this deviation. Our own
 * assumption: without it, five equal scores would count as certain. It moves no mean.
 */
export const assumed = { articles: 10, deviation: 15 } as const

/** Days a result counts. */
export const countedDays = 365

/** The formula as the answer prints it, with the answer's names. */
const formula =
  `score = max(0, mean - ${quantile} * deviation / sqrt(n)); ` +
  `deviation = sqrt((${assumed.articles} * ${assumed.deviation}^2 + sum((aeo_score - mean)^2)) / (${assumed.articles} + n)); n = graded_articles`

/** Articles from which a grade counts as medium and as high confidence. */
const confident = { medium: 20, high: 100 } as const

/** An A+ needs so many articles, of which at most one in twenty scores below. */
const outstanding = { articles: 50, score: 70, share: 0.05 } as const

/** More than this share of articles below the score holds a publisher at the letter. */
const weakTail = { score: 40, share: 0.1, letter: 'B' } as const satisfies { score: number; share: number; letter: Letter }

/** Points the score has to be past the edge of a band before a webhook reports a change of letter. */
const hysteresis = 1

/** Spread of the scores of a publisher's articles: all that a grade depends on. */
export interface Spread {
  /** Number of articles with enough words. */
  readonly articles: number
  /** Sum of the scores, and of their squares. */
  readonly total: number
  readonly squares: number
  readonly below40: number
  readonly below70: number
  /** Articles with 0–19, 20–39, 40–59, 60–79, 80–100. */
  readonly distribution: readonly [number, number, number, number, number]
}

export interface Grade {
  /** Null while too few articles count. */
  readonly letter: Letter | null
  /** 0–100, one decimal: the mean less its uncertainty. Null without a letter. */
  readonly score: number | null
  /** Null while no article counts. */
  readonly mean: number | null
  /** Standard deviation of the scores, in points. Null while no article counts. */
  readonly deviation: number | null
  readonly confidence: 'low' | 'medium' | 'high'
}

/** The spread of scores from 0 to 100. */
export function spreadOf(scores: readonly number[]): Spread {
  const distribution: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const score of scores) distribution[Math.min(4, Math.floor(score / 20)) as 0 | 1 | 2 | 3 | 4]++
  return {
    articles: scores.length,
    total: scores.reduce((sum, score) => sum + score, 0),
    squares: scores.reduce((sum, score) => sum + score * score, 0),
    below40: scores.filter((score) => score < weakTail.score).length,
    below70: scores.filter((score) => score < outstanding.score).length,
    distribution,
  }
}

/** The grade of a spread. It measures the structure of articles for search and answer engines, not whether they are true. */
export function gradeOf(spread: Spread): Grade {
  const { articles } = spread
  const confidence = articles < confident.medium ? 'low' : articles < confident.high ? 'medium' : 'high'
  if (articles === 0) return { letter: null, score: null, mean: null, deviation: null, confidence }
  const mean = spread.total / articles
  const squaredErrors = Math.max(0, spread.squares - spread.total * mean)
  const deviation = Math.sqrt((assumed.articles * assumed.deviation ** 2 + squaredErrors) / (assumed.articles + articles))
  const score = Math.max(0, mean - (quantile * deviation) / Math.sqrt(articles))
  const isGraded = articles >= minArticles
  return {
    letter: isGraded ? letterOf(score, spread) : null,
    score: isGraded ? round(score) : null,
    mean: round(mean),
    deviation: round(deviation),
    confidence,
  }
}

/** Reason for no letter: too few articles at all, or too few of them long enough. Null when there is a letter. */
export function reasonOf(spread: Spread, analysed: number): 'too_few_articles' | 'too_few_words' | null {
  if (spread.articles >= minArticles) return null
  return analysed < minArticles ? 'too_few_articles' : 'too_few_words'
}

/** Words of an article as they count here. @param counted words; characters in scripts without spaces */
export function wordsOf(counted: number, language: string | null): number {
  return countsCharacters(language ?? '') ? Math.floor(counted / charactersPerWord) : counted
}

/** The method of grading, as every answer states it. */
export const grading = {
  formula,
  least_articles: minArticles,
  least_words: minWords,
  counted_days: countedDays,
  bands: letters.map((grade) => ({ grade, from: bands[grade] })),
}

/**
 * True when a grade counts as a change from the letter reported last: the score is a point past the edge of that letter's band, or the
 * articles no longer allow the letter.
 */
export function isChangeOfLetter(last: Letter, grade: Grade): boolean {
  if (grade.letter === null || grade.score === null || grade.letter === last) return false
  const above = letters[letters.indexOf(last) - 1]
  if (grade.score >= bands[last] && letters.indexOf(grade.letter) > letters.indexOf(last)) return true
  return grade.score < bands[last] - hysteresis || (above !== undefined && grade.score >= bands[above] + hysteresis)
}

function letterOf(score: number, spread: Spread): Letter {
  const earned = letters.find((letter) => score >= bands[letter]) ?? 'F'
  const isOutstanding = spread.articles >= outstanding.articles && spread.below70 < Math.ceil(outstanding.share * spread.articles)
  const allowed = earned === 'A+' && !isOutstanding ? 'A' : earned
  const isHeld = spread.below40 > weakTail.share * spread.articles
  return isHeld && letters.indexOf(allowed) < letters.indexOf(weakTail.letter) ? weakTail.letter : allowed
}

const round = (value: number): number => Math.round(value * 10) / 10
