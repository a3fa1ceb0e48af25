import type { Language } from '../languages/language.ts'

/** Case-free risk 0–1 that a headline is clickbait; scoring.md 4.4. */
export function headlineRisk(title: string, language: Language): number {
  let points = -2
  if (/^[0-9]/.test(title.trim())) points += 1
  if (language.find('secondPerson', title).length > 0) points += 1
  if (/[!！]/.test(title)) points += 1
  points += Math.min(3, language.find('curiosityWords', title).length)
  return sigmoid(points)
}

/** A squashing function of basic arithmetic only, so that every engine gives the same bits: ½ + x ÷ (2 + 2|x|). */
export const sigmoid = (x: number): number => 0.5 + x / (2 + 2 * Math.abs(x))
