import { describe, expect, test } from 'vitest'
import { allPacks } from './all.ts'
import { languageFor } from './language-for.ts'

const sentences = (tag: string, text: string): string[] =>
  languageFor(tag, allPacks)
    .tokenize(text)
    .sentences.map(({ start, end }) => text.slice(start, end))

describe('a name that begins with a small letter begins a sentence', () => {
  test.each([
    ['en', 'The firm makes a phone.', 'iPhone sales rose again.'],
    ['en', 'Nobody bid.', 'eBay closed the offer.'],
    ['en', 'We measured the water.', 'pH values fell.'],
    ['en', 'It grew in a year.', 'mRNA was the reason.'],
    ['en', 'Does it run?', 'macOS has it.'],
    ['en', 'Great!', 'iOS follows.'],
    ['de', 'Die Firma baut ein Telefon.', 'iPhone und Uhr verkaufen sich gut.'],
    ['fr', 'La marque vend un téléphone.', 'iPhone est son nom.'],
    ['es', 'La marca vende un teléfono.', 'iPhone es su nombre.'],
    ['it', 'La marca vende un telefono.', 'eBay lo offre.'],
    ['sv', 'Firman säljer en telefon.', 'iPhone heter den.'],
    ['nl', 'Het huis is oud.', '’s Avonds is het koud.'],
    ['nl', 'Het huis is oud.', "'t Is er koud."],
    ['af', 'Die huis is oud.', '’n Man woon daar.'],
  ])('%s: %s %s', (tag, first, second) => {
    expect(sentences(tag, `${first} ${second}`)).toEqual([first, second])
  })
})

describe('initials belong to the name behind them', () => {
  test.each([
    ['en', 'The prize went to R. D. Oudejans for her work.'],
    ['en', 'The prize went to R. D. O. Verhoef for her work.'],
    ['en', 'R. Will wrote it in a week.'],
    ['en', 'It was A. I. Marsh who wrote it.'],
    ['en', 'Th. Moran and Ch. Weller wrote it.'],
    ['de', 'Der Preis ging an R. D. Ostermann für ihre Arbeit.'],
    ['de', 'Ph. Reiter hat es geschrieben.'],
    ['fr', 'Le prix revient à Y. A. Dumont pour son travail.'],
    ['es', 'El premio fue para Y. O. Ramos por su trabajo.'],
    ['it', 'Il premio è andato a E. I. Bassi per il lavoro.'],
    ['nl', 'De prijs ging naar R. D. Oudejans voor haar werk.'],
    ['pl', 'Nagrodę otrzymał W. Z. Kowal za swoją pracę.'],
    ['cs', 'Cenu dostal K. V. Sova za svou práci.'],
    ['ru', 'Премию получил А. С. Рыбин за свою работу.'],
    ['ru', 'Роман написал В. И. Сомов.'],
    ['uk', 'Премію отримав І. О. Коваль за свою працю.'],
    ['sv', 'Priset gick till Å. I. Holm för arbetet.'],
    ['hu', 'A díjat A. E. Szabó kapta a munkájáért.'],
    ['pt', 'O prémio foi para E. O. Matos pelo trabalho.'],
  ])('%s: %s', (tag, text) => {
    expect(sentences(tag, text)).toEqual([text])
  })
})

describe('what ended or ran on before does so still', () => {
  test.each([
    ['en', ['Take vitamin C. The dose is small.', ''], ['Take vitamin C.', 'The dose is small.']],
    ['en', ['It is plan B. I like it.', ''], ['It is plan B.', 'I like it.']],
    ['en', ['“Why?” he asked. Nobody knew.', ''], ['“Why?” he asked.', 'Nobody knew.']],
    ['en', ['It was, approx. one hour, too long.', ''], ['It was, approx. one hour, too long.']],
    ['en', ['He spoke … and left.', ''], ['He spoke … and left.']],
    ['de', ['Das gilt ggf. auch hier.', ''], ['Das gilt ggf. auch hier.']],
    ['fr', ['Il part. Elle reste.', ''], ['Il part.', 'Elle reste.']],
  ])('%s: %s', (tag, [text], expected) => {
    expect(sentences(tag, text!)).toEqual(expected)
  })
})
