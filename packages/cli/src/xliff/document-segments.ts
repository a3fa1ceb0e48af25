import type { TranslateRequest, TranslationRecord } from '@citable/contract'
import { isPage } from '@citable/contract'
import { mainHtml } from '@citable/core'
import { parseTagged, type SourceArticle, type SplitArticle, splitArticle, type TaggedPart, termsFor } from '@citable/service/translation'
import { taggedOf } from './apply-xliff.ts'
import type { XliffDocument, XliffUnit } from './xliff-document.ts'

/** Text of a file. */
export type FileBody = { readonly html: string } | { readonly markdown: string }

/** A character that no document has, at both ends of a code's own text. */
const fence = '\uE0FE'

/** Sentences for reasons of review; others are shown as they are. */
const reasons: Readonly<Record<string, string>> = {
  not_translated: 'It was not translated.',
  unknown_words: 'The engine did not know some of its words.',
  short: 'It is too short to be sure of.',
  ambiguous: 'It holds words of several meanings.',
  numbers: 'Its numbers are not those of the source.',
  moved: 'A link, emphasis or code stands on other words than in the source.',
  negation: 'The source denies something, the translation has no word for it.',
  torn_word: 'A link or emphasis begins or ends inside a word.',
  language: 'It seems to be in another language.',
  length: 'It is much longer or shorter than the source.',
  repetition: 'It says something twice.',
}

/** The segments of a file; ids are counted through it, so that the same file has the same ones. */
export function splitFile(body: FileBody, glossary: TranslateRequest['glossary'], language: string): SplitArticle {
  // of a whole page only its article is translated
  const html = 'html' in body && isPage(body) ? { html: mainHtml(body.html, null) } : body
  const article: SourceArticle = { title: null, description: null, body: html, fields: {} }
  const terms = (glossary ?? []).map((term) => ({ ...term, case_sensitive: term.case_sensitive ?? false }))
  return splitArticle(article, termsFor(terms, language), true)
}

/**
 * Segments with what a translation made of them.
 *
 * @param record of the translation; null: nothing is translated yet
 * @throws where the record is of another text
 */
export function unitsOf(split: SplitArticle, record: TranslationRecord | null): readonly XliffUnit[] {
  const shown = shownCodes(split)
  const translated = record?.segments.filter(({ part }) => part === 'body')
  if (translated !== undefined && translated.length !== split.segments.length) throw otherText()
  return split.segments.map((segment, index) => {
    const made = translated?.[index]
    if (made !== undefined && made.source !== segment.text) throw otherText()
    const target = made?.target == null ? null : parseTagged(made.target)
    return {
      id: segment.id,
      source: parseTagged(segment.text) ?? [],
      target,
      origin: target === null ? null : made?.origin === 'memory' ? 'person' : 'engine',
      notes: (made?.doubts ?? []).map((doubt) => reasons[doubt] ?? doubt),
      shown: shown.get(segment.id) ?? new Map(),
    }
  })
}

const otherText = (): Error => new Error('The translation is of another text than the file. Was the file changed meanwhile?')

/** By the id of a segment: the document's own text for each opaque code. */
function shownCodes({ parts }: SplitArticle): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const shown = new Map<string, ReadonlyMap<string, string>>()
  for (const { segments, places, putParts } of parts) {
    const probes = new Map(segments.map((segment) => [segment.id, probeOf(parseTagged(segment.text) ?? [])]))
    const read = putParts(new Map([...probes].flatMap(([id, { text, ids }]) => (ids.length === 0 ? [] : [[id, text] as const]))))
    for (const { id } of segments) {
      const place = places.get(id)
      const ids = probes.get(id)?.ids ?? []
      if (ids.length === 0 || place === undefined) continue
      const codes = read(place)
        .split(fence)
        .filter((_, index) => index % 2 === 1)
      if (codes.length === ids.length) shown.set(id, new Map(ids.map((code, index) => [code, codes[index] ?? ''])))
    }
  }
  return shown
}

/** A segment in which each opaque code is between fences, with the ids of these codes. */
function probeOf(parts: readonly TaggedPart[]): { readonly text: string; readonly ids: readonly string[] } {
  const text = parts
    .map((part) =>
      part.kind === 'opaque' ? `${fence}${taggedOf([part])}${fence}` : taggedOf([part.kind === 'text' ? { ...part, text: 'x' } : part]),
    )
    .join('')
  return { text, ids: parts.flatMap((part) => (part.kind === 'opaque' ? [part.id] : [])) }
}

/** A file's segments for a translation tool. */
export const xliffDocument = (
  name: string,
  body: FileBody,
  languages: { readonly from: string; readonly to: string },
  units: readonly XliffUnit[],
): XliffDocument => ({ original: name, kind: 'html' in body ? 'html' : 'markdown', ...languages, units })
