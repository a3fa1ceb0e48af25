import type { Language } from '../../languages/language.ts'
import { headlineFeatures } from './headline-features.ts'
import { headlineWeights } from './headline-weights.gen.ts'

/**
 * Weights outside English in the order of `headlineFeatureNames`, by hand, in hundredths: a bias; the second person; a figure, a list or a
 * pointing word that opens; words and more words that make curious; a quotation; an exclamation mark. Not evaluated, so `guardTitle` does not
 * refuse on them.
 */
const handWeights: readonly number[] = [-300, 100, 0, 0, 80, 0, 70, 0, 80, 200, 50, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 200]

/**
 * Log-odds at which the risk is one half. The corpus labels sites, not headlines, so plain how-to titles are near 0 already;
 * at 4 the risk passes one half for 1 in 600 headlines of news sites and 6 in 10 of the others (development part). Moves no order.
 */
const halfway = 4

/** Risk 0–1 that a headline promises more than it says (clickbait). Never looks at capital letters. English: fitted; elsewhere by hand. */
export const headlineRisk = (title: string, language: Language): number => language.recall(title, riskOf)

/** Words of the longest headline in the corpus: of longer ones nothing is known. */
const longest = 21

function riskOf(title: string, language: Language): number {
  const features = headlineFeatures(title, language)
  const isEnglish = language.tag === 'en'
  let sum = 0
  for (let index = 0; index < features.length; index += 1)
    sum += features[index]! * ((isEnglish ? headlineWeights : handWeights)[index] ?? 0)
  return !language.unspaced && language.tokenize(title).count > longest ? 0 : squash(sum / 100 - (isEnglish ? halfway : 0))
}

/** A rising curve through ½ at 0, made of basic arithmetic so that every engine gives the same bits. */
const squash = (logOdds: number): number => 0.5 + logOdds / (2 + 2 * Math.abs(logOdds))
