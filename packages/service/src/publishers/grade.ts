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

/**
 * What a publisher is held to be before any of its articles is known: so many articles (`weight`) with this mean and this deviation.
 * Our own proposal, not fitted to data. The mean is constant, so that one publisher's grade never moves because of another.
 */
export const prior = { weight: 10, mean: 60, deviation: 15 } as const

/** Articles a letter needs. */
export const leastArticles = 5

/** Articles from which a grade counts as medium and as high confidence. */
const confident = { medium: 20, high: 100 } as const

/** An A+ needs so many articles, of which at most one in twenty scores below. */
const outstanding = { articles: 50, score: 70, share: 0.05 } as const

/** More than this share of articles below the score holds a publisher at the letter. */
const weakTail = { score: 40, share: 0.1, letter: 'B' } as const satisfies { score: number; share: number; letter: Letter }

/** Points the score has to be past the edge of a band before a change of letter is told. */
const hysteresis = 1

/** How the scores of a publisher's articles are spread: all that a grade depends on. */
export interface Spread {
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
  /** Null while too few articles are known. */
  readonly letter: Letter | null
  /** 0–100, one decimal: the shrunk mean less its uncertainty. */
  readonly score: number
  readonly mean: number
  /** The mean, drawn to the prior. */
  readonly shrunk: number
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
  const weight = articles + prior.weight
  const mean = articles === 0 ? 0 : spread.total / articles
  const shrunk = (spread.total + prior.weight * prior.mean) / weight
  const squaredErrors = articles === 0 ? 0 : Math.max(0, spread.squares - spread.total * mean)
  const deviation = Math.sqrt((prior.weight * prior.deviation ** 2 + squaredErrors) / weight)
  const score = shrunk - deviation / Math.sqrt(weight)
  return {
    letter: articles < leastArticles ? null : letterOf(score, spread),
    score: round(score),
    mean: round(mean),
    shrunk: round(shrunk),
    confidence: articles < confident.medium ? 'low' : articles < confident.high ? 'medium' : 'high',
  }
}

/**
 * True when the change from the letter told last is worth telling: the score is a point past the edge of that letter's band, or its
 * articles no longer allow the letter.
 */
export function isTold(told: Letter, grade: Grade): boolean {
  if (grade.letter === null || grade.letter === told) return false
  const above = letters[letters.indexOf(told) - 1]
  if (grade.score >= bands[told] && letters.indexOf(grade.letter) > letters.indexOf(told)) return true
  return grade.score < bands[told] - hysteresis || (above !== undefined && grade.score >= bands[above] + hysteresis)
}

function letterOf(score: number, spread: Spread): Letter {
  const earned = letters.find((letter) => score >= bands[letter]) ?? 'F'
  const isOutstanding = spread.articles >= outstanding.articles && spread.below70 < Math.ceil(outstanding.share * spread.articles)
  const allowed = earned === 'A+' && !isOutstanding ? 'A' : earned
  const isHeld = spread.below40 > weakTail.share * spread.articles
  return isHeld && letters.indexOf(allowed) < letters.indexOf(weakTail.letter) ? weakTail.letter : allowed
}

const round = (value: number): number => Math.round(value * 10) / 10
