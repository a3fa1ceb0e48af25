/** Licences whose terms all that is published can keep: they ask for a notice, and nothing of the code around them. */
const fittingLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * True when an SPDX expression leaves a choice that fits: every part of AND, one part of OR. What is no expression of names, AND, OR and
 * parentheses fits nothing.
 */
export function licenceFits(expression: string, fitting: ReadonlySet<string> = fittingLicences): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean | null => {
    const word = words[at++]
    if (word === undefined || word === ')' || word === 'AND' || word === 'OR') return null
    if (word !== '(') return fitting.has(word)
    const inner = either()
    return words[at++] === ')' ? inner : null
  }
  const both = (): boolean | null => {
    let fits = one()
    while (words[at] === 'AND') {
      at++
      const next = one()
      fits = fits === null || next === null ? null : fits && next
    }
    return fits
  }
  function either(): boolean | null {
    let fits = both()
    while (words[at] === 'OR') {
      at++
      const next = both()
      fits = fits === null || next === null ? null : fits || next
    }
    return fits
  }
  const fits = either()
  return fits === true && at === words.length
}
