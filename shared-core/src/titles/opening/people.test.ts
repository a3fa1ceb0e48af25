import { describe, expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { createOpening } from './opening.ts'

function subjectsOf(markdown: string, tag: string): readonly string[] {
  const context = {
    url: null,
    language: tag,
    now: '2026-01-01T00:00:00Z',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: true,
    options: { seo: true, aeo: true, titles: 3 },
  }
  const fields = {
    seoTitle: null,
    title: '',
    description: null,
    slug: null,
    image: null,
    authors: [],
    datePublished: null,
    dateModified: null,
  }
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields }, context), language)
  return createOpening(openingFor(tag))
    .subjectsOf(text, language)
    .map((subject) => subject.text)
}

describe('people of a text', () => {
  it.each([
    [
      'en',
      'My neighbour Dot leaves rhubarb on my doorstep every May. I make a rhubarb loaf of it. The loaf takes one bowl. Chop the rhubarb.\n\nBake the loaf for 50 minutes. Rhubarb is sour.',
      'rhubarb loaf',
      /Dot/,
    ],
    [
      'en',
      'Our chairman Les Todd grows leeks for the show. Leeks need deep beds. Dig a trench for the leeks in March.\n\nWater the leeks twice a week.',
      'Leeks',
      /Todd/,
    ],
    [
      'de',
      'Meine Nachbarin Gerda schenkt mir jedes Jahr Zwetschgen. Aus Zwetschgen wird ein Zwetschgenkuchen. Der Kuchen braucht Hefe.\n\nDie Zwetschgen entsteinen. Den Kuchen backen.',
      'Zwetschgen',
      /Gerda/,
    ],
    [
      'da',
      'Vores formand Jens bager kage til hvert møde. Kagen er en honningkage. Honningkagen skal hvile en dag.\n\nBag kagen i 40 minutter. Honningkage holder sig længe.',
      'honningkage',
      /Jens/,
    ],
    [
      'sv',
      'Min granne Stina lämnar rabarber på trappan. Av rabarber blir det paj. Pajen bakas i en timme.\n\nSkär rabarbern. Rabarberpaj är gott.',
      'rabarber',
      /Stina/,
    ],
    [
      'cs',
      'Naše babička Marie vaří knedlíky každou neděli. Knedlíky se dělají z mouky. Těsto na knedlíky musí odpočívat.\n\nKnedlíky vařte dvacet minut.',
      'Knedlíky',
      /Marie/,
    ],
    [
      'pl',
      'Moja sąsiadka Hanka zostawia rabarbar pod drzwiami. Z rabarbaru robię ciasto. Ciasto z rabarbarem piecze się godzinę.\n\nRabarbar pokrój. Ciasto podawaj na ciepło.',
      'rabarbar',
      /Hanka/,
    ],
    [
      'fr',
      'Ma voisine Odette dépose des pruneaux devant ma porte. Les pruneaux font un far. Le far aux pruneaux cuit 50 minutes.\n\nFaites tremper les pruneaux. Servez le far tiède.',
      'pruneaux',
      /Odette/,
    ],
    [
      'es',
      'Mi vecina Carmen deja membrillos en la puerta cada otoño. Con los membrillos hago carne de membrillo. El membrillo se cuece una hora.\n\nPele los membrillos. El membrillo cuaja solo.',
      'membrillos',
      /Carmen/,
    ],
    [
      'it',
      'La mia vicina Rosa lascia fichi sulla porta. Con i fichi faccio la confettura. La confettura di fichi cuoce un’ora.\n\nLavate i fichi. La confettura si conserva un anno.',
      'fichi',
      /Rosa/,
    ],
    [
      'pt',
      'A minha vizinha Rosa deixa figos à porta. Com os figos faço doce. O doce de figo coze uma hora.\n\nLave os figos. O doce de figo dura um ano.',
      'doce de figo',
      /Rosa/,
    ],
    [
      'nl',
      'Mijn buurvrouw Truus zet rabarber op de stoep. Van rabarber maak ik taart. De taart bakt een uur.\n\nSnijd de rabarber. De taart is lekker.',
      'rabarber',
      /Truus/,
    ],
  ])('who is brought in by kinship or office is no subject, in %s: %s', (tag, text, first, who) => {
    const subjects = subjectsOf(text, tag)
    expect(subjects[0]).toContain(first)
    expect(subjects.join(' · ')).not.toMatch(who)
  })

  it.each([
    [
      'en',
      'Present: Cllrs Baines (chair), Dacre, Ferris, Hobday. In attendance: the clerk, Mrs Tull. Apologies: Cllr Venn.\n\nSpeed limit in Church Lane. The county has offered a 20 mph limit. Cllr Dacre spoke in favour of the limit. The council voted to accept the speed limit. Cllr Hobday asked the clerk.\n\nThe clerk will order signs. Cllr Dacre closed the meeting.\n\nSigned: A. Tull, clerk.',
      'Speed limit',
      /Dacre|Hobday|[Cc]lerk|Cllr/,
    ],
    [
      'de',
      'Anwesend: Brehme, Kanitz, Pohl, Matuschek. Entschuldigt: Yıldız.\n\nDer Vorstand beschließt neue Gemeinschaftsstunden. Herr Kanitz trägt vor: Die Gemeinschaftsstunden fehlen. Herr Pohl fragt Herrn Kanitz.\n\nAb 2027 sind acht Gemeinschaftsstunden zu leisten. Herr Kanitz dankt.\n\nProtokoll: Holger Kanitz',
      'Gemeinschaftsstunden',
      /Kanitz|Pohl/,
    ],
    [
      'pt',
      'Presentes: o presidente Rui Neves, os vogais Alda Pires e José Lobo. Vogais ausentes: nenhum.\n\nA junta aprovou o limite de velocidade na Rua do Forno. O vogal José Lobo falou contra o limite. O limite entra em vigor em maio. O vogal Alda Pires votou a favor.\n\nOs vogais assinam a ata. Alda Pires, José Lobo.',
      'limite',
      /Pires|Lobo|[Vv]oga/,
    ],
    [
      'pl',
      'Obecni: Nowak, Lis, Wrona. Nieobecni: Zając.\n\nRada przyjęła ograniczenie prędkości na ulicy Polnej. Pan Nowak był za ograniczeniem. Pani Lis była przeciw. Ograniczenie wejdzie w życie w maju. Nowak i Lis podpisali protokół.',
      'ograniczenie',
      /Nowak|Lis|Wrona/,
    ],
    [
      'fr',
      'Présents : MM. Morel, Petit, Garnier. Excusée : Mme Roux.\n\nLe conseil a adopté la limitation de vitesse rue du Four. M. Morel a parlé pour la limitation. M. Petit a voté contre la limitation. Les panneaux arrivent en mai. M. Morel remercie M. Petit.',
      'limitation',
      /Morel|Petit|Garnier/,
    ],
    [
      'es',
      'Asistentes: Ana Ruiz, Luis Vega, Marta Gil. Excusa su ausencia: Pedro Sanz.\n\nLa junta aprobó la reforma de la piscina. Luis Vega habló de la piscina. Marta Gil votó en contra. La piscina abrirá en junio. Luis Vega cierra la sesión.',
      'piscina',
      /Vega|Gil|Ruiz/,
    ],
    [
      'it',
      'Presenti: Rossi, Bianchi, Neri. Assente: Verdi.\n\nIl consiglio approva il limite di velocità in via Roma. Rossi parla a favore del limite. Bianchi vota contro. Il limite vale da maggio. Rossi ringrazia Bianchi.',
      'limite',
      /Rossi|Bianchi|Neri/,
    ],
    [
      'nl',
      'Aanwezig: De Wit, Smit, Bakker. Afwezig: Vos.\n\nHet bestuur besluit over de snelheid in de Kerkstraat. Smit is voor de lagere snelheid. Bakker stemt tegen. De snelheid gaat in mei omlaag. Smit sluit de vergadering.',
      'snelheid',
      /Smit|Bakker|Wit/,
    ],
    [
      'da',
      'Til stede: Birthe Holm, Jens Lund, Ida Krogh. Afbud: Per Dam.\n\nBestyrelsen vedtog et forbud mod haveslanger. Jens Lund talte for forbuddet. Forbuddet mod haveslanger gælder fra maj. Birthe Holm takkede Jens Lund.',
      'forbud',
      /Lund|Holm|Krogh/,
    ],
    [
      'sv',
      'Närvarande: Anna Holm, Per Lund, Ida Krook. Frånvarande: Nils Dahl.\n\nStyrelsen beslutade om förbud mot grillning. Per Lund talade för förbudet. Förbudet mot grillning gäller från maj. Anna Holm tackade Per Lund.',
      'förbud',
      /Lund|Holm|Krook/,
    ],
    [
      'cs',
      'Přítomni: Novák, Lis, Dvořák. Omluven: Zajíc.\n\nRada schválila omezení rychlosti v Polní ulici. Pan Novák byl pro omezení. Omezení platí od května. Novák a Lis podepsali zápis.',
      'Omezení',
      /Novák|Lis/,
    ],
    [
      'fi',
      'Läsnä: Virtanen, Mäki, Laine. Poissa: Koski.\n\nHallitus päätti grillauskiellosta parvekkeilla. Virtanen puolsi kieltoa. Kielto alkaa toukokuussa. Grillauskielto koskee kaikkia. Virtanen kiitti Mäkeä.',
      'ielto',
      /Virtanen|Mäki|Laine/,
    ],
  ])('who is listed in minutes is no subject, what they decide is, in %s: %s', (tag, text, first, who) => {
    const subjects = subjectsOf(text, tag)
    expect(subjects[0]).toContain(first)
    expect(subjects.join(' · ')).not.toMatch(who)
  })

  it.each([
    [
      'pl',
      'Czyścimy kominy w powiecie. Po pracy przy kominach jest protokół. Komin musi być zimny.\n\nCena czyszczenia kominów rośnie.',
      'Komin',
    ],
    ['pl', 'Kapustę kisi się w beczce. Do kapusty dodaj soli.\n\nKapusta stoi tydzień, a kapusta lubi chłód.', 'kapusta'],
    ['cs', 'Čistíme komíny v okrese. Po čištění komína dostanete protokol. Komín je studený.\n\nCena komínů roste.', 'Komín'],
    ['ru', 'Мы чистим дымоходы. Цена дымохода — 3000 рублей. Дымоход холодный.\n\nК дымоходу нужен доступ.', 'Дымоход'],
    ['fi', 'Saunan kiuas on uusi. Saunaa lämmitetään puulla.\n\nSauna lämpiää. Saunassa on kuuma.', 'Sauna'],
    ['hu', 'A szaunát fával fűtjük. A szaunában 80 fok van.\n\nA szauna kész. A szaunához kályha kell.', 'szauna'],
    ['tr', 'Saunada 80 derece olur. Saunayı odunla ısıtırız.\n\nSauna hazır. Saunanın sobası var.', 'Sauna'],
    [
      'de',
      'Die Person bringt den Ausweis mit. Ein neuer Ausweis kostet nichts.\n\nDer Personalausweis genügt. Das Personal prüft den Ausweis.',
      'Ausweis',
    ],
    ['nl', 'De gemeente haalt het grofvuil op. In 2026 haalde de gemeente grofvuil op.\n\nEr was 400 ton grofvuil.', 'grofvuil'],
  ])('counts forms of a word as one, and names it as it stands by itself, in %s: %s', (tag, text, first) => {
    expect(subjectsOf(text, tag)[0]).toBe(first)
  })

  it.each([
    [
      'en',
      'Councillor Brian Eccleston has died. Eccleston chaired the baths committee. In 1990 Eccleston saved the baths. Friends of Eccleston will meet.',
      'Eccleston',
    ],
    ['en', 'The sports hall opens in May. The sports hall has two courts. Book the sports hall by phone.', 'sports hall'],
    ['en', 'The Marlow ferry stops in May. The Marlow ferry is old. A new ferry is dear.', 'ferry'],
  ])('a portrait and a plural before a noun stay what they are, in %s: %s', (tag, text, first) => {
    expect(subjectsOf(text, tag)[0]).toContain(first)
  })
})
