import { describe, expect, it } from 'vitest'
import type { Translator } from '../translator.ts'

/** One suite for every translator. `from` and `to` is a pair it can do, `impossible` a pair it cannot. */
export function testTranslator(
  name: string,
  create: () => Translator,
  {
    from,
    to,
    impossible,
  }: { readonly from: string; readonly to: string; readonly impossible: { readonly from: string; readonly to: string } },
): void {
  const request = { from, to, formality: 'default', context: null } as const
  const signal = () => new AbortController().signal

  describe(`${name} as a translator`, () => {
    it('lists the pair among its pairs', async () => {
      expect(await create().pairs()).toContainEqual({ from, to })
    })

    it('gives every segment back under its id, in order, with its placeholders', async () => {
      const segments = [
        { id: 's1', text: 'The <g id="1">bread</g> is warm.' },
        { id: 's2', text: 'Salt &amp; water &lt; flour, see <x id="1"/>.' },
        { id: 's3', text: 'Read <g id="1">the <g id="2">whole</g> text</g>.' },
      ]
      const answer = await create().translate({ ...request, segments, signal: signal() })
      expect(answer).toMatchObject({ ok: true })
      if (!answer.ok) return
      expect(answer.segments.map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
      const tags = (text: string) => (text.match(/<[^<>]*>/g) ?? []).sort()
      for (const [index, { text }] of answer.segments.entries()) {
        expect(tags(text)).toEqual(tags(segments[index]?.text ?? ''))
        expect(text).not.toBe(segments[index]?.text)
        expect(text).not.toMatch(/&(?!(amp|lt|gt|#\d+);)/)
      }
      expect(answer.model).not.toBe('')
    })

    it('says that it cannot do a pair, without trying', async () => {
      const answer = await create().translate({ ...request, ...impossible, segments: [{ id: 's1', text: 'Bread' }], signal: signal() })
      expect(answer).toMatchObject({ ok: false, reason: 'unsupported' })
    })

    it('stops when its signal is aborted', async () => {
      const answer = await create().translate({ ...request, segments: [{ id: 's1', text: 'Bread' }], signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ ok: false, reason: 'timeout' })
    })

    it('takes nothing and gives nothing back', async () => {
      expect(await create().translate({ ...request, segments: [], signal: signal() })).toMatchObject({ ok: true, segments: [] })
    })
  })
}
