import type { TranslationFailure } from '@citable/providers'
import { type EngineAnswer, type EngineRequest, type ServedEngine, serveEngine } from '@citable/providers/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { checkTranslation, findDoubtful } from './segments/check-translation.ts'
import { hasSamePlaceholders } from './segments/tagged-text.ts'
import { type TranslatedSegments, translateSegments } from './segments/translate-segments.ts'
import { completionOf, dialects } from './testing/engine-dialects.ts'

const sources = [
  'The <g id="1">red</g> house stands near the river.',
  'Salt &amp; water are mixed with <x id="1"/> in a bowl before the flour is added.',
  'The dough rests for 2 hours, then it’s baked.',
]
const targets = [
  'La casa <g id="1">roja</g> está cerca del río.',
  'La sal &amp; el agua se mezclan con <x id="1"/> en un bol antes de añadir la harina.',
  'La masa reposa 2 horas y después se hornea.',
]
const words: Readonly<Record<string, string>> = {
  red: 'rojo',
  house: 'casa',
  stands: 'está',
  near: 'cerca',
  water: 'agua',
  mixed: 'mezclado',
  bowl: 'bol',
  river: 'río',
  salt: 'sal',
  flour: 'harina',
}

const translated = (text: string): string => {
  const index = sources.indexOf(text)
  return index === -1 ? (words[text] ?? `palabra ${text}`.replace(/[a-z]+$/, '')) : targets[index]!
}

type Fault = (text: string, source: string) => string

for (const dialect of dialects) {
  describe(`${dialect.name} as an engine`, () => {
    let server: ServedEngine | null = null
    const waits: number[] = []
    let deadline = new AbortController()
    afterEach(async () => {
      await server?.close()
      server = null
      waits.length = 0
      deadline = new AbortController()
    })

    /** Serves what a script says for the first calls, then good translations. */
    const start = async (script: (request: EngineRequest, at: number) => EngineAnswer | null, caller = new AbortController()) => {
      let at = 0
      let markCalled = (): void => {}
      const called = new Promise<void>((resolve) => {
        markCalled = resolve
      })
      await server?.close()
      server = await serveEngine((request) => {
        const aside = dialect.answerToOther(request)
        if (aside !== null) return aside
        markCalled()
        return script(request, at++) ?? { body: dialect.answer(dialect.textsIn(request).map(translated), request) }
      })
      const translator = dialect.create(server.url, {
        fetch: globalThis.fetch,
        timeoutMs: 3_600_000,
        sleep: async (ms) => void waits.push(ms),
        timeout: () => deadline.signal,
      })
      const run = async (): Promise<TranslatedSegments> => {
        const request = { from: 'en', to: 'es', formality: 'default', context: null, signal: caller.signal } as const
        const segments = sources.map((text, index) => ({ id: `s${index + 1}`, text, terms: 0 }))
        const result = await translateSegments({ segments, translator, request, human: new Map(), stored: new Map() })
        if (dialect.key !== null) expect(JSON.stringify(result)).not.toContain(dialect.key)
        return result
      }
      return { run, called, calls: () => server!.calls.filter((call) => dialect.answerToOther(call) === null), translator }
    }
    const textsOf = (result: TranslatedSegments): readonly (string | null)[] =>
      result.ok ? [...result.results.values()].map(({ text }) => text) : [result.reason]
    const doubtsOf = (result: TranslatedSegments): readonly string[] => {
      if (!result.ok) return [result.reason]
      const segments = sources.map((text, index) => ({ id: `s${index + 1}`, text, terms: 0 }))
      const languages = { from: 'en', to: 'es', words: result.words }
      const { doubtful } = findDoubtful(segments, result.results, languages)
      expect(checkTranslation(segments, result.results, languages, doubtful)[0]).toMatchObject({ id: 'structure_intact', status: 'pass' })
      return doubtful.flatMap(({ segment, reasons }) => reasons.map((reason) => `${segment} ${reason}`))
    }
    const times = (answer: EngineAnswer, count: number) => (_: EngineRequest, at: number) => (at < count ? answer : null)
    const refusal = (status: number, headers: Readonly<Record<string, string>> = {}): EngineAnswer => ({
      status,
      headers,
      body: JSON.stringify({ error: { code: status, message: `refused ${dialect.key}` } }),
    })

    it('translates, with each placeholder in its place and no doubt', async () => {
      const { run } = await start(() => null)
      const result = await run()
      expect(textsOf(result)).toEqual(targets)
      expect(doubtsOf(result)).toEqual([])
    })

    it('gets the tags with the text, and its key is in no address and no body', async () => {
      const { run, calls } = await start(() => null)
      await run()
      expect(dialect.textsIn(calls()[0]!).slice(0, sources.length)).toEqual(sources)
      if (dialect.key !== null)
        for (const { path, body } of calls()) expect(dialect.name === 'LibreTranslate' ? path : path + body).not.toContain(dialect.key)
    })

    it.each<[string, EngineAnswer, readonly number[]]>([
      ['429 with Retry-After', refusal(429, { 'retry-after': '3' }), [3_000]],
      ['429 without', refusal(429), [1_000]],
      ['529', refusal(529), [1_000]],
      ['503 with Retry-After', refusal(503, { 'retry-after': '2' }), [2_000]],
      ['500', refusal(500), [1_000]],
      ['502', refusal(502), [1_000]],
      ['504', refusal(504), [1_000]],
    ])('is asked again after %s', async (_, answer, waited) => {
      const { run } = await start(times(answer, 1))
      expect(textsOf(await run())).toEqual(targets)
      expect(waits).toEqual(waited)
    })

    it.each<[string, EngineAnswer, TranslationFailure, number]>([
      ['429 three times', refusal(429), 'busy', 3],
      ['429 for ten minutes', refusal(429, { 'retry-after': '600' }), 'busy', 1],
      ['529 three times', refusal(529), 'busy', 3],
      ['500 three times', refusal(500), 'failed', 3],
      ['456', refusal(456), 'quota', 1],
      ['402', refusal(402), 'quota', 1],
      ['its own word for a used-up quota', dialect.quota ?? refusal(456), 'quota', 1],
      ['403', refusal(403), 'denied', 1],
      ['401', refusal(401), 'denied', 1],
      ['400', refusal(400), 'failed', 1],
      ['404', refusal(404), 'failed', 1],
      ['413', refusal(413), 'failed', 1],
      [
        'half JSON',
        {
          body: dialect
            .answer(targets, {
              method: 'POST',
              path: '',
              headers: {},
              body: '{"messages":[{"role":"user","content":"{\\"segments\\":[]}"}]}',
            })
            .slice(0, -9),
        },
        'unusable',
        1,
      ],
      ['a web page', { headers: { 'content-type': 'text/html' }, body: '<html>sign in</html>' }, 'unusable', 1],
      ['nothing', { body: '' }, 'unusable', 1],
    ])('fails on %s', async (_, answer, reason, calls) => {
      const engine = await start(() => answer)
      expect(await engine.run()).toMatchObject({ ok: false, reason })
      expect(engine.calls()).toHaveLength(calls)
    })

    it.each<[string, string]>([
      ['an empty object', '{}'],
      ['null', 'null'],
      ['a number', '7'],
      [
        'texts that are none',
        JSON.stringify({ translations: [{ text: 7 }], data: { translations: [{}] }, translatedText: 7, choices: [{}], responseData: {} }),
      ],
    ])('translates nothing by %s', async (_, body) => {
      const { run } = await start(() => ({ body }))
      const result = await run()
      if (result.ok) expect([...result.results.values()].map(({ origin }) => origin)).toEqual(['source', 'source', 'source'])
      else expect(result.reason).toBe('unusable')
    })

    it('waits no longer than it may', async () => {
      const { run, called } = await start(() => ({ body: '', isSilent: true }))
      void called.then(() => deadline.abort())
      expect(await run()).toMatchObject({ ok: false, reason: 'timeout' })
    })

    it('stops when its caller gives up, and asks nothing for one who has', async () => {
      const caller = new AbortController()
      const { run, called } = await start(() => ({ body: '', isSilent: true }), caller)
      void called.then(() => caller.abort())
      expect(await run()).toMatchObject({ ok: false, reason: 'timeout' })
      const gone = await start(() => null, caller)
      expect(await gone.run()).toMatchObject({ ok: false, reason: 'timeout' })
      expect(gone.calls()).toEqual([])
    })

    it('reports a server that does not answer', async () => {
      const { run, translator } = await start(() => null)
      await translator.supports?.('en', 'es')
      await translator.pairs()
      await server!.close()
      expect(await run()).toMatchObject({ ok: false, reason: 'failed' })
    })

    const spoilt =
      (fault: Fault, forMany = false) =>
      (request: EngineRequest) => {
        const asked = dialect.textsIn(request)
        if (forMany && asked.length === 1) return null
        return {
          body: dialect.answer(
            asked.map((text) => fault(translated(text), text)),
            request,
          ),
        }
      }

    it.each<[string, (texts: readonly string[]) => readonly string[]]>([
      ['fewer texts', (texts) => texts.slice(1)],
      ['more texts', (texts) => [...texts, 'Más']],
      ['a text twice', (texts) => [texts[0]!, ...texts]],
      ['no text', () => []],
      ['texts in the wrong order', (texts) => [...texts].reverse()],
    ])('with %s for many is asked for each alone', async (_, change) => {
      const { run } = await start((request) => {
        const asked = dialect.textsIn(request)
        // only segments are given in the wrong order: single words have nothing to distinguish them
        return asked.length === 1 || !sources.includes(asked[0]!) ? null : { body: dialect.answer(change(asked.map(translated)), request) }
      })
      const result = await run()
      if (_ === 'texts in the wrong order') {
        // the third text has no placeholder: only its length and its figures can show the fault
        expect(textsOf(result).slice(0, 2)).toEqual(targets.slice(0, 2))
      } else expect(textsOf(result)).toEqual(targets)
    })

    it.each<[string, Fault]>([
      ['its source again', (_, source) => source],
      ['no text', () => ''],
      ['blanks', () => ' \n '],
      ['an emoji', () => '🙃'],
    ])('that gives %s has translated nothing', async (_, fault) => {
      const { run } = await start(spoilt(fault))
      expect(textsOf(await run())).toEqual([null, null, null])
      await server!.close()
      const { run: again } = await start(spoilt(fault, true))
      expect(textsOf(await again())).toEqual(targets)
    })

    it.each<[string, Fault]>([
      ['eats tags', (text) => text.replace(/<[^>]*>/g, '')],
      ['doubles tags', (text) => text.replace(/<x[^>]*>/g, '$&$&').replace(/<g.*<\/g>/, '$&$&')],
      ['renames tags', (text) => text.replaceAll('id="1"', 'id="9"')],
      ['crosses tags', (text) => text.replace('<g id="1">', '</g>').replace(/<\/g>(?!.*<\/g>)/, '<g id="1">')],
      ['leaves one open', (text) => text.replace('</g>', '')],
      ['writes tags of its own', (text) => text.replace(/casa|agua|masa/, '<b>$&</b>')],
    ])('that %s damages nothing', async (_, fault) => {
      const { run } = await start(spoilt(fault))
      const result = await run()
      for (const [index, text] of textsOf(result).entries())
        if (text !== null) expect(hasSamePlaceholders(sources[index]!, text), text).toBe(true)
      doubtsOf(result)
    })

    it.each<[string, Fault, string]>([
      ['moves a tag', (text) => text.replace('La casa <g id="1">roja</g>', 'La <g id="1">casa</g> roja'), 's1 moved'],
      [
        'moves what is not translated',
        (text) => text.replace(' con <x id="1"/>', ' con').replace('añadir', 'añadir <x id="1"/>'),
        's2 moved',
      ],
      ['tears a word', (text) => text.replace('roja</g>', 'roj</g>a'), 's1 torn_word'],
      ['changes a figure', (text) => text.replace('2 horas', '3 horas'), 's3 numbers'],
      ['loses a figure', (text) => text.replace('2 horas', 'unas horas'), 's3 numbers'],
      [
        'answers in another language',
        (text) => text.replace(/^La masa.*/, 'The dough is to rest for 2 hours and then it is baked in the oven.'),
        's3 language',
      ],
      [
        'invents a sentence',
        (text) => text.replace('se hornea.', 'se hornea. Puede congelarse hasta tres meses sin perder su sabor.'),
        's3 length',
      ],
      ['loses most of a text', (text) => text.replace(/^La masa.*/, 'La 2.'), 's3 length'],
      ['says the same again and again', (text) => text.replace('La masa', 'La masa y la masa y la masa y la masa'), 's3 repetition'],
    ])('that %s is doubted', async (_, fault, doubt) => {
      const { run } = await start(spoilt(fault))
      expect(doubtsOf(await run())).toContain(doubt)
    })

    it.each<[string, string, string]>([
      ['an apostrophe', 'l&#39;aigua', "l'aigua"],
      ['quotation marks', '&quot;agua&quot;', '"agua"'],
      ['a number in hexadecimal', '&#x27;agua', "'agua"],
      ['a blank that holds', 'agua&nbsp;fría', 'agua\u00a0fría'],
      ['an ampersand', 'sal &amp; agua', 'sal &amp; agua'],
      ['a sign that is none of a tag', 'sal &lt; agua &gt; pan', 'sal &lt; agua &gt; pan'],
      ['such a sign by its number', 'sal &#60; agua', 'sal &lt; agua'],
    ])('may write %s as an entity', async (_, given, expected) => {
      const { run } = await start(spoilt((text) => text.replace('La masa', given)))
      const result = await run()
      const unescaped = textsOf(result)[2]!
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&nbsp;', '\u00a0')
        .replaceAll('&#60;', '&lt;')
      expect(unescaped).toContain(expected)
    })

    it('has its blanks put outside of tags', async () => {
      const { run } = await start(spoilt((text) => text.replace('casa <g id="1">roja</g> está', 'casa<g id="1"> roja </g>está')))
      expect(textsOf(await run())[0]).toBe(targets[0])
    })

    if (dialect.hasIds) {
      it('may answer in any order, and with ids twice is asked again', async () => {
        const { run, calls } = await start((request) => {
          const { content } = (JSON.parse(request.body) as { messages: { role: string; content: string }[] }).messages.find(
            ({ role }) => role === 'user',
          )!
          const { segments } = JSON.parse(content) as { segments: { id: string; text: string }[] }
          const answers = segments.map(({ id, text }) => ({ id, text: translated(text) })).reverse()
          return { body: completionOf(JSON.stringify({ segments: segments.length > 1 ? [...answers, answers[0]] : answers })) }
        })
        expect(textsOf(await run())).toEqual(targets)
        expect(dialect.textsIn(calls()[1]!)).toEqual([sources[2]])
      })

      it('that is cut off is asked for halves', async () => {
        const { run } = await start((request) =>
          dialect.textsIn(request).length > 1 ? { body: completionOf('{"segments":[{"id":"s0","te', 'length') } : null,
        )
        expect(textsOf(await run())).toEqual(targets)
      })

      it('that refuses has failed', async () => {
        const { run } = await start(() => ({ body: completionOf('', 'content_filter') }))
        expect(await run()).toMatchObject({ ok: false, reason: 'unusable' })
      })
    }
  })
}
