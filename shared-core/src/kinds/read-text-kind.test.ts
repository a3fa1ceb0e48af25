import { describe, expect, it } from 'vitest'
import { readText } from '../answers/article-text.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import type { AnalysisContext } from '../model/input.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { readTextKind } from './read-text-kind.ts'

function kindOf(html: string, { title = 'Slate', language = 'en', ...changes }: Partial<AnalysisContext> & { title?: string } = {}) {
  const context = { ...exampleContext, language, ...changes }
  const isPage = html.startsWith('<html')
  const article = readArticle(isPage ? { kind: 'page', html } : { kind: 'body', html, fields: { ...exampleFields, title } }, context)
  const pack = languageFor(article.language, allPacks)
  return readTextKind(article, context, readText(article, pack), pack)
}

const filler = '<p>Slate is split from the rock by hand, and a roof of it lasts for a hundred years and more. It is heavy, too.</p>'
const page = (type: string, title = 'Slate') =>
  `<html><head><title>${title}</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","headline":"${title}"}</script></head><body><article><h1>${title}</h1>${filler.repeat(4)}</article></body></html>`
const steps = '<ol><li>Lift the row above.</li><li>Pull the nail.</li><li>Hang the new one.</li></ol>'
const list = (...rows: readonly string[]): string => `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>${filler}`
const items = ['Grey', 'Green', 'Purple', 'Black'].map((name) => `<h2>${name}</h2>${filler}`).join('')
const talk = [1, 2, 3, 4]
  .map(
    (turn) => `<p><strong>How did you come to roof number ${turn}?</strong></p><p>I was asked by my neighbour, and we began that day.</p>`,
  )
  .join('')

describe('readTextKind', () => {
  it('follows the writer', () => {
    expect(kindOf(page('Recipe'), { textKind: 'opinion' })).toEqual({ kind: 'opinion', certainty: 'chosen' })
  })
  it.each([
    ['TechArticle', 'documentation', 'declared'],
    ['OpinionNewsArticle', 'opinion', 'declared'],
    ['HowTo', 'article', 'unsure'],
    ['NewsArticle', 'article', 'unsure'],
    ['ReviewNewsArticle', 'article', 'unsure'],
    ['BlogPosting', 'article', 'unsure'],
  ])('reads the type %s as %s', (type, kind, certainty) => {
    expect(kindOf(page(type))).toEqual({ kind, certainty })
  })
  it('believes a newspaper when the text names its day', () => {
    const day = '<p>The roof of the hall was closed on Tuesday.</p>'
    expect(kindOf(page('NewsArticle').replace('<article>', `<article>${day}`)).kind).toBe('news')
    expect(kindOf(page('Article').replace('<article>', `<article>${day}`)).kind).toBe('article')
    const names = '<p>Ann Lee is of the Sunday Times, and likes Black Friday.</p>'
    expect(kindOf(page('NewsArticle').replace('<article>', `<article>${names}`)).kind).toBe('article')
  })
  it('does not believe a newspaper that its guide is news', () => {
    expect(kindOf(page('NewsArticle', 'Slate vs. tile: which roof lasts longer?')).kind).toBe('comparison')
  })
  it('reads no type where JSON-LD is no source', () => {
    expect(kindOf(page('NewsArticle'), { readJsonLd: false })).toEqual({ kind: 'article', certainty: 'unsure' })
  })
  it.each([
    ['steps under a how-to title', `${filler}${steps}`, 'How to replace a slate', 'how_to'],
    ['a how-to title without steps', filler.repeat(3), 'How to replace a slate', 'article'],
    ['a numbered title with items', items, '4 colours of slate', 'list'],
    ['a numbered title without items', filler, '4 colours of slate', 'article'],
    [
      'amounts, then what to do',
      `<ul><li>200 g flour</li><li>2 eggs</li><li>100 ml milk</li><li>salt</li></ul>${steps}`,
      'Pancakes',
      'recipe',
    ],
    ['data of a desk', list('Lifting capacity: 120 kg', 'Weight: 52 g', 'Noise: 45 dB', 'Colours: black, oil'), 'The Rise desk', 'article'],
    ['data of a bottle', list('Weight: 350 g', 'Capacity: 500 ml', 'Height: 24 cm', 'Material: steel'), 'Flask', 'article'],
    ['data of a kettle', list('Gewicht: 1,2 kg', 'Inhalt: 1,7 l', 'Leistung: 2200 W', 'Farbe: weiß'), 'Kessel', 'article'],
    ['data of a chair', list('Poids : 4 kg', 'Charge : 120 kg', 'Couleur : noir'), 'La chaise', 'article'],
    ['data of a tent', list('Вес: 3 кг', 'Нагрузка: 20 кг', 'Цвет: синий'), 'Палатка', 'article'],
    ['data of a lamp', list('重量：2kg', '容量：300ml', '色：黒'), 'ランプ', 'article'],
    ['amounts behind a colon, then steps', `${list('Flour: 200 g', 'Milk: 100 ml', 'Eggs: 2')}${steps}`, 'Pancakes', 'recipe'],
    ['amounts behind a name', list('Mehl 200 g', 'Milch 100 ml', 'Eier 2'), 'Pfannkuchen', 'recipe'],
    ['spoons behind a colon', list('砂糖：大さじ2', '塩：小さじ1', '卵：2個'), '玉子焼き', 'recipe'],
    [
      'steps that name amounts',
      `${filler}<ol><li>Dissolve 30 g of acid</li><li>Run 250 ml through it</li><li>Rinse with 2 l</li></ol>${filler}`,
      'How to descale a kettle',
      'how_to',
    ],
    ['figures in a list', `<ul><li>2 roofs</li><li>3 walls</li><li>40 doors</li></ul>${filler}`, 'A street', 'article'],
    ['a definition', filler, 'What is slate?', 'explainer'],
    ['questions and answers in the first person', talk, 'The roofer', 'interview'],
    ['three of them only', talk.split('<p><strong>').slice(0, 4).join('<p><strong>'), 'The roofer', 'interview'],
    ['two of them only', talk.split('<p><strong>').slice(0, 3).join('<p><strong>'), 'The roofer', 'article'],
    ['questions of a dialog', talk.replaceAll('strong>', 'span>'), 'The roofer', 'article'],
    ['a test of one thing', filler, 'The Harbour 3 roof ladder tested', 'product'],
    ['a choice that compares nothing', filler, 'Where to buy slate or tile', 'article'],
    [
      'a number of things in the title',
      `<ul>${'<li>A slate walks into a bar.</li>'.repeat(40)}</ul>`,
      'The funniest: 317 jokes about roofs',
      'list',
    ],
    ['a gift guide', items, 'The gift guide for roofers', 'list'],
    ['a gift guide, typed with two spaces', items, 'The gift  guide for roofers', 'list'],
    ['a gift guide, its title on two lines', items, 'The gift\n guide for roofers', 'list'],
    ['commands in steps', `${steps}${'<pre><code>npm run build</code></pre>'.repeat(3)}`, 'Node.js on a roof', 'how_to'],
    ['agency news', `<p>The hall in Berg is closed, the town said on Tuesday.</p>${filler}`, 'Hall closed', 'news'],
    ['a German agency', `<p>Die Halle in Berg ist gesperrt.</p>${filler}<p>© dpa-infocom (dpa)</p>`, 'Halle gesperrt', 'news'],
    ['a dateline', `<p>LONDON (AP) — The roof of the hall has been closed.</p>${filler}`, 'Roof closed', 'news'],
    ['a comparison', filler, 'Slate vs. tile', 'comparison'],
    ['nothing in particular', filler, 'Slate', 'article'],
    ['an empty text', '', 'Slate', 'article'],
  ])('reads %s', (_name, html, title, kind) => {
    expect(kindOf(html, { title }).kind).toBe(kind)
  })
  it.each([
    ['es', 'Cuánto dura un tejado de pizarra', 'El lunes pasado cayó una, dice el techador. ', 'article'],
    ['es', 'Cae un tejado de pizarra en Berga', 'El lunes pasado cayó una, dice el techador. ', 'news'],
    ['it', 'Quanto dura un tetto di ardesia', 'Lunedì scorso ne è caduta una, dice il conciatetti. ', 'article'],
    ['fr', 'Quelle ardoise pour un toit', 'Lundi dernier une ardoise est tombée, dit le couvreur. ', 'article'],
    ['de', 'Welcher Schiefer aufs Dach kommt', 'Am Montag fiel einer herunter, sagte der Dachdecker. ', 'article'],
    ['nl', 'Hoeveel weegt een dak van leisteen', 'Maandag viel er een, zei de dakdekker. ', 'article'],
  ])('reads a title that asks as none of news (%s): %s', (language, title, text, kind) => {
    expect(kindOf(`<p>${text.repeat(3)}</p>${filler}`, { title, language }).kind).toBe(kind)
  })
  it('does not take an FAQ for an interview', () => {
    const faq = [1, 2, 3, 4, 5].map((row) => `<h3>How heavy is row ${row}?</h3><p>It weighs 30 kg, and needs two people.</p>`).join('')
    expect(kindOf(faq).kind).toBe('article')
  })
  const talkOf = (questions: readonly string[], answer: string, language = 'en') =>
    kindOf(questions.map((question) => `<h2>${question}</h2><p>${answer}</p>`).join(''), { title: 'Slate', language }).kind
  it.each([
    ['of the reader', ['Do I need a ladder?', 'Can I walk on my roof?', 'May we cut it?', 'Which nails?'], 'I use a ladder of wood.', 'en'],
    ['of the reader in Chinese', ['我需要梯子吗？', '我可以走上去吗？', '我們能切嗎？', '要多久？'], '我们用木梯。', 'zh'],
    [
      'of a writer to nobody',
      ['What speaks against it?', 'How many are too many?', 'And rain?', 'Who pays?'],
      'I think that it is fair.',
      'en',
    ],
    [
      'of an organisation',
      ['How long have you roofed?', 'Where do you live?', 'What do you know of slate?', 'Who taught you?'],
      'We look at this first.',
      'en',
    ],
  ])('takes no questions %s for an interview', (_, questions, answer, language) => {
    expect(talkOf(questions, answer, language)).toBe('article')
  })
  it.each([
    [
      'half of them to somebody',
      ['How did you begin?', 'What do you like?', 'And rain?', 'Why slate?'],
      'I was asked, and we began that day.',
      'en',
    ],
    ['of interviewers who name themselves', ['Can you tell us why?', 'May I ask you how?', 'What do you like?'], 'I was asked.', 'en'],
    ['in a language that leaves pronouns out', ['¿Por qué pizarra?', '¿Cuándo empezó?', '¿Y la lluvia?'], 'Mi padre me llevó.', 'es'],
  ])('takes questions %s for an interview', (_, questions, answer, language) => {
    expect(talkOf(questions, answer, language)).toBe('interview')
  })
  it('reads speakers that take turns', () => {
    const turns = [1, 2, 3].map(() => '<p>Anna: Wie kamen Sie dazu?</p><p>Berg: Durch einen Nachbarn, der fragte.</p>').join('')
    expect(kindOf(turns, { title: 'Der Dachdecker', language: 'de' }).kind).toBe('interview')
  })
})
