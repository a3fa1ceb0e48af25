import type { BlockId, FieldName, Span } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { noChoices } from '../host/choices.ts'
import { inverseOf } from '../host/edits.ts'
import { fieldText, type Host, type Writable } from '../host/host.ts'

/** An opened document with known content, and the author's hands on it: everything here goes past the host. */
export interface HostHarness {
  readonly host: Host
  /** A block with one paragraph of text, editable. */
  readonly paragraph: BlockId
  /** The author changes the whole text of the paragraph; may contain `<`, `&` and quotes, which are text. */
  typeText(text: string): void | Promise<void>
  /** The paragraph's text as the editor holds it. */
  readText(): string
  typeField(field: FieldName, value: string): void | Promise<void>
  /** '' when the field is empty. */
  readField(field: FieldName): string
  /** From now on writes are refused (a lock, a published tab, missing rights). */
  lock(): void | Promise<void>
  /** From now on the CMS throws writes away without a word. Only where the harness can play it. */
  dropWrites?(): void | Promise<void>
  /** An image in the document and its alternative text; null where the document type has none. */
  readonly image: { readonly block: BlockId; readAlt(): string } | null
  /** A link to `www.example.org/?a=1&b=2`, with or without white space around it. Only where the harness has one. */
  readonly link?: { readonly block: BlockId; readAddress(): string }
  /** Lets the CMS's own timers and renders happen. */
  settle(): Promise<void>
  dispose(): void | Promise<void>
}

const sentence = 'The dough rises for 4 hours. Then it rests.'

/** One guarantee. Throws (by vitest's `expect`) when it does not hold. */
export interface HostCase {
  readonly name: string
  /** Only for hosts that accept this. */
  readonly needs?: Writable
  /** Needs a part of the harness that not every document type has. */
  readonly with?: 'image' | 'link' | 'dropWrites'
  run(harness: HostHarness): Promise<void>
}

const span = (place: BlockId, quote: string, start = sentence.indexOf(quote)): Span => ({ place, start, end: start + quote.length, quote })

const fieldsOf = (host: Host) => {
  const { input } = host.readDraft()
  if (input.kind === 'page') throw new Error('A host gives a draft, not a page')
  return input.fields
}

/** The paragraphs of the cases' sentence that the host reads. */
const paragraphsOf = (host: Host): readonly string[] => {
  const { input } = host.readDraft()
  if (input.kind !== 'blocks') throw new Error('A host gives blocks')
  return input.blocks
    .flatMap((block) => ('html' in block ? block.html.replace(/<\/p>/g, '\n\n').replace(/<[^>]*>/g, '') : block.markdown).split(/\n\s*\n/))
    .map((text) => text.trim())
    .filter((text) => /dough|rests/.test(text))
}

const type = async (harness: HostHarness, text: string) => {
  await harness.typeText(text)
  await harness.settle()
}

const replace = async (harness: HostHarness, passage: Span, value: string) => {
  const applied = await harness.host.apply({ kind: 'replace_text', span: passage, value })
  await harness.settle()
  return applied
}

/** Every guarantee, each on a fresh document that holds the title "Sourdough at home" and one sentence in its paragraph. */
export const hostCases: readonly HostCase[] = [
  {
    name: 'gives plain data: it survives the way to a worker and back',
    async run({ host }) {
      const draft = host.readDraft()
      expect(JSON.parse(JSON.stringify(draft))).toStrictEqual(draft)
      expect(structuredClone(draft)).toStrictEqual(draft)
    },
  },
  {
    name: 'gives the same draft while nothing changes',
    async run({ host }) {
      expect(host.readDraft()).toEqual(host.readDraft())
    },
  },
  {
    name: 'names the document and the host',
    async run({ host }) {
      expect(host.id).not.toBe('')
      expect(host.readDraft().documentId).not.toBe('')
    },
  },
  {
    name: 'sees unsaved changes of title and text',
    async run(harness) {
      await harness.typeField('title', 'Rye at home')
      await type(harness, 'Rye needs water.')
      expect(fieldsOf(harness.host).title).toBe('Rye at home')
      expect(JSON.stringify(harness.host.readDraft().input)).toContain('Rye needs water.')
    },
  },
  {
    name: 'says null for an empty title',
    async run(harness) {
      await harness.typeField('title', '')
      await harness.settle()
      expect(fieldsOf(harness.host).title).toBeNull()
    },
  },
  {
    name: 'gives the title as text, not as markup',
    async run(harness) {
      await harness.typeField('title', 'Salt & pepper <b> “quoted”')
      await harness.settle()
      expect(fieldsOf(harness.host).title).toBe('Salt & pepper <b> “quoted”')
    },
  },
  {
    name: 'accepts a title while editable',
    async run({ host }) {
      expect(host.readDraft().editable).toBe(true)
      expect(host.readDraft().accepts).toContain('@title')
    },
  },
  {
    name: 'reports changes of title and text until the listener is removed',
    async run(harness) {
      let calls = 0
      const leave = harness.host.observe(() => {
        calls += 1
      })
      await harness.typeField('title', 'One')
      await harness.settle()
      const afterTitle = calls
      await type(harness, 'Two.')
      const afterText = calls
      leave()
      await harness.typeField('title', 'Three')
      await harness.settle()
      expect(afterTitle).toBeGreaterThan(0)
      expect(afterText).toBeGreaterThan(afterTitle)
      expect(calls).toBe(afterText)
    },
  },
  ...(['title', 'seo_title', 'description', 'slug'] as const).map(
    (field): HostCase => ({
      name: `writes the ${field}, reads it back and gives what was there`,
      needs: `@${field}`,
      async run(harness) {
        await harness.typeField(field, 'before')
        await harness.settle()
        expect(await harness.host.apply({ kind: 'set_field', field, value: 'after-it' })).toMatchObject({ ok: true, before: 'before' })
        await harness.settle()
        expect(harness.readField(field)).toBe('after-it')
        expect(fieldText(fieldsOf(harness.host), field)).toBe('after-it')
      },
    }),
  ),
  {
    name: 'writes a title as text, not as markup',
    async run({ host, settle }) {
      const value = 'Salt & pepper <i>"now"</i> – 5 % 🥖'
      expect((await host.apply({ kind: 'set_field', field: 'title', value })).ok).toBe(true)
      await settle()
      expect(fieldsOf(host).title).toBe(value)
    },
  },
  {
    name: 'refuses a field that it does not accept',
    async run({ host }) {
      for (const field of ['description', 'slug'] as const) {
        if (host.readDraft().accepts.includes(`@${field}`)) continue
        expect(await host.apply({ kind: 'set_field', field, value: 'x' })).toEqual({ ok: false, reason: 'refused' })
      }
    },
  },
  {
    name: 'replaces exactly the passage',
    needs: 'replace_text',
    async run(harness) {
      const applied = await replace(harness, span(harness.paragraph, '4 hours'), 'five hours')
      expect(applied).toMatchObject({ ok: true, before: '4 hours' })
      expect(harness.readText()).toBe('The dough rises for five hours. Then it rests.')
    },
  },
  {
    name: 'finds a passage that has moved',
    needs: 'replace_text',
    async run(harness) {
      await type(harness, `In winter: ${sentence}`)
      await replace(harness, span(harness.paragraph, '4 hours'), 'five hours')
      expect(harness.readText()).toBe('In winter: The dough rises for five hours. Then it rests.')
    },
  },
  {
    name: 'takes the nearest of equal passages',
    needs: 'replace_text',
    async run(harness) {
      await type(harness, 'one two one two one')
      await replace(harness, span(harness.paragraph, 'one', 9), 'ONE')
      expect(harness.readText()).toBe('one two ONE two one')
    },
  },
  {
    name: 'writes markup signs as text',
    needs: 'replace_text',
    async run(harness) {
      await replace(harness, span(harness.paragraph, '4 hours'), '<b>5</b> & more')
      expect(harness.readText()).toBe('The dough rises for <b>5</b> & more. Then it rests.')
    },
  },
  {
    name: 'says moved when the passage is gone, and writes nothing',
    needs: 'replace_text',
    async run(harness) {
      await type(harness, 'Rewritten.')
      expect(await replace(harness, span(harness.paragraph, '4 hours'), 'x')).toEqual({ ok: false, reason: 'moved' })
      expect(harness.readText()).toBe('Rewritten.')
    },
  },
  {
    name: 'says moved when the block is gone',
    needs: 'replace_text',
    async run(harness) {
      expect(await replace(harness, span('no-such-block', '4 hours'), 'x')).toEqual({ ok: false, reason: 'moved' })
    },
  },
  {
    name: 'takes words away and brings them back, also where the text has moved since',
    needs: 'replace_text',
    async run(harness) {
      const edit = { kind: 'replace_text', span: span(harness.paragraph, ' for 4 hours'), value: '' } as const
      const applied = await replace(harness, edit.span, '')
      expect(harness.readText()).toBe('The dough rises. Then it rests.')
      if (!applied.ok) throw new Error(applied.reason)
      const inverse = inverseOf({ edit, isPresent: true, inserted: null, parts: [], ...applied })
      await type(harness, 'In winter: The dough rises. Then it rests.')
      if (inverse === null) throw new Error('nothing to undo')
      expect(await harness.host.apply(inverse)).toMatchObject({ ok: true })
      await harness.settle()
      expect(harness.readText()).toBe(`In winter: ${sentence}`)
    },
  },
  {
    name: 'brings back words that were the whole text, and only where none stand now',
    needs: 'replace_text',
    async run(harness) {
      const edit = { kind: 'replace_text', span: span(harness.paragraph, sentence), value: '' } as const
      const applied = await replace(harness, edit.span, '')
      expect(harness.readText()).toBe('')
      if (!applied.ok) throw new Error(applied.reason)
      const inverse = inverseOf({ edit, isPresent: true, inserted: null, parts: [], ...applied })
      if (inverse === null) throw new Error('nothing to undo')
      await type(harness, 'Rewritten.')
      expect(await harness.host.apply(inverse)).toEqual({ ok: false, reason: 'moved' })
      expect(harness.readText()).toBe('Rewritten.')
      await type(harness, '')
      expect(await harness.host.apply(inverse)).toMatchObject({ ok: true })
      await harness.settle()
      expect(harness.readText()).toBe(sentence)
    },
  },
  {
    name: 'writes the alternative text of an image and gives what was there',
    needs: 'set_attribute',
    with: 'image',
    async run({ host, image, settle }) {
      if (!image) throw new Error('no image')
      const before = image.readAlt()
      const applied = await host.apply({ kind: 'set_attribute', block: image.block, name: 'alt', before, value: 'A “loaf” <3' })
      await settle()
      expect(applied).toMatchObject({ ok: true, before })
      expect(image.readAlt()).toBe('A “loaf” <3')
    },
  },
  {
    name: 'says moved when the attribute has changed since, and writes nothing',
    needs: 'set_attribute',
    with: 'image',
    async run({ host, image, settle }) {
      if (!image) throw new Error('no image')
      const before = image.readAlt()
      const applied = await host.apply({
        kind: 'set_attribute',
        block: image.block,
        name: 'alt',
        before: `${before}, once`,
        value: 'A loaf',
      })
      await settle()
      expect(applied).toEqual({ ok: false, reason: 'moved' })
      expect(image.readAlt()).toBe(before)
    },
  },
  {
    name: 'corrects the address of a link and takes it back, as it was written',
    needs: 'set_address',
    with: 'link',
    async run({ host, link, settle }) {
      if (!link) throw new Error('no link')
      const written = link.readAddress()
      const edit = {
        kind: 'set_address',
        span: { place: link.block, start: 0, end: 0, quote: '' },
        before: written.trim(),
        value: 'https://www.example.org/?a=1&b=2',
      } as const
      expect(await host.apply({ ...edit, before: `${edit.before}c` })).toEqual({ ok: false, reason: 'moved' })
      const applied = await host.apply(edit)
      await settle()
      expect(applied).toMatchObject({ ok: true, before: written })
      expect(link.readAddress()).toBe(edit.value)
      if (!applied.ok) throw new Error(applied.reason)
      const inverse = inverseOf({ edit, isPresent: true, inserted: null, parts: [], ...applied })
      if (inverse === null) throw new Error('nothing to undo')
      expect(await host.apply(inverse)).toMatchObject({ ok: true })
      await settle()
      expect(link.readAddress()).toBe(written)
    },
  },
  {
    name: 'divides a paragraph, white space gone, and joins it again',
    needs: 'split_block',
    async run({ host, paragraph, settle, readText }) {
      const before = host.readDraft().input
      const rest = 'Then it rests.'
      const applied = await host.apply({ kind: 'split_block', span: span(paragraph, rest) })
      await settle()
      expect(applied).toMatchObject({ ok: true, before: ' ' })
      if (!applied.ok || applied.inserted === undefined) throw new Error('The host does not say which block it made')
      expect(paragraphsOf(host)).toEqual(['The dough rises for 4 hours.', rest])
      const joined = await host.apply({ kind: 'join_block', span: span(applied.inserted, rest, 0), value: ' ' })
      await settle()
      expect(joined.ok).toBe(true)
      expect(readText()).toBe(sentence)
      expect(host.readDraft().input).toEqual(before)
    },
  },
  {
    name: 'says moved when the sentence to divide at is gone, and writes nothing',
    needs: 'split_block',
    async run(harness) {
      await type(harness, 'Rewritten.')
      expect(await harness.host.apply({ kind: 'split_block', span: span(harness.paragraph, 'Then it rests.') })).toEqual({
        ok: false,
        reason: 'moved',
      })
      expect(harness.readText()).toBe('Rewritten.')
    },
  },
  {
    name: 'makes several changes as one',
    needs: 'split_block',
    async run({ host, paragraph, settle }) {
      const applied = await host.apply({
        kind: 'several',
        edits: [
          { kind: 'split_block', span: span(paragraph, 'Then it rests.') },
          { kind: 'replace_text', span: span(paragraph, '4 hours'), value: 'five hours' },
        ],
      })
      await settle()
      expect(applied).toMatchObject({ ok: true, parts: [{ before: ' ' }, { before: '4 hours', inserted: null }] })
      expect(paragraphsOf(host)).toEqual(['The dough rises for five hours.', 'Then it rests.'])
    },
  },
  {
    name: 'makes none of several changes when one of them does not fit',
    needs: 'split_block',
    async run({ host, paragraph, settle, readText }) {
      const before = host.readDraft().input
      const applied = await host.apply({
        kind: 'several',
        edits: [
          { kind: 'split_block', span: span(paragraph, 'Then it rests.') },
          { kind: 'replace_text', span: { place: paragraph, start: 4, end: 10, quote: 'batter' }, value: 'dough' },
        ],
      })
      await settle()
      expect(applied).toEqual({ ok: false, reason: 'moved', at: 1 })
      expect(readText()).toBe(sentence)
      expect(host.readDraft().input).toEqual(before)
    },
  },
  {
    name: 'makes the fixes that fit and names the checks of those that do not',
    needs: 'split_block',
    async run({ host, paragraph, settle }) {
      const batter = { kind: 'replace_text', span: { place: paragraph, start: 4, end: 10, quote: 'batter' }, value: 'dough' } as const
      const split = { kind: 'split_block', span: span(paragraph, 'Then it rests.') } as const
      const hours = { kind: 'replace_text', span: span(paragraph, '4 hours'), value: 'five hours' } as const
      const applied = await host.apply({
        kind: 'fixes',
        changes: [
          { edit: split, checks: ['paragraph-length'] },
          { edit: hours, checks: ['text-fluency'] },
          { edit: batter, checks: ['text-fluency'] },
        ],
      })
      await settle()
      expect(applied).toMatchObject({ ok: true, made: [split], parts: [{ before: ' ' }], left: ['text-fluency'] })
      expect(paragraphsOf(host)).toEqual(['The dough rises for 4 hours.', 'Then it rests.'])
      expect(await host.apply({ kind: 'fixes', changes: [{ edit: batter, checks: ['text-fluency'] }] })).toMatchObject({
        ok: false,
        reason: 'moved',
      })
    },
  },
  {
    name: 'inserts a block after another one',
    needs: 'insert_block',
    with: 'image',
    async run({ host, paragraph, settle }) {
      await host.apply({ kind: 'insert_block', after: paragraph, html: '<p>The dough waits.</p>' })
      await settle()
      expect(paragraphsOf(host)).toEqual([sentence, 'The dough waits.'])
    },
  },
  {
    name: 'inserts a block at the start and removes it again',
    needs: 'insert_block',
    async run({ host, settle }) {
      const before = host.readDraft().input
      const applied = await host.apply({ kind: 'insert_block', after: null, html: '<p>Inserted words.</p>' })
      await settle()
      expect(JSON.stringify(host.readDraft().input).indexOf('Inserted words.')).toBeLessThan(
        JSON.stringify(host.readDraft().input).indexOf('The dough'),
      )
      expect(JSON.stringify(host.readDraft().input)).toContain('Inserted words.')
      if (!applied.ok || applied.inserted === undefined) throw new Error('The host does not say which block it made')
      expect((await host.apply({ kind: 'remove_block', block: applied.inserted })).ok).toBe(true)
      await settle()
      expect(host.readDraft().input).toEqual(before)
      expect(await host.apply({ kind: 'remove_block', block: applied.inserted })).toEqual({ ok: false, reason: 'moved' })
    },
  },
  {
    name: 'stores what the author has chosen and set aside, and takes it back',
    needs: 'choices',
    async run({ host, settle }) {
      const before = host.readDraft()
      expect(before.choices).toEqual(noChoices)
      expect(await host.choose({ setAside: ['description-present', 'image-alt'] })).toBe(true)
      await settle()
      expect(await host.choose({ textKind: 'news', language: 'de' })).toBe(true)
      await settle()
      const chosen = { setAside: ['description-present', 'image-alt'], textKind: 'news', language: 'de' }
      expect(host.readDraft()).toMatchObject({ choices: chosen, context: chosen })
      expect(await host.choose(noChoices)).toBe(true)
      await settle()
      expect(host.readDraft()).toEqual(before)
    },
  },
  {
    name: 'is read-only when locked: nothing accepted, nothing written',
    async run(harness) {
      const { host } = harness
      await harness.lock()
      await harness.settle()
      expect(host.readDraft()).toMatchObject({ editable: false, accepts: [] })
      expect(await host.apply({ kind: 'set_field', field: 'title', value: 'x' })).toEqual({ ok: false, reason: 'read_only' })
      expect(await replace(harness, span(harness.paragraph, '4 hours'), 'x')).toEqual({ ok: false, reason: 'read_only' })
      expect(await host.choose({ setAside: ['image-alt'] })).toBe(false)
      expect(host.readDraft().choices).toEqual(noChoices)
      expect(harness.readField('title')).toBe('Sourdough at home')
      expect(harness.readText()).toBe(sentence)
    },
  },
  {
    name: 'does not say yes when the CMS drops the write silently',
    with: 'dropWrites',
    async run({ host, dropWrites }) {
      await dropWrites?.()
      const applied = await host.apply({ kind: 'set_field', field: 'title', value: 'Dropped' })
      // A host whose editor takes changes later cannot distinguish a dropped change from a slow one, and must not claim that it is lost.
      expect([
        { ok: false, reason: 'not_stored' },
        { ok: false, reason: 'slow' },
      ]).toContainEqual(applied)
    },
  },
  {
    name: 'goes to a passage, and to one that has moved',
    async run(harness) {
      expect(await harness.host.locate(span(harness.paragraph, '4 hours'))).toBe(true)
      await type(harness, `In winter: ${sentence}`)
      expect(await harness.host.locate(span(harness.paragraph, '4 hours'))).toBe(true)
    },
  },
  {
    name: 'says false when the passage or the block is gone',
    async run(harness) {
      await type(harness, 'Rewritten.')
      expect(await harness.host.locate(span(harness.paragraph, '4 hours'))).toBe(false)
      expect(await harness.host.locate(span('no-such-block', '4 hours'))).toBe(false)
    },
  },
  {
    name: 'paints without writing into the text',
    async run({ host, paragraph, readText, settle }) {
      const before = host.readDraft().input
      const unpaint = host.highlight([span(paragraph, '4 hours')], () => {})
      await settle()
      expect(readText()).toBe(sentence)
      expect(host.readDraft().input).toEqual(before)
      unpaint()
      await settle()
      expect(host.readDraft().input).toEqual(before)
    },
  },
]

/** Opens the document of the cases and runs one of them on it. */
export async function runHostCase({ run }: HostCase, harness: HostHarness): Promise<void> {
  await harness.typeText(sentence)
  await harness.typeField('title', 'Sourdough at home')
  await harness.settle()
  await run(harness)
}

export interface HostUnderTest {
  /** Exactly what the host accepts for the opened document: cases for the rest are left out. */
  readonly accepts: readonly Writable[]
  /** Parts of the harness that can be played. */
  readonly plays: readonly ('image' | 'link' | 'dropWrites')[]
  /** Opens a fresh document per case. */
  makeHarness(): HostHarness | Promise<HostHarness>
}

/** The guarantees of every host; each plugin runs them against its own. */
export function describeHost(name: string, { accepts, plays, makeHarness }: HostUnderTest): void {
  const asked = hostCases.filter((one) => (!one.needs || accepts.includes(one.needs)) && (!one.with || plays.includes(one.with)))
  const offers: HostCase = {
    name: 'accepts every edit that it announces',
    async run({ host }) {
      expect([...host.readDraft().accepts].sort()).toEqual([...accepts].sort())
    },
  }
  describe(`host: ${name}`, () => {
    it.for([offers, ...asked])('$name', async (one) => {
      const harness = await makeHarness()
      try {
        await runHostCase(one, harness)
      } finally {
        await harness.dispose()
      }
    })
  })
}
