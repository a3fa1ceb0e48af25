import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { linkText } from './link-text.ts'

const link = (vague: boolean) => ({ vague, span: { place: 'b1' as const, start: 0, end: 4, quote: 'here' } })

testCheck(linkText, [
  { name: 'does not judge a text without links', signals: { linkTexts: [] }, expect: 'not_applicable' },
  {
    name: 'passes when every text says where it leads',
    signals: { linkTexts: [link(false)] },
    expect: { code: 'good', score: 100, args: { links: 1 }, fix: null },
  },
  {
    name: 'scores the share of links that say where they lead',
    signals: { linkTexts: [link(true), link(false)] },
    expect: { code: 'vague', score: 50, certain: false, args: { vague: 1, links: 2, text: 'here' }, fix: 'nameLink', spans: 1 },
  },
  {
    name: 'is sure where none of several says it',
    signals: { linkTexts: [link(true), link(true)] },
    expect: { code: 'vague', score: 0, certain: true, args: { vague: 2, links: 2, text: 'here' }, fix: 'nameLink', spans: 2 },
  },
])

/** Language, texts of links, and how many say nothing of where they lead. */
const rows: readonly (readonly [language: string, texts: readonly string[], vague: number])[] = [
  ['en', ['click here', 'here', 'Rules of the pond'], 2],
  ['de', ['hier', 'Klicken Sie hier', 'unter diesem Link', 'Teichordnung'], 3],
  ['fr', ['cliquez ici', 'par ici', 'règlement de l’étang'], 2],
  ['es', ['haga clic aquí', 'pulse aquí', 'aquí', 'normas del estanque'], 3],
  ['es', ['pinche aquí', 'presione aquí', 'en este enlace'], 3],
  ['it', ['clicca qui', 'cliccate qui', 'a questo link', 'regole dello stagno'], 3],
  ['nl', ['klik hier', 'via deze link', 'regels van de vijver'], 2],
  ['pt', ['clique aqui', 'carregue aqui', 'neste link', 'regras do lago'], 3],
  ['pl', ['kliknij tutaj', 'kliknij tu', 'regulamin stawu'], 2],
  ['sv', ['klicka här', 'tryck här', 'dammens regler'], 2],
  ['da', ['klik her', 'tryk her', 'dammens regler'], 2],
  ['nb', ['klikk her', 'trykk her', 'dammens regler'], 2],
  ['cs', ['klikněte zde', 'klikni zde', 'řád rybníka'], 2],
]

describe('links by their texts', () => {
  it.each(rows)('%s: %j', (language, texts, vague) => {
    const html = texts.map((text, at) => `<p>A pond, <a href="https://pond.example/${at}">${text}</a>.</p>`).join('')
    const found = adviseOn('link-text', html, { language })
    expect(found).toMatchObject({ status: 'fail', args: { vague, links: texts.length }, certain: vague === texts.length })
  })
})
