/** Words of the whole text, as every message counts them; two characters of an unspaced script are one. */
export const allWords = ({ words, unspaced }: { readonly words: number; readonly unspaced: boolean }): number =>
  unspaced ? Math.round(words / 2) : words
