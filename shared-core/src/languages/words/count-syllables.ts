import type { SyllableRule } from '../language.ts'

/**
 * Syllables of a word, at least 1 where the language has a rule, 0 where it has none.
 * English: vowel groups, less silent endings, plus split groups. Elsewhere as the language's rule says.
 */
export function countSyllables(word: string, rule: SyllableRule | null): number {
  if (rule === null) return 0
  const lower = word.toLowerCase()
  if (/^[\d.,]+$/.test(lower)) return Math.max(1, lower.replace(/[.,]/g, '').length)
  if (rule.kind === 'english') return countEnglish(lower)
  return countVowels(lower, rule)
}

function countEnglish(word: string): number {
  const letters = word.replace(/[^a-zà-öø-ÿ]/g, '')
  if (letters.length <= 3) return 1
  let count = (letters.match(/[aeiouyà-öø-ÿ]+/g) ?? []).length
  // silent endings: -e (not -le after a consonant), -es and -ed unless they are spoken
  if (/[^aeiouy]e$/.test(letters) && !/[^aeiouy]le$/.test(letters)) count -= 1
  else if (/[^aeiouy]es$/.test(letters) && !/(?:[sxz]|[cs]h|[cg])es$/.test(letters) && !/[^aeiouy]les$/.test(letters)) count -= 1
  else if (/[^aeiouytd]ed$/.test(letters) && !/[^aeiouy]led$/.test(letters)) count -= 1
  // groups of vowels that are two syllables
  count += (letters.match(/i[aou](?!u?s$)|[aeiou]ing|eo(?!u)|ua(?!r)|uou|[^q]ue[lt]|ism$/g) ?? []).length
  count -= (letters.match(/[cst]io|[cst]ia|gio|gia/g) ?? []).length
  count -= (letters.match(/[aeiouy][^aeiouy]+e(?:ly|less|ful|ment)/g) ?? []).length
  return Math.max(1, count)
}

function countVowels(word: string, rule: SyllableRule): number {
  const vowels = rule.vowels ?? 'aeiouy'
  const diphthongs = rule.diphthongs ?? []
  let count = 0
  for (let at = 0; at < word.length; at += 1) {
    if (!vowels.includes(word[at]!)) continue
    count += 1
    if (rule.kind === 'groups') {
      while (at + 1 < word.length && vowels.includes(word[at + 1]!)) at += 1
      continue
    }
    const glide = diphthongs.find((pair) => word.startsWith(pair, at))
    if (glide !== undefined) at += glide.length - 1
  }
  return Math.max(1, count)
}
