/** As many questions, and of as many UTF-16 units, as the contract and PHP take. */
const limits = { max: 10, units: 200 } as const

/** The questions of a text with one on each line; questions beyond the limits are left out, as it is when the post is saved. */
export const readQueries = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => cut(line.trim()).trim())
    .filter((line) => line !== '')
    .slice(0, limits.max)

/** Never between the halves of one character. */
const cut = (line: string): string => {
  const end = line.codePointAt(limits.units - 1) ?? 0
  return line.slice(0, end > 0xff_ff ? limits.units - 1 : limits.units)
}
