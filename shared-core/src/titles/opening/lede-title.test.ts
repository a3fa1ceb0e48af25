import { describe, expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from './opening.ts'

function read(tag: string, markdown: string) {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  const opening = createOpening(openingFor(tag))
  return { title: opening.newsTitle(text, language, 2026), subject: opening.subjectsOf(text, language)[0]?.text }
}

describe('news of the first sentence', () => {
  test.each([
    // future, perfect, passive
    [
      'en',
      'The number 14 tram will turn back at Castle Square from Monday 2 March, the operator confirmed last night. The tram is full.',
      'number 14 tram',
      'The number 14 tram will turn back at Castle Square from 2 March',
    ],
    [
      'en',
      'A pair of storks has been seen on the chimney of the old brewery for the first time since 1961. The storks have built a nest.',
      'pair of storks',
      'A pair of storks has been seen on the chimney of the old brewery',
    ],
    [
      'en',
      'Two Dutch rowers have been rescued off Cape Farewell, the coastguard said. Both rowers are well. The Dutch boat sank.',
      'Two Dutch rowers',
      'Two Dutch rowers have been rescued off Cape Farewell',
    ],
    // a past tense, on a named day
    [
      'en',
      'BRISTOL (AP) — Cheesemaker Odell Dairy won the county prize on Saturday after years in second place. Odell is small.',
      'Cheesemaker Odell Dairy',
      'Cheesemaker Odell Dairy won the county prize',
    ],
    // behind what is glad to announce it
    [
      'en',
      'We are thrilled to announce that Bramley Tools will take over the Leeds forge of Hart & Sons in March 2027. Bramley is old. Bramley makes axes.',
      'Bramley Tools',
      'Bramley Tools will take over the Leeds forge of Hart & Sons',
    ],
    [
      'es',
      'Nos complace anunciar que la panadería Olmedo abrirá una segunda tienda en Zamora en primavera. La panadería hace pan de centeno.',
      'panadería Olmedo',
      'La panadería Olmedo abrirá una segunda tienda en Zamora',
    ],
    // without an aside, or with it where both fit
    [
      'fr',
      'Le théâtre Le Pré, à Vernoux, rouvrira ses portes le 4 mai après deux ans de travaux. Le théâtre est rénové.',
      'théâtre Le Pré',
      'Le théâtre Le Pré, à Vernoux, rouvrira ses portes le 4 mai',
    ],
    [
      'fr',
      'La mairie de Vernoux a voté un budget de 4 millions pour la piscine, selon le maire. La mairie paie. La piscine attend.',
      'mairie de Vernoux',
      'La mairie de Vernoux a voté un budget de 4 millions pour la piscine',
    ],
    [
      'it',
      'Il mercato coperto di Fontebella riaprirà a settembre 2027. Il mercato era chiuso dal 2024.',
      'mercato coperto di Fontebella',
      'Il mercato coperto di Fontebella riaprirà a settembre 2027',
    ],
    [
      'pt',
      'A biblioteca municipal de Ribeira Alta vai reabrir no dia 9 de março, depois de um ano de obras. A biblioteca tem salas novas.',
      'biblioteca municipal de Ribeira Alta',
      'A biblioteca municipal de Ribeira Alta vai reabrir no dia 9 de março',
    ],
    // with its day, without the year where it is too long with it
    [
      'es',
      'El mercado de Villarroble cerrará el 12 de enero de 2026 y no volverá a abrir hasta la primavera de 2027. El mercado es viejo.',
      'mercado de Villarroble',
      'El mercado de Villarroble cerrará el 12 de enero de 2026',
    ],
    [
      'en',
      'The Harrow Lane Bridge will close to all vehicles from Monday 6 October 2027 so that engineers can replace the corroded bearings. The bridge is old.',
      'Harrow Lane Bridge',
      'The Harrow Lane Bridge will close to all vehicles from 6 October',
    ],
    [
      'en',
      'The Harrow Lane Bridge will open to cyclists on June 6, 2027, after nine months of work. The bridge is old.',
      'Harrow Lane Bridge',
      'The Harrow Lane Bridge will open to cyclists on June 6, 2027',
    ],
    [
      'fr',
      'La rue des Tanneurs sera fermée du 2 mars au 24 avril 2027, entre la place du Puits et le pont Neuf. La rue est pavée.',
      'rue des Tanneurs',
      'La rue des Tanneurs sera fermée du 2 mars au 24 avril',
    ],
    [
      'pt',
      'A biblioteca de Ribeira Alta vai fechar no dia 9 de março de 2027 para obras no telhado. A biblioteca é velha.',
      'biblioteca de Ribeira Alta',
      'A biblioteca de Ribeira Alta vai fechar no dia 9 de março',
    ],
    // without what joins it to the sentence before
    [
      'en',
      'Sallow Bridge will therefore be closed to all motor vehicles from Monday 1 June 2026 at 7 a.m. The bridge is old. Sallow is near.',
      'Sallow Bridge',
      'Sallow Bridge will be closed to all motor vehicles from 1 June',
    ],
    [
      'fr',
      'La cantine des Tilleuls sera donc fermée aux élèves du 3 novembre au 19 décembre. La cantine est vieille.',
      'cantine des Tilleuls',
      'La cantine des Tilleuls sera fermée aux élèves',
    ],
    // times inside of it, where the verb is last
    [
      'de',
      'Das Freibad in Ellerstadt öffnet nach zwei Jahren Umbau am Samstag, 16. Mai, wieder seine Tore. Das Bad ist neu. Im Bad ist es warm.',
      'Freibad in Ellerstadt',
      'Das Freibad in Ellerstadt öffnet wieder seine Tore',
    ],
    [
      'de',
      'Die Fähre von Altkirch wird ab 1. März 2027 wegen fehlender Schiffer eingestellt. Die Fähre ist alt.',
      'Fähre von Altkirch',
      'Die Fähre von Altkirch wird wegen fehlender Schiffer eingestellt',
    ],
    [
      'nl',
      'De bibliotheek van Oudkerk wordt vanaf 1 maart 2027 voor een jaar gesloten. De bibliotheek is oud.',
      'bibliotheek van Oudkerk',
      'De bibliotheek van Oudkerk wordt voor een jaar gesloten',
    ],
    // without where it was done
    [
      'en',
      'Two Dutch rowers have been rescued off the cape of Old Haven during a storm of three long days, the coastguard said in a statement on Wednesday. Both rowers are well. The Dutch boat sank.',
      'Two Dutch rowers',
      'Two Dutch rowers have been rescued off the cape of Old Haven',
    ],
    // of a dated day, named once
    [
      'es',
      'El mercado de abastos de Villasol cerrará el 12 de enero de 2027 y no volverá a abrir hasta la primavera de 2028. Los puestos irán a una carpa.',
      'mercado de abastos de Villasol',
      'El mercado de abastos de Villasol cerrará el 12 de enero de 2027',
    ],
    [
      'en',
      'Harrow Lane Baths will close on 4 May 2027 and will not reopen until the spring of 2028. Swimmers can use the lake.',
      'Harrow Lane Baths',
      'Harrow Lane Baths will close on 4 May 2027',
    ],
    [
      'fr',
      'La rue des Potiers sera fermée aux voitures du lundi 2 mars au vendredi 24 avril 2026, entre la halle et le pont. Les conduites sont vieilles.',
      'rue des Potiers',
      'La rue des Potiers sera fermée aux voitures du 2 mars au 24 avril',
    ],
    [
      'pt',
      'A rua dos Oleiros será fechada aos carros de 2 de março a 24 de abril de 2026, entre a praça e a ponte. Os canos são velhos.',
      'rua dos Oleiros',
      'A rua dos Oleiros será fechada aos carros',
    ],
    // German, its subject behind the verb
    [
      'de',
      'Ab 1. März fährt die Fähre von Altkirch nur noch einmal in der Stunde. Die Fähre ist alt.',
      'Fähre von Altkirch',
      'Die Fähre von Altkirch fährt nur noch einmal in der Stunde',
    ],
    [
      'de',
      'Am Samstag, 16. Mai, öffnet das Freibad in Ellerstadt wieder seine Tore. Das Bad ist neu. Im Bad ist es warm.',
      'Freibad in Ellerstadt',
      'Das Freibad in Ellerstadt öffnet wieder seine Tore',
    ],
    // behind the opening
    [
      'de',
      'Drei Wochen lang haben wir geschaufelt. Jetzt ist es so weit: Ab Samstag, dem 6. September 2025, ist das Bootshaus des Ruderclubs Ellern wieder geöffnet. Das Bootshaus ist trocken.',
      'Bootshaus des Ruderclubs Ellern',
      'Das Bootshaus des Ruderclubs Ellern ist wieder geöffnet',
    ],
    [
      'en',
      'For years nobody believed it. The Marlow ferry will run again from 3 May 2027, the council said. The ferry is old.',
      'Marlow ferry',
      'The Marlow ferry will run again from 3 May 2027, the council said',
    ],
  ])('%s: %s', (tag, markdown, subject, title) => {
    expect(read(tag, markdown)).toEqual({ subject, title })
  })

  test.each([
    ['holds on a condition', 'en', 'The Marlow ferry will stop on 3 May if nobody buys the two boats and the pier. The ferry is old.'],
    [
      'holds on a condition',
      'fr',
      'Le cinéma Le Rex, à Saint-Amand, fermera ses portes le 30 juin si aucun repreneur ne se présente. Le cinéma est vieux.',
    ],
    ['holds until a day', 'en', 'Castle Bridge will be closed to lorries and to buses of every size until 4 May 2027. The bridge is old.'],
    ['tells of a past without a day', 'en', 'Anna Berger opened the old letter in the kitchen of her aunt. Berger was cold.'],
    [
      'rests on speakers without a name',
      'en',
      'Orbital Foods will close its mill on the river Aven and let 400 go, according to two people with knowledge of the plan. The mill is old.',
    ],
    [
      'rests on speakers without a name',
      'de',
      'Die Reederei Kolm wird ihre beiden Werften an der Küste schließen und alle Docks verkaufen, wie Insider berichten. Die Reederei ist alt.',
    ],
    [
      'rests on speakers without a name',
      'fr',
      'La laiterie Morvan va fermer son usine de Vernoux et supprimer tous les postes, selon deux sources proches du dossier. La laiterie est vieille.',
    ],
    [
      'is a charge',
      'en',
      'The mayor of Castle Aven has defrauded the harbour board of two million pounds since 2019, the police said. The mayor is silent.',
    ],
    [
      'is a finding of some study',
      'en',
      'Morning coffee has been found to halve the risk of a broken hip in walkers of every age, a study says. Coffee is hot.',
    ],
    ['is of another day', 'de', 'Ab 1. März fährt sie nicht mehr. Die Fähre ist alt.'],
    [
      'lies behind the opening and has no date',
      'en',
      'For years nobody believed it. The Marlow ferry will run again soon. The ferry is old. The ferry is slow.',
    ],
    ['names nobody', 'en', 'She has been rowing across the harbour of Kinsale for forty years. She rows alone.'],
    ['speaks to its reader', 'en', 'The Castle museum will send you a ticket in May. The museum is new.'],
    ['asks', 'en', 'The Castle museum will close in May, won’t it? The museum is old.'],
    ['is nowhere taken up', 'en', 'The Castle museum will show 40 maps of the moors. Tickets are free. Dogs stay outside.'],
    [
      'has a participle for its verb',
      'en',
      'The officers involved in the raid on Castle Square on Tuesday kept silent. The officers left.',
    ],
    ['has its verb behind a clause', 'en', 'The house where Ada Penn was born will be a school. The house is old.'],
  ])('gives none that %s (%s): %s', (_why, tag, markdown) => {
    expect(read(tag, markdown).title).toBeNull()
  })
})
