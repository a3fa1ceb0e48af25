import type { FieldName } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { type Applied, fieldText, type Host } from '../host/host.ts'
import { describeHost, type HostHarness, hostCases, runHostCase } from './describe-host.ts'
import { createFakeHost, type FakeHost, fakeDocument } from './fake-host.ts'

const harnessOf = (change: (host: FakeHost) => Partial<Host> = () => ({})): HostHarness => {
  const written = { id: 'd', kind: 'html', html: '<p><a href=" www.example.org/?a=1&amp;b=2">A mill</a></p>' } as const
  const host = createFakeHost(fakeDocument({ blocks: [...fakeDocument().blocks, written] }))
  const block = (id: string) => host.document().blocks.find((one) => one.id === id)
  return {
    host: { ...host, ...change(host) },
    paragraph: 'b',
    typeText: (value) => host.setText('b', value),
    readText: () => {
      const paragraph = block('b')
      return paragraph && 'text' in paragraph ? paragraph.text : ''
    },
    typeField: (field: FieldName, value) => host.setField(field, value),
    readField: (field: FieldName) => fieldText(host.document().fields, field),
    lock: () => host.change({ editable: false }),
    dropWrites: () => host.dropWrites(true),
    image: {
      block: 'c',
      readAlt: () => {
        const image = block('c')
        return image?.kind === 'image' ? image.alt : ''
      },
    },
    link: {
      block: 'd',
      readAddress: () => {
        const link = block('d')
        return link?.kind === 'html' ? (/href="([^"]*)"/.exec(link.html)?.[1] ?? '').replaceAll('&amp;', '&') : ''
      },
    },
    settle: async () => {},
    dispose: () => {},
  }
}

describeHost('in memory', {
  accepts: [
    '@title',
    '@seo_title',
    '@description',
    'replace_text',
    'set_attribute',
    'set_address',
    'insert_block',
    'split_block',
    'choices',
  ],
  plays: ['image', 'link', 'dropWrites'],
  makeHarness: () => harnessOf(),
})

/** Hosts with one fault each, and a guarantee that has to catch it. */
const broken: readonly (readonly [fault: string, caughtBy: string, change: (host: FakeHost) => Partial<Host>])[] = [
  [
    'answers with objects that JSON loses',
    'gives plain data',
    (host) => ({ readDraft: () => ({ ...host.readDraft(), lost: undefined }) as never }),
  ],
  [
    'gives another draft every time',
    'gives the same draft',
    (host) => ({ readDraft: () => ({ ...host.readDraft(), documentId: String(Math.random()) }) }),
  ],
  ['never reports changes', 'reports changes', () => ({ observe: () => () => {} })],
  [
    'goes on telling after it was called off',
    'reports changes',
    (host) => ({ observe: (listener) => (host.observe(listener) ? () => {} : () => {}) }),
  ],
  ['says yes and writes nothing', 'writes the title, reads', () => ({ apply: async () => ({ ok: true, before: 'before' }) })],
  [
    'forgets what was there',
    'writes the title, reads',
    (host) => ({ apply: async (edit) => ({ ...(await host.apply(edit)), before: '' }) as Applied }),
  ],
  [
    'strips markup signs from titles',
    'writes a title as text',
    (host) => ({ apply: (edit) => host.apply(edit.kind === 'set_field' ? { ...edit, value: edit.value.replace(/<[^>]*>/g, '') } : edit) }),
  ],
  [
    'trusts offsets without looking at the quote',
    'finds a passage that has moved',
    (host) => ({
      apply: (edit) => {
        const block = host.document().blocks.find(({ id }) => id === 'b')
        if (edit.kind !== 'replace_text' || !block || !('text' in block)) return host.apply(edit)
        host.setText('b', block.text.slice(0, edit.span.start) + edit.value + block.text.slice(edit.span.end))
        return Promise.resolve({ ok: true, before: edit.span.quote })
      },
    }),
  ],
  [
    'takes the first of equal passages',
    'takes the nearest',
    (host) => ({ apply: (edit) => host.apply(edit.kind === 'replace_text' ? { ...edit, span: { ...edit.span, start: 0 } } : edit) }),
  ],
  [
    'refuses without saying that the passage moved',
    'says moved when the passage',
    () => ({ apply: async () => ({ ok: false, reason: 'refused' }) }),
  ],
  ['accepts writes for a locked document', 'is read-only', (host) => ({ readDraft: () => ({ ...host.readDraft(), accepts: ['@title'] }) })],
  ['says yes to a dropped write', 'does not say yes', () => ({ apply: async () => ({ ok: true, before: '' }) })],
  ['always says that it went there', 'says false', () => ({ locate: async () => true })],
  ['never finds a passage', 'goes to a passage', () => ({ locate: async () => false })],
  [
    'paints into the text',
    'paints without',
    (host) => ({
      highlight: () => {
        host.setText('b', '**The dough**')
        return () => {}
      },
    }),
  ],
  [
    'does not say which block it made',
    'inserts a block at the start',
    (host) => ({
      apply: async (edit) => {
        const applied = await host.apply(edit)
        return applied.ok ? { ok: true, before: applied.before } : applied
      },
    }),
  ],
]

describe('the suite catches a host that', () => {
  it.each(broken)('%s', async (_fault, caughtBy, change) => {
    const one = hostCases.find(({ name }) => name.startsWith(caughtBy))
    expect(one).toBeDefined()
    await expect(runHostCase(one!, harnessOf(change))).rejects.toThrow()
    await expect(runHostCase(one!, harnessOf())).resolves.toBeUndefined()
  })
})
