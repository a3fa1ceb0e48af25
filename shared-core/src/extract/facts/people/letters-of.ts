/** Letters and digits only, lower case: for comparing names of sites and people. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\s!-/:-@[-`{-~\u0080-\u00bf\u2000-\u206f\u3000-\u303f]+/g, '')
}
