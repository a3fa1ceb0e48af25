import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { createFakeHost, fakeDocument } from '../testing/index.ts'
import type { AnalysisRequest } from './analyzer.ts'
import { askForTitles, type TitleParts } from './ask-for-titles.ts'
import { doTitleJob } from './title-job.ts'

const blocks = [
  {
    id: 'a',
    kind: 'paragraph',
    text: 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. The dough is ready when it has grown by half.',
  },
  { id: 'b', kind: 'heading', level: 2, text: 'How does temperature change bulk fermentation?' },
  { id: 'c', kind: 'paragraph', text: 'Each drop of 4 °C makes bulk fermentation about one and a half times as long.' },
] as const

const request = (): AnalysisRequest => {
  const host = createFakeHost(fakeDocument({ blocks }))
  host.setField('title', 'Sourdough bulk fermentation at home!')
  const { input, context } = host.readDraft()
  return { documentId: '1', input, context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } } }
}

const never = new AbortController().signal

const parts = (answer: string, asked: string[] = []): TitleParts => ({
  origin: 'a model',
  work: (job) => doTitleJob(job, loadLanguagePack),
  async generate({ instructions, input }) {
    asked.push(instructions, input)
    return answer
  },
})

const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'
const invented = 'Sourdough bulk fermentation takes 37 hours in Paris'

describe('askForTitles', () => {
  it('sends the article as data, and lists what its text supports among the titles of the rules', async () => {
    const asked: string[] = []
    const { titles, written, refused } = await askForTitles(request(), parts(JSON.stringify([supported, invented]), asked), never)
    expect(JSON.parse(asked[1]!)).toMatchObject({ text: expect.stringContaining('4 to 6 hours') })
    expect({ written, refused }).toEqual({ written: 2, refused: 1 })
    expect(titles.find(({ text }) => text === supported)).toMatchObject({ origin: 'a model' })
    expect(titles.map(({ text }) => text)).not.toContain(invented)
    expect(titles.filter(({ origin }) => origin === 'rule').map(({ text }) => text)).toEqual(['Sourdough bulk fermentation at home'])
    const scores = titles.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('preserves the titles of the rules when nothing of the answer is a title', async () => {
    const { titles, written } = await askForTitles(request(), parts('Here are five titles:'), never)
    expect(written).toBe(0)
    expect(titles.map(({ text, origin }) => [text, origin])).toEqual([['Sourdough bulk fermentation at home', 'rule']])
  })

  it('rejects with what the generator said', async () => {
    const generate = async () => Promise.reject(new Error('No model.'))
    await expect(askForTitles(request(), { ...parts(''), generate }, never)).rejects.toThrow('No model.')
  })

  it('sends nothing when the draft cannot be read', async () => {
    const asked: string[] = []
    const page = { ...request(), input: { kind: 'page', html: '', url: 'https://example.com' } } as unknown as AnalysisRequest
    await expect(askForTitles(page, parts('[]', asked), never)).rejects.toThrow('not whole pages')
    expect(asked).toEqual([])
  })
})
