const subjects =
  'the harbour|a small garden|the old workshop|every village|the northern valley|a careful baker|the morning train|our neighbour|the stone bridge|a patient teacher|the quiet library|one young carpenter|the wide river'.split(
    '|',
  )
const verbs = 'keeps|shows|offers|follows|carries|shapes|welcomes|protects|explains|remembers|measures'.split('|')
const objects =
  'its calm routine|the colour of leaves|fresh bread for guests|a path through meadows|tools made by hand|the sound of water|stories from travellers|light in dark rooms|plans for another season|seeds from good soil|maps of narrow lanes|wood that dries slowly|songs without words|rules that children learn|fruit from shaded trees|letters in blue ink|bricks of red clay'.split(
    '|',
  )
const endings =
  'through the early autumn|before the market opens|while clouds move east|after a long winter|near the western gate|when visitors arrive|under a pale sky'.split(
    '|',
  )

/**
 * Plain English text of about the given number of words: no figures, names or links, and no sentence twice (up to some 17,000 sentences).
 * For examples, tests and benchmarks that need length and nothing else. One sentence has about ten words, a paragraph about forty.
 */
export function plainParagraphs(words: number, from = 0): readonly string[] {
  const paragraphs: string[] = []
  let sentences: string[] = []
  let count = 0
  for (let index = from; count < words; index += 1) {
    const parts = [
      subjects[index % subjects.length]!,
      verbs[(index * 3) % verbs.length]!,
      objects[(index * 5 + Math.floor(index / 13)) % objects.length]!,
      endings[(index * 2 + Math.floor(index / 91)) % endings.length]!,
    ]
    const sentence = parts.join(' ')
    sentences.push(`${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`)
    count += sentence.split(' ').length
    if (sentences.length === 4 || count >= words) {
      paragraphs.push(sentences.join(' '))
      sentences = []
    }
  }
  return paragraphs
}

/** The same as HTML paragraphs. */
export function plainHtml(words: number, from = 0): string {
  return plainParagraphs(words, from)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n')
}
