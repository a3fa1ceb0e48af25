import type { TaggedPart } from '@citable/service/translation'
import { namespaces, notInXml, type XliffDocument, type XliffUnit, type XliffVersion } from './xliff-document.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

/** A value in double quotation marks; blanks that XML would even out are references. */
const attribute = (value: string): string =>
  escapeXml(value.replace(notInXml, '\uFFFD')).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

const codePoint = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/**
 * Segments of a document as XLIFF: ids of the segments, inline codes that may be moved but neither doubled nor lost, what an engine made as
 * a draft, doubts as notes. The skeleton is the document itself, by its name.
 */
export const writeXliff = (document: XliffDocument, version: XliffVersion): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${version === '1.2' ? write12(document) : write21(document)}\n`

function write21({ original, from, to, units }: XliffDocument): string {
  const lines = units.flatMap((unit) => {
    const { id, source, target, origin, notes } = unit
    const state = target === null ? 'initial' : origin === 'person' ? 'translated' : 'initial'
    const isDraft = target !== null && origin === 'engine'
    return [
      `    <unit id="${attribute(id)}">`,
      ...(notes.length === 0
        ? []
        : [
            '      <notes>',
            ...notes.map((note, index) => `        <note id="n${index + 1}" category="doubt" appliesTo="target">${text(note)}</note>`),
            '      </notes>',
          ]),
      `      <segment state="${state}"${isDraft ? ' subState="citable:machine"' : ''}>`,
      `        <source>${inline(source, unit, form21)}</source>`,
      ...(target === null ? [] : [`        <target>${inline(target, unit, form21)}</target>`]),
      '      </segment>',
      '    </unit>',
    ]
  })
  return [
    `<xliff xmlns="${namespaces['2.1']}" version="2.1" srcLang="${attribute(from)}" trgLang="${attribute(to)}">`,
    `  <file id="f1" original="${attribute(original)}" xml:space="preserve">`,
    `    <skeleton href="${attribute(encodeURI(original))}"/>`,
    ...lines,
    '  </file>',
    '</xliff>',
  ].join('\n')
}

const datatypes = { html: 'html', markdown: 'x-markdown', strapi: 'x-strapi-blocks' } as const

function write12({ original, kind, from, to, units }: XliffDocument): string {
  const lines = units.flatMap((unit) => {
    const { id, source, target, origin, notes } = unit
    const state = origin === 'person' ? 'state="translated"' : 'state="needs-review-translation" state-qualifier="mt-suggestion"'
    return [
      `      <trans-unit id="${attribute(id)}" xml:space="preserve">`,
      `        <source>${inline(source, unit, form12)}</source>`,
      ...(target === null ? [] : [`        <target ${state}>${inline(target, unit, form12)}</target>`]),
      ...notes.map((note) => `        <note from="citable" annotates="target">${text(note)}</note>`),
      '      </trans-unit>',
    ]
  })
  return [
    `<xliff xmlns="${namespaces['1.2']}" version="1.2">`,
    `  <file original="${attribute(original)}" source-language="${attribute(from)}" target-language="${attribute(to)}" datatype="${datatypes[kind]}">`,
    '    <header>',
    `      <skl><external-file href="${attribute(encodeURI(original))}"/></skl>`,
    '    </header>',
    '    <body>',
    ...lines,
    '    </body>',
    '  </file>',
    '</xliff>',
  ].join('\n')
}

const text = (value: string): string => escapeXml(value.replace(notInXml, '\uFFFD'))

/** How inline codes of a version are written. */
interface InlineForm {
  readonly open: (id: string) => string
  readonly close: string
  /** @param shown what tools show in its place; null: nothing is known */
  readonly opaque: (id: string, shown: string | null) => string
  /** A character that XML has no place for. @param index of it in the segment, from 1 */
  readonly character: (code: string, index: number) => string
}

const form21: InlineForm = {
  open: (id) => `<pc id="${id}" canCopy="no" canDelete="no">`,
  close: '</pc>',
  opaque: (id, shown) => `<ph id="${id}" canCopy="no" canDelete="no"${shown === null ? '' : ` disp="${attribute(shown)}"`}/>`,
  character: (code) => `<cp hex="${code}"/>`,
}

const form12: InlineForm = {
  open: (id) => `<g id="${id}">`,
  close: '</g>',
  opaque: (id, shown) => `<x id="${id}"${shown === null ? '' : ` equiv-text="${attribute(shown)}"`}/>`,
  character: (code, index) => `<x id="u${code}-${index}" ctype="x-character"/>`,
}

function inline(parts: readonly TaggedPart[], { shown }: XliffUnit, form: InlineForm): string {
  let characters = 0
  const write = (words: string): string => {
    let [written, at] = ['', 0]
    for (const { 0: character, index } of words.matchAll(notInXml)) {
      written += escapeXml(words.slice(at, index)) + form.character(codePoint(character), ++characters)
      at = index + character.length
    }
    return written + escapeXml(words.slice(at))
  }
  return parts
    .map((part) => {
      if (part.kind === 'text') return write(part.text)
      if (part.kind === 'open') return form.open(part.id)
      return part.kind === 'close' ? form.close : form.opaque(part.id, shown.get(part.id) ?? null)
    })
    .join('')
}
