import { fill } from './hostile-shapes.ts'

/** A text of about so many UTF-16 units, out of a piece repeated. */
const repeated =
  (piece: string, before = '') =>
  (length: number): string =>
    before + fill(piece, length)

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
  'wide tables': (length) => `${fill('|a', length / 2)}|\n${fill('|-', length / 2)}|\n`,
  'lines without the mark of their quotation, ended by CR': repeated('b\r', '> a\r'),
  'lines without the mark of their list item, ended by CRLF': repeated('b\r\n', '- a\r\n'),
  'emphasis in emphasis': (length) => fill('*a ', length / 2) + fill('a* ', length / 2),
  'emphasis of two kinds in each other': (length) => fill('*a _b ', length / 2) + fill('b_ a* ', length / 2),
  'strikethrough in strikethrough': (length) => fill('~a ', length / 2) + fill('a~ ', length / 2),
  'marks of emphasis alone': repeated('a**b'),
  'links in links': repeated(`${fill('[', 450)}a${fill('](b)', 1_800)}\n\n`),
  'images in images': repeated(`${fill('![', 900)}a${fill('](b)', 1_800)}\n\n`),
  'definitions in turn': counted((at) => `[a${at}]: /b${at}\n`),
  'definitions of one name': repeated('[a]: /b\n'),
  'definitions without a name': repeated('[ ]: /b*a\n'),
  'definitions whose address never ends': repeated('[a]: <b\n'),
  'definitions whose title never ends': repeated('[a]: /b "c\n'),
  'items that are none, by their number': repeated('2. *a [b\n', 'a\n'),
  'items that are none, in another one': repeated('2. *a [b\n', '- a\n'),
  'rows that are none': repeated('| *a | [b\n', '|a|b|\n|-|\n'),
  'rows after HTML': repeated('| *a | [b\n', '<!--\n\n|a|b|\n|-|-|\n|c|-->\n'),
  'code that is none': repeated('*a [b\n', '<!--\n\n```\n-->\n'),
  'HTML in turn': repeated('<div>\n\n</div>\n\n'),
  'tags that never end': repeated('<a b="c '),
  'addresses in angle brackets that never end': repeated('<https://a'),
  'a long table': repeated('|a|b|\n', '|a|b|\n|-|-|\n'),
  'tables in turn': repeated('|a|\n|-|\n\n'),
  'quotations side by side': repeated(`${'>'.repeat(29)} a\n\n`),
  'lists of two marks in turn': repeated('- a\n1. b\n'),
}
