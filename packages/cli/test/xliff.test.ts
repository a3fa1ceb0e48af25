import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseTagged, type SourceArticle, type SplitArticle, splitArticle, type TaggedPart } from '@citable/service/translation'
import { describe, expect, it } from 'vitest'
import { isMatrix } from '../../tooling/src/gates/gate.ts'
import { applyXliff, taggedOf } from '../src/xliff/apply-xliff.ts'
import { type FileBody, splitFile, unitsOf } from '../src/xliff/document-segments.ts'
import { decodeXml, readXliff } from '../src/xliff/read-xliff.ts'
import { writeXliff } from '../src/xliff/write-xliff.ts'
import { type XliffDocument, type XliffUnit, type XliffVersion, xliffVersions } from '../src/xliff/xliff-document.ts'
import { structureFaults } from './xliff-structure.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bodyOf = (file: string): FileBody => {
  const text = readFileSync(path.join(root, file), 'utf8')
  return file.endsWith('.md') ? { markdown: text } : { html: text }
}

/** Another text between codes, in every script. */
const loud = (parts: readonly TaggedPart[]): readonly TaggedPart[] =>
  parts.map((part) => (part.kind === 'text' ? { ...part, text: part.text.toUpperCase().replace(/\p{L}(?=\P{L}*$)/u, '$&Ω') } : part))

/** A split document as a person sends it back, who translated its segments so. */
function reviewed(split: SplitArticle, version: XliffVersion, translate: (parts: readonly TaggedPart[]) => readonly TaggedPart[]): string {
  const units: readonly XliffUnit[] = unitsOf(split, null).map((unit) => ({ ...unit, target: translate(unit.source), origin: 'person' }))
  return writeXliff({ original: 'article', kind: 'html', from: 'en', to: 'es', units }, version)
}

const putBack = (split: SplitArticle, xml: string) => split.put(applyXliff(readXliff(xml), split.segments, 'article').translations, {})

const documents: Readonly<Record<string, SourceArticle['body']>> = {
  'Markdown with front matter': {
    markdown:
      '---\ntitle: Rye & bread\ndescription: "For 2 < 3"\n---\n\n# Rye\n\nMix **500 g of *flour*** with [water](/w "W") and `yeast`.[^1]\n\n| a | b |\n| - | - |\n| one | two |\n\n[^1]: Not <br> much.\n',
  },
  'HTML with attributes and entities': {
    html: '<p title="A &quot;b&quot;">Salt &amp; <a href="/x">fine <b>bread</b></a>&nbsp;today <code>npm</code>.</p><img alt="A loaf" src="a.png"><pre>as it is</pre>',
  },
  'blocks of WordPress': {
    html: '<!-- wp:paragraph {"align":"left"} -->\n<p>One <strong>two</strong> [gallery ids="1"] three</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:search {"label":"Search here","buttonText":"Go"} /-->\n',
  },
  'right to left, and without blanks': { html: '<p>خبز <b>الجاودار</b> جيد</p><p>ライ麦<b>パン</b>の焼き方</p>' },
}
const blocks = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'One two' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Bake the ' },
      { type: 'text', text: 'bread', bold: true },
      { type: 'text', text: ' with ' },
      { type: 'text', text: 'npm run', code: true },
      { type: 'text', text: ' for ' },
      { type: 'link', url: '/a', children: [{ type: 'text', text: 'forty minutes' }] },
    ],
  },
  { type: 'image', image: { url: '/a.png', alternativeText: 'A cat' }, children: [{ type: 'text', text: '' }] },
]
const strapi: SourceArticle = {
  title: null,
  description: null,
  body: { html: '' },
  fields: { text: { format: 'strapi_blocks', value: blocks }, note: { format: 'text', value: 'One < two' } },
}

describe.each(xliffVersions)('XLIFF %s', (version) => {
  describe.each([
    ...Object.entries(documents).map(([name, body]) => [name, { title: null, description: null, body, fields: {} }] as const),
    ['blocks of Strapi', strapi] as const,
  ])('of %s', (_, article) => {
    const split = splitArticle(article, [], true)

    it('has the structure that its schema asks for', () => {
      expect(structureFaults(reviewed(split, version, loud))).toEqual([])
      expect(
        structureFaults(writeXliff({ original: 'a', kind: 'html', from: 'en', to: 'es', units: unitsOf(split, null) }, version)),
      ).toEqual([])
    })

    it('brings every word of a person to its place, and leaves the skeleton as it is', () => {
      const wanted = split.put(new Map(split.segments.map(({ id, text }) => [id, taggedOf(loud(parseTagged(text)!))])), {})
      expect(putBack(split, reviewed(split, version, loud))).toEqual(wanted)
      expect(wanted).not.toEqual(split.put(new Map(), {}))
    })

    it('changes no byte where the targets are the sources', () => {
      expect(
        putBack(
          split,
          reviewed(split, version, (parts) => parts),
        ),
      ).toEqual(split.put(new Map(), {}))
    })
  })

  const files = globSync(
    [
      'packages/docs/**/*.md',
      '{packages,plugins}/*/README.md',
      'shared-core/README.md',
      'shared-core/test/calibration/articles/*.{md,html}',
    ],
    {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    },
  ).toSorted()

  it('changes no byte of the documents and articles of this repository', () => {
    expect(files.length).toBeGreaterThan(100)
    for (const file of files.filter((_, index) => isMatrix || index % 5 === 0)) {
      const split = splitFile(bodyOf(file), [], 'es')
      const xml = reviewed(split, version, (parts) => parts)
      expect(putBack(split, xml), file).toEqual(split.put(new Map(), {}))
      expect(structureFaults(xml), file).toEqual([])
    }
  })

  it('keeps the draft of an engine apart from the words of a person, and says its doubts', () => {
    const unit = (id: string, more: Partial<XliffUnit>): XliffUnit => ({
      id,
      source: [{ kind: 'text', text: 'One' }],
      target: [{ kind: 'text', text: 'Uno' }],
      origin: 'engine',
      notes: [],
      shown: new Map(),
      ...more,
    })
    const units = [unit('s1', { notes: ['A <doubt>.'] }), unit('s2', { origin: 'person' }), unit('s3', { target: null, origin: null })]
    const xml = writeXliff({ original: 'a b.md', kind: 'markdown', from: 'en', to: 'es', units }, version)
    expect(readXliff(xml)).toMatchObject({
      original: 'a b.md',
      from: 'en',
      to: 'es',
      units: [
        { id: 's1', target: [{ text: 'Uno' }], isFinished: false },
        { id: 's2', target: [{ text: 'Uno' }], isFinished: true },
        { id: 's3', target: null },
      ],
    })
    expect(xml).toContain('A &lt;doubt&gt;.</note>')
    expect(structureFaults(xml)).toEqual([])
  })
})

it('shows the text of the document for a code', () => {
  const split = splitFile({ markdown: 'Mix 500 g of `yeast` with [it](/x) & <b@example.org>.' }, [], 'es')
  expect([...unitsOf(split, null)[0]!.shown.values()]).toEqual(['500 g', '`yeast`', '<b@example.org>'])
  const document: XliffDocument = { original: 'a', kind: 'markdown', from: 'en', to: 'es', units: unitsOf(split, null) }
  expect(writeXliff(document, '2.1')).toContain('disp="&lt;b@example.org&gt;"')
  expect(writeXliff(document, '1.2')).toContain('equiv-text="`yeast`"')
})

const head21 = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es"><file id="f" original="a">'
const head12 =
  '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en" target-language="es" datatype="html"><body>'
const in21 = (unit: string): string => `${head21}<unit id="s1">${unit}</unit></file></xliff>`
const in12 = (unit: string, more = ''): string => `${head12}<trans-unit id="s1"${more}>${unit}</trans-unit></body></file></xliff>`

describe('another kind of file is refused with the line', () => {
  it.each([
    ['a document type', '<?xml version="1.0"?>\n<!DOCTYPE xliff>\n<xliff/>', /^line 2: it has a document type, which is refused/],
    [
      'entities that grow',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<xliff>&b;</xliff>',
      /it has a document type/,
    ],
    ['a file of the machine', '<!DOCTYPE x SYSTEM "file:///etc/passwd">\n<xliff/>', /it has a document type/],
    ['an undeclared entity', in21('<segment><source>&nbsp;</source></segment>'), /^line 1: it is not well-formed XML \(undefined entity/],
    ['a tag that never closes', `${head21}\n<unit id="s1">`, /^line 2: it is not well-formed XML/],
    ['an attribute twice', '<xliff version="1.2" version="1.2"/>', /not well-formed XML/],
    [
      'another kind of XML',
      '<svg xmlns="http://www.w3.org/2000/svg" version="1.1"/>',
      /begins with <svg> of version 1\.1, and is no XLIFF/,
    ],
    ['another version', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2"/>', /begins with <xliff> of version 2\.2/],
    [
      'the namespace of another version',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="2.1"/>',
      /no XLIFF 1\.2, 2\.0 or 2\.1/,
    ],
    ['two files', `${head21}</file><file id="g"></file></xliff>`, /holds several files/],
    ['no file', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"></xliff>', /It holds no file/],
    ['nothing', '', /not well-formed XML|It is empty/],
    ['another encoding', '<?xml version="1.0" encoding="windows-1252"?><xliff/>', /is in windows-1252; save it as UTF-8/],
    ['a thousand elements in each other', `${head21}${'<group id="g">'.repeat(1_000)}`, /nested more than 64 elements deep/],
    ['a segment without an id', `${head21}<unit/></file></xliff>`, /<unit> has no id/],
  ])('%s', (_, xml, message) => {
    expect(() => readXliff(xml)).toThrow(message)
  })

  it('bytes of no encoding, and more than the service translates', () => {
    expect(() => decodeXml(new Uint8Array([0x3c, 0xff]))).toThrow('neither UTF-8 nor UTF-16')
    expect(() => decodeXml(new Uint8Array(33 * 1024 * 1024))).toThrow('at most 33554432 are read')
    const utf16 = Buffer.from(`\uFEFF${in12('<source>ñ</source>')}`, 'utf16le')
    expect(readXliff(decodeXml(utf16)).units[0]!.source).toEqual([{ kind: 'text', text: 'ñ' }])
  })
})

const segments = (...texts: readonly string[]) => texts.map((text, index) => ({ id: `s${index + 1}`, text, terms: 0 }))
const apply = (xml: string, ...texts: readonly string[]) => applyXliff(readXliff(xml), segments(...texts), 'a.md')

describe('a file of another state of the document is refused as a whole', () => {
  const done = (source: string, target = 'Uno'): string =>
    `<segment state="final"><source>${source}</source><target>${target}</target></segment>`

  it.each([
    ['an altered source', in21(done('Ones')), 'line 1: the segment “s1” has another source than a.md: “Ones” instead of “One”'],
    ['a source that lost a code', in21(done('One')), 'has another source', 'One <x id="1"/>'],
    ['an id that the document lacks', in21(done('One')).replace('"s1"', '"s9"'), 'the segment “s9” is not in a.md'],
    ['an id twice', in21(done('One')).replace('</file>', `<unit id="s1">${done('One')}</unit></file>`), 'the segment “s1” stands twice'],
  ])('%s', (_, xml, message, text = 'One') => {
    expect(() => apply(xml, text)).toThrow(message)
  })

  it('but not for line breaks that a tool made', () => {
    expect(apply(in21(done('One\n   two')), 'One two').translations.get('s1')).toBe('Uno')
  })
})

describe('codes', () => {
  const source21 = '<source>A <pc id="1">b</pc> <ph id="2"/></source>'
  const source12 = '<source>A <g id="1">b</g> <x id="2"/></source>'
  const text = 'A <g id="1">b</g> <x id="2"/>'
  const at21 = (target: string): string => in21(`<segment state="final">${source21}<target>${target}</target></segment>`)
  const at12 = (target: string): string => in12(`${source12}<target state="final">${target}</target>`)

  it.each([
    ['moved', '<ph id="2"/> C <pc id="1">d</pc>', '<x id="2"/> C <g id="1">d</g>', '<x id="2"/> C <g id="1">d</g>'],
    ['around others', '<pc id="1">C <ph id="2"/></pc>', '<g id="1">C <x id="2"/></g>', '<g id="1">C <x id="2"/></g>'],
    [
      'with marks of tools in them',
      '<mrk id="m" type="comment">C</mrk> <pc id="1">d</pc><ph id="2"/>',
      '<mrk mtype="seg" mid="1">C</mrk> <g id="1">d</g><x id="2"/>',
      'C <g id="1">d</g><x id="2"/>',
    ],
  ])('%s are taken', (_, target21, target12, wanted) => {
    for (const xml of [at21(target21), at12(target12)])
      expect(apply(xml, text)).toEqual({ translations: new Map([['s1', wanted]]), faults: [], unfinished: [] })
  })

  it('cut into a beginning and an end by a tool are one', () => {
    expect(apply(at21('<sc id="1"/>d<ec startRef="1"/> <ph id="2"/>'), text).translations.get('s1')).toBe('<g id="1">d</g> <x id="2"/>')
  })

  it.each([
    ['lost', 'C <pc id="1">d</pc>', 'C <g id="1">d</g>', 'lost the code 2'],
    ['lost altogether', 'C', 'C', 'lost the code 1, 2'],
    ['doubled', '<ph id="2"/><ph id="2"/> <pc id="1">d</pc>', '<x id="2"/><x id="2"/> <g id="1">d</g>', 'doubled the code 2'],
    [
      'of another number',
      '<ph id="7"/><ph id="2"/> <pc id="1">d</pc>',
      '<x id="7"/><x id="2"/> <g id="1">d</g>',
      'holds 7, which the source does not',
    ],
    ['of another kind', '<ph id="1"/>d <ph id="2"/>', '<x id="1"/>d <x id="2"/>', 'lost the code 1; holds 1'],
    [
      'of no number',
      '<ph id="x"/><ph id="2"/> <pc id="1">d</pc>',
      '<bpt id="9">&lt;b></bpt><x id="2"/> <g id="1">d</g>',
      ', which the source does not',
    ],
    ['without words', '<pc id="1"/><ph id="2"/>', '<g id="1"/><x id="2"/>', 'has no words'],
  ])('%s are told, and the segment stays untranslated', (_, target21, target12, fault) => {
    for (const xml of [at21(target21), at12(target12)]) {
      const { translations, faults, unfinished } = apply(xml, text)
      expect(faults).toEqual([expect.stringMatching(/^line 1: the segment “s1” .*, and stays untranslated\.$/)])
      expect(faults[0]).toContain(fault)
      expect([translations.size, unfinished]).toEqual([0, ['s1']])
    }
  })

  it('that cross each other have a message', () => {
    const crossing = at21('<sc id="1"/>d <ph id="2"/>')
    expect(apply(crossing, text).faults[0]).toContain('cross each other')
  })
})

describe('a segment is finished', () => {
  it.each([
    ['initial', false],
    ['translated', true],
    ['reviewed', true],
    ['final', true],
    [null, false],
  ])('in 2.1 with the state %s: %s', (state, isFinished) => {
    const xml = in21(`<segment${state === null ? '' : ` state="${state}"`}><source>One</source><target>Uno</target></segment>`)
    expect(apply(xml, 'One').unfinished).toEqual(isFinished ? [] : ['s1'])
  })

  it.each([
    ['new', false],
    ['needs-translation', false],
    ['needs-review-translation', false],
    ['needs-adaptation', false],
    ['translated', true],
    ['signed-off', true],
    ['final', true],
    [null, true],
  ])('in 1.2 with the state %s: %s', (state, isFinished) => {
    const xml = in12(`<source>One</source><target${state === null ? '' : ` state="${state}"`}>Uno</target>`)
    expect(apply(xml, 'One').unfinished).toEqual(isFinished ? [] : ['s1'])
    const approved = in12(`<source>One</source><target${state === null ? '' : ` state="${state}"`}>Uno</target>`, ' approved="yes"')
    expect(apply(approved, 'One').unfinished).toEqual([])
  })

  it.each([
    ['no target', in21('<segment state="final"><source>One</source></segment>'), in12('<source>One</source>')],
    ['an empty one', in21('<segment state="final"><source>One</source><target/></segment>'), in12('<source>One</source><target/>')],
  ])('never with %s', (_, ...all) => {
    for (const xml of all) expect(apply(xml, 'One')).toEqual({ translations: new Map(), faults: [], unfinished: ['s1'] })
  })

  it('when all pieces are that a tool cut it into, with blanks between, in the order of the target', () => {
    const piece = (source: string, target: string, state: string, order = ''): string =>
      `<segment state="${state}"><source>${source}</source><target${order}>${target}</target></segment>`
    const blank = '<ignorable><source> </source></ignorable>'
    expect(
      apply(in21(piece('One.', 'Uno.', 'final') + blank + piece('Two.', 'Dos.', 'translated')), 'One. Two.').translations.get('s1'),
    ).toBe('Uno. Dos.')
    expect(apply(in21(piece('One.', 'Uno.', 'final') + blank + piece('Two.', 'Dos.', 'initial')), 'One. Two.').unfinished).toEqual(['s1'])
    const turned = piece('One.', 'Uno.', 'final', ' order="3"') + blank + piece('Two.', 'Dos.', 'final', ' order="1"')
    expect(apply(in21(turned), 'One. Two.').translations.get('s1')).toBe('Dos. Uno.')
  })

  it('by its own target, not by those that tools propose', () => {
    const proposal12 = '<alt-trans><source>One</source><target>Otro</target></alt-trans>'
    expect(apply(in12(`<source>One</source>${proposal12}`), 'One').unfinished).toEqual(['s1'])
    expect(
      apply(
        in12(`<source>One</source><seg-source><mrk mtype="seg" mid="1">One</mrk></seg-source><target>Uno</target>${proposal12}`),
        'One',
      ).translations.get('s1'),
    ).toBe('Uno')
    const proposal21 =
      '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#1"><source>One</source><target>Otro</target></mtc:match></mtc:matches>'
    expect(
      apply(in21(`${proposal21}<segment state="final"><source>One</source><target>Uno</target></segment>`), 'One').translations.get('s1'),
    ).toBe('Uno')
  })
})
