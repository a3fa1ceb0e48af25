/** Characters that a word shares with the one before at most: as many as there are capitals after `A`. */
const most = 25

/** Sorted words as one string for a table that is downloaded: what a word has in common with the one before is said by a capital. */
export function packWords(words: readonly string[]): string {
  let last = ''
  let packed = ''
  for (const word of words.toSorted()) {
    if (/[A-Z]/.test(word)) throw new RangeError(`A word with a capital cannot be packed: ${word}`)
    let shared = 0
    while (shared < most && shared < word.length && word[shared] === last[shared]) shared += 1
    // half a character is refused
    if (/[\uD800-\uDBFF]/.test(word[shared - 1] ?? '')) shared -= 1
    packed += String.fromCharCode(65 + shared) + word.slice(shared)
    last = word
  }
  return packed
}
