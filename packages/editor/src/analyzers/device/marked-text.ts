const tag = /<g id="\d+">|<\/g>|<x id="\d+"\/>/g

/** A mark, with the blanks and wide brackets that translators put in. */
const mark = /[[［]\s*(\d{1,4})\s*[\]］]/g

/** A segment of the service as a translator of plain text gets it, and back. */
export interface MarkedText {
  readonly text: string
  /** The translation with the segment's own placeholders where its marks stand; whether all are there, the service finds out. */
  read(translation: string): string
}

/**
 * Placeholders stand in the text as `[1]`, `[2]` …; null: they would be taken for words of the text, so that it cannot be translated as
 * one piece.
 */
export function markedText(segment: string): MarkedText | null {
  const tags = segment.match(tag) ?? []
  if (tags.length > 0 && /[[［]\s*\d{1,4}\s*[\]］]/.test(segment)) return null
  let next = 0
  return {
    text: unescaped(segment.replace(tag, () => `[${++next}]`)),
    read(translation) {
      const text = escaped(withoutControls(translation)).trim()
      return tags.length === 0 ? text : text.replace(mark, (whole, number) => tags[Number(number) - 1] ?? whole)
    },
  }
}

// the core's own would be cut into a file of its own for everybody
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** No text of an article holds them, and the service refuses them. */
const withoutControls = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
