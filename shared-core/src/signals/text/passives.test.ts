import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { passives } from './passives.ts'

const isPassive = (language: string, text: string): boolean => {
  const pack = languageFor(language, allPacks)
  const fact = passives.block!(
    { block: { id: 'b1', kind: 'paragraph', text, inlines: [], runs: [] }, tokens: pack.tokenize(text), facts: new Map() },
    pack,
  )
  return fact!.passive > 0
}

/** Births and fame, without an actor. */
const bornAndKnown: readonly (readonly [language: string, text: string])[] = [
  ['de', 'Er wurde 1970 in Oslo geboren.'],
  ['de', 'Die Stadt ist für ihre Boote bekannt.'],
  ['fr', 'Il est né à Oslo.'],
  ['fr', 'La ville est connue pour ses bateaux.'],
  ['es', 'La ciudad es conocida por sus barcos.'],
  ['es', 'Es conocido como Pepe.'],
  ['it', 'È nata a Oslo.'],
  ['it', 'La città è conosciuta per le barche.'],
  ['pt', 'A cidade é conhecida pelos barcos.'],
  ['nl', 'Hij werd geboren in Oslo.'],
  ['nl', 'De stad is bekend om boten.'],
  ['sv', 'Hon är född i Oslo.'],
  ['da', 'Byen er kendt for både.'],
  ['nb', 'Han ble født i Oslo.'],
]

it.each(bornAndKnown)('birth and fame are no passive (%s): %s', (language, text) => {
  expect(isPassive(language, text)).toBe(false)
})

/** States, which look like the passive, and the same participles where a person acts. */
const states: Readonly<Record<string, { readonly passive: readonly string[]; readonly active: readonly string[] }>> = {
  en: {
    passive: [
      'The road was closed by the police.',
      'The results were limited by the weather.',
      'The bridge was opened in May.',
      'Boats are cleaned daily.',
      'The harbour will be closed to cars.',
      'The work has been done.',
      'The name is known by everyone.',
    ],
    active: [
      'The office is closed on Mondays.',
      'She has been interested in boats for years.',
      'The crew was tired.',
      'The village is located on the coast.',
      'They are married.',
      'We were surprised.',
      'He is supposed to come.',
      'The work is done.',
      'She got excited about it.',
      'The path is crowded in summer.',
      'It is a complicated text.',
      'The team is based in Oslo.',
      'She was born in Oslo.',
      'The town is known for its boats.',
      'It is well known.',
      'The ferry is known as the old lady.',
    ],
  },
  fr: {
    passive: ['La route est fermée par la police.', 'Le pont est construit en mai.'],
    active: [
      'Le bureau est fermé le lundi.',
      'Elle est intéressée.',
      'Le village est situé au bord de la mer.',
      'Ils sont mariés.',
      'Il est fatigué.',
      'Le musée est ouvert.',
    ],
  },
  es: {
    passive: ['El puente fue construido en mayo.', 'El libro fue escrito aquí.'],
    active: [
      'El barco es rápido.',
      'La madera es sólida.',
      'El billete es válido.',
      'El agua es cálida.',
      'La película es divertida.',
      'Son parecidos.',
      'Es casado.',
      'El precio es elevado.',
    ],
  },
  pt: {
    passive: ['A ponte foi construída em maio.', 'O livro foi escrito aqui.'],
    active: [
      'O barco é rápido.',
      'A madeira é sólida.',
      'O bilhete é válido.',
      'O filme é divertido.',
      'São parecidos.',
      'Ele é casado.',
      'O preço é elevado.',
    ],
  },
  it: {
    passive: ['La strada è chiusa dalla polizia.', 'Il ponte fu costruito a maggio.', 'La strada viene chiusa a maggio.'],
    active: [
      'L’ufficio è chiuso il lunedì.',
      'È interessata.',
      'Il paese è situato sul mare.',
      'Sono sposati.',
      'Il museo è aperto.',
      'Il prezzo è elevato.',
    ],
  },
  sv: { passive: ['Bron blev byggd i maj.'], active: ['Hon blev intresserad.', 'Vi blev förvånade.', 'De blev imponerade.'] },
  da: { passive: ['Broen blev bygget i maj.'], active: ['Hun blev interesseret.', 'Han blev skuffet.', 'De blev forelskede.'] },
  nb: { passive: ['Broen ble bygget i mai.'], active: ['Hun ble interessert.', 'Han ble skuffet.', 'De ble begeistret.'] },
}

const rows: Readonly<Record<string, { readonly passive: readonly string[]; readonly active: readonly string[] }>> = {
  en: {
    passive: ['The house was built in spring.', 'It is not heated.', 'The pumps were carefully tested.'],
    active: ['We built the house.', 'The pump is quiet.', 'They need heat.', 'It was, they agreed, a good year.'],
  },
  de: {
    passive: [
      'Die Pumpe wurde im Frühjahr eingebaut.',
      'Das Haus wird von ihr geheizt.',
      'Die Anlage ist verkauft worden.',
      'Sie sagt, dass die Häuser neu gebaut wurden.',
      'Der Text wurde beschrieben und veröffentlicht.',
      'Die Daten werden gespeichert.',
    ],
    active: [
      'Wir bauen das Haus.',
      'Sie wird morgen gehen.',
      'Er wird das Gerät verstehen.',
      'Das Wasser wurde kalt.',
      'Die Marke wird bekannt.',
      'Es wird im Bericht stehen.',
      'Das Wetter wird, wie gesagt, gut.',
    ],
  },
  nl: {
    passive: ['Het huis werd in het voorjaar gebouwd.', 'De pomp wordt door hen verkocht.', 'Hij zegt dat de boeken gelezen worden.'],
    active: ['Wij bouwen het huis.', 'Het wordt morgen koud.', 'Het gebied wordt groter.', 'Hij heeft het huis gebouwd.'],
  },
  sv: {
    passive: ['Huset blev byggt på våren.', 'Pumpen testades i fjol.', 'De blev snabbt sålda.'],
    active: ['Vi bygger huset.', 'Han blev glad.', 'Hon lyckades till slut.', 'Det blir kallt.'],
  },
  da: {
    passive: ['Huset blev bygget om foråret.', 'Pumpen bliver solgt her.'],
    active: ['Vi bygger huset.', 'Det blev meget koldt.', 'Han har bygget huset.'],
  },
  nb: {
    passive: ['Huset ble bygget om våren.', 'Pumpen blir ofte brukt.'],
    active: ['Vi bygger huset.', 'Det ble noe kaldt.', 'Han har bygget huset.'],
  },
  fr: {
    passive: ['La maison a été construite au printemps.', 'Les pompes sont souvent vendues ici.', 'Le modèle est testé par une agence.'],
    active: [
      'Nous construisons la maison.',
      'Il est arrivé hier.',
      'Elle s’est levée tôt.',
      'La pompe est chère.',
      'Elle est devenue rare.',
    ],
  },
  es: {
    passive: ['La casa fue construida en primavera.', 'Los datos son guardados por la agencia.', 'El libro ha sido escrito aquí.'],
    active: ['Construimos la casa.', 'Es demasiado caro.', 'La bomba es cara.', 'Hemos construido la casa.'],
  },
  it: {
    passive: ['La casa è stata costruita in primavera.', 'I dati vengono salvati ogni giorno.', 'Il libro fu scritto qui.'],
    active: ['Costruiamo la casa.', 'È andato via.', 'Si è lavata le mani.', 'La pompa è cara.', 'Abbiamo costruito la casa.'],
  },
  pt: {
    passive: ['A casa foi construída na primavera.', 'Os dados são guardados aqui.', 'O livro foi escrito por ela.'],
    active: ['Construímos a casa.', 'Foi ao mercado ontem.', 'A bomba é cara.', 'Temos construído casas.'],
  },
}

describe.each(Object.entries(rows))('passives in %s', (language, { passive, active }) => {
  it.each(passive)('finds it in: %s', (text) => expect(isPassive(language, text)).toBe(true))
  it.each(active)('finds none in: %s', (text) => expect(isPassive(language, text)).toBe(false))
  it('counts sentences, none in an empty text', () => {
    const pack = languageFor(language, allPacks)
    const text = `${passive[0]} ${active[0]}`
    const measure = (text: string) =>
      passives.block!(
        { block: { id: 'b1', kind: 'paragraph', text, inlines: [], runs: [] }, tokens: pack.tokenize(text), facts: new Map() },
        pack,
      )
    expect(measure(text)).toEqual({ passive: 1, sentences: 2 })
    expect(measure('')).toEqual({ passive: 0, sentences: 0 })
  })
})

it.each(['zh', 'ar', 'tr', 'ru'])('does not judge %s', (language) => {
  const { report } = analyze(
    { kind: 'body', html: '<p>The house was built. 房子建成了。بني البيت.</p>', fields: exampleFields },
    { ...exampleContext, language },
    { languages: allPacks },
  )
  expect(report.outcomes.find(({ check }) => check === 'passive-voice')).toEqual({ check: 'passive-voice', status: 'not_applicable' })
})

describe.each(Object.entries(states))('states in %s', (language, { passive, active }) => {
  it.each(passive)('passive: %s', (text) => expect(isPassive(language, text)).toBe(true))
  it.each(active)('a state: %s', (text) => expect(isPassive(language, text)).toBe(false))
})
