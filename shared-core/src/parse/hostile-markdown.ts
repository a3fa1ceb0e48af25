/** A text of about so many UTF-16 units, out of a piece said again and again. */
const repeated =
  (piece: string, before = '') =>
  (length: number): string =>
    before + piece.repeat(Math.ceil(length / piece.length))

/** The same out of pieces that count. */
const counted =
  (piece: (index: number) => string) =>
  (length: number): string => {
    const pieces: string[] = []
    for (let index = 0, made = 0; made < length; index++) {
      pieces.push(piece(index))
      made += pieces[index]!.length
    }
    return pieces.join('')
  }

/** Markdown that would take a parser more than linear time, by the construct that is meant. Each holds nothing but words, marks and blanks. */
export const hostileMarkdown: Readonly<Record<string, (length: number) => string>> = {
  'notes and calls in turn': counted((at) => `a[^${at}]\n\n[^${at}]: note\n\n`),
  'calls of many notes': counted((at) => (at % 2 === 0 ? `[^${at}]: note\n` : `a[^${at - 1}] `)),
  'notes in notes': counted((at) => `${'    '.repeat(at)}[^${at}]: a\n\n`),
  'lists in lists, by blanks': counted((at) => `${'  '.repeat(at)}- a\n`),
  'lists in lists, by tabs': counted((at) => `${'\t'.repeat(at)}- a\n`),
  'lists in lists, numbered': counted((at) => `${'   '.repeat(at)}1. a\n`),
  'lists in lists in a quotation': counted((at) => `> ${'  '.repeat(at)}- a\n`),
  'lists in lists, on one line': repeated(`${'- '.repeat(29)}a\n`),
  'quotations between paragraphs': repeated('> a\n\nb\n\n'),
  'quotations and lists in each other': repeated('> - > - > - > - a\n'),
  'lines without the mark of their quotation': repeated('> a\nb\n'),
  'lines without the mark of their quotations': repeated(`${'>'.repeat(29)} a\nb\n`),
  'lines without the mark of their list item': repeated('b\n', '- a\n'),
  'comments that never end': repeated('<!-- ', 'a '),
  'instructions that never end': repeated('<?a ', 'a '),
  'declarations that never end': repeated('<!A ', 'a '),
  'character data that never ends': repeated('<![CDATA[', 'a '),
  'code of growing marks': counted((at) => `${'`'.repeat(at + 1)} `),
  'emphasis in turn': repeated('*a **a '),
  'brackets that never close': repeated('[[a '),
  'addresses that never end': repeated('[a](<b'),
  'wide tables': (length) => `${'|a'.repeat(length / 4)}|\n${'|-'.repeat(length / 4)}|\n`,
}
