/** A stretch of a text before and after a change. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Pairs of words compared at most; longer texts are shown as replaced. */
const maxPairs = 250_000

/** Difference of two texts, word by word: the longest run of words that stay, in order. White space belongs to the word before it. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const old = wordsOf(before)
  const next = wordsOf(after)
  if (old.length * next.length > maxPairs)
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  // lengths[i][j]: words in common from old[i] and next[j] on
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = isSame(old[i]!, next[j]!) ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && isSame(old[i]!, next[j]!)) {
      parts.push({ kind: 'same', text: next[j]! })
      i += 1
      j += 1
    } else if (i < old.length && (j === next.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      parts.push({ kind: 'removed', text: old[i]! })
      i += 1
    } else {
      parts.push({ kind: 'added', text: next[j]! })
      j += 1
    }
  }
  return merged(parts)
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []

const isSame = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd()

const merged = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const out: DiffPart[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) out[out.length - 1] = { kind: part.kind, text: last.text + part.text }
    else out.push(part)
  }
  return out
}
