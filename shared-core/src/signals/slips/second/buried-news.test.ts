import { describe, expect, it } from 'vitest'
import { foundBy } from '../../../testing/advise.ts'

/** The sentence of the news below an opening without it; null: the opening has it, or the text has none. */
const rows: readonly (readonly [language: string, text: string, news: string | null])[] = [
  [
    'en',
    'Dear neighbours,\n\nWe know that the last few winters have been hard for everybody who lives or trades here, and we thank you for your patience and for the biscuits that some of you brought.\n\nMill Bridge will be closed to all vehicles from 8 March 2027. The piers of Mill Bridge are repaired, and vehicles go by Ashford.\n\nOn foot Mill Bridge stays open.',
    'Mill Bridge will be closed to all vehicles from 8 March 2027.',
  ],
  [
    'en',
    'Do you love mornings? Do you like people who laugh a lot? Then read on, because you may be just the person whom all of us have been hoping for since the summer.\n\nWe are looking for a baker, 30 hours a week, from 1 June 2027. The baker works with two others in our bakery in Dell Street, and no baker works on Sundays.',
    'We are looking for a baker, 30 hours a week, from 1 June 2027.',
  ],
  [
    'en',
    'I hope that all of you had a restful holiday and that the colds have left your homes, as they have left ours, more or less, at long last and for good.\n\nYear 4 will visit the Museum of Tides on 6 May 2027. The museum is at Carrow Point, and Year 4 goes by coach.\n\nThe museum visit costs £9, to be paid by 30 April 2027.',
    'Year 4 will visit the Museum of Tides on 6 May 2027.',
  ],
  [
    'de',
    'Liebe Gartenfreunde,\n\nwieder geht ein Jahr zu Ende, und wieder war es eines mit Höhen und Tiefen, mit viel Lachen und manchem Ärger über die Schnecken.\n\nAm 8. November 2027 wird in der Anlage das Wasser abgestellt. Bitte leert bis dahin die Leitungen, damit kein Wasser darin gefriert. Die Anlage bleibt offen.',
    'Am 8. November 2027 wird in der Anlage das Wasser abgestellt.',
  ],
  [
    'fr',
    'L’automne est arrivé sur notre belle commune, et avec lui ses couleurs, ses odeurs de feu de bois et le retour des enfants sur le chemin de l’école.\n\nLa cantine des Tilleuls sera fermée du 3 novembre au 19 décembre 2027. Pendant ces semaines, les repas de la cantine seront servis à la salle des fêtes.',
    'La cantine des Tilleuls sera fermée du 3 novembre au 19 décembre 2027.',
  ],
  [
    'es',
    '¿Quién no tiene en casa una caja llena de cosas que ya no usa pero que le da pena tirar? A todos nos pasa, y todos prometemos que este año sí que la vaciaremos.\n\nLa feria de trueque será el 18 de abril de 2027 en la plaza de Villar. En la feria se cambian libros, ropa y juguetes, y la plaza se cierra al tráfico.',
    'La feria de trueque será el 18 de abril de 2027 en la plaza de Villar.',
  ],
  [
    'it',
    'Cari amici, anche quest’inverno la neve non ci ha risparmiati e ci ha fatto compagnia per mesi, tra tazze di tè, libri vecchi e partite a carte infinite.\n\nIl rifugio Malga Sorda riapre sabato 13 giugno 2027. Il rifugio resta aperto fino a settembre, e dalla valle alla Malga Sorda si sale in due ore.',
    'Il rifugio Malga Sorda riapre sabato 13 giugno 2027.',
  ],
  [
    'pt',
    'Todos conhecemos a sensação de chegar tarde, de olhar para o relógio e de pensar que da próxima vez vamos sair de casa um bocadinho mais cedo do que hoje.\n\nA linha 12 deixa de parar no hospital a 2 de maio de 2027. Quem vai para o hospital passa a usar a linha 9, que para à porta do hospital.',
    'A linha 12 deixa de parar no hospital a 2 de maio de 2027.',
  ],
  [
    'nl',
    'We kennen het allemaal: een kapotte bank in de gang, een kast achter de deur en niemand met een aanhanger die eens een uurtje over heeft op zaterdag.\n\nVanaf 1 april 2027 haalt de gemeente grofvuil alleen nog op afspraak op. Een afspraak voor grofvuil kost 15 euro, en de gemeente komt binnen een week.',
    'Vanaf 1 april 2027 haalt de gemeente grofvuil alleen nog op afspraak op.',
  ],
  [
    'sv',
    'Hej alla grannar! Tack för alla kakor och för hjälpen på gården i höst, det värmde oss mer än ni tror, fast regnet föll och vinden ven runt knuten.\n\nTvättstugan får nya maskiner den 14 september 2027. Tider i tvättstugan bokas sedan på skärmen, och nyckeln till tvättstugan lämnas hos värden.',
    'Tvättstugan får nya maskiner den 14 september 2027.',
  ],
  [
    'pl',
    'Szanowni Państwo, jesień w tym roku przyszła wcześniej niż zwykle i zaskoczyła wszystkich, którzy liczyli jeszcze na kilka ciepłych wieczorów przy otwartym oknie.\n\nOd 3 listopada 2027 poradnia w Zagórowie przyjmuje przy ulicy Lipowej. Telefon poradni się nie zmienia, a wejście do poradni jest od ulicy Lipowej.',
    'Od 3 listopada 2027 poradnia w Zagórowie przyjmuje przy ulicy Lipowej.',
  ],
  [
    'da',
    'Så er vinteren ved at være forbi, og de første af jer er allerede set med spade, selv om sneen stadig ligger under hækken bag det gamle skur ved åen.\n\nFra den 1. maj 2027 er haveslanger forbudt i haveforeningen Lærkebo. Haveslanger må bruges efter klokken 19, og haveforeningen sælger regntønder.\n\nHaveforeningen Lærkebo holder møde i juni om haveslanger.',
    'Fra den 1. maj 2027 er haveslanger forbudt i haveforeningen Lærkebo.',
  ],
  [
    'ja',
    'いつも温かいご支援をいただき、心より感謝いたします。今年の夏はとても暑く、庭の花も元気がありませんでしたが、皆さまのおかげで秋を迎えられました。\n\n図書館は4月1日から延滞の罰則をなくします。図書館の本を延滞しても、図書館に返せば罰則はありません。',
    '図書館は4月1日から延滞の罰則をなくします。',
  ],
  // the opening has it
  [
    'en',
    'Mill Bridge closes to all vehicles on 8 March 2027, and the piers of Mill Bridge are repaired until June.\n\nVehicles go by Ashford from 8 March 2027 until the bridge opens again in June. We thank the neighbours for their patience with the works.',
    null,
  ],
  [
    'de',
    'Vom 1. Juni 2027 an kommt kein Brot mehr aus dem Gasofen. Der neue Ofen heizt mit Strom.\n\nDer Ofen wird am 12. Mai 2027 geliefert, und das Brot aus dem Ofen kostet so viel wie bisher.',
    null,
  ],
  // days of long ago, and days that are no news
  [
    'en',
    'There is an iron ring in the wall at the end of Rope Street, and hardly anybody who walks there with a dog knows what it held or who used it every day.\n\nThe ferry of Hannah Marl was tied to the ring until 4 May 1877. The ferry crossed to Staithe, and Hannah Marl rowed the ferry alone.',
    null,
  ],
  [
    'fr',
    'On l’appelle le pont des soupirs, et personne ne sait plus pourquoi, ni les anciens du village ni les enfants qui y jouent dès que le soleil revient.\n\nLe pont fut achevé le 3 mai 1874. Le pont a trois arches de pierre, et le pont relie le village au moulin.',
    null,
  ],
  // no day at all, and an opening without a word of it
  [
    'en',
    'At Fennel Kitchens quality has always come first, and all of us are proud of what we have built together with our customers over these many wonderful years.\n\nThe lid of the Pronto pressure cooker may open before the pressure is gone. Do not use the pressure cooker.\n\nSend the lid of the Pronto to us, and a new lid comes by post. The pressure cooker keeps its guarantee.',
    'The lid of the Pronto pressure cooker may open before the pressure is gone.',
  ],
  [
    'de',
    'Bist du mit Leidenschaft dabei? Liebst du, was du tust? Dann könntest du genau der Mensch sein, auf den wir alle schon so lange mit offenen Armen warten.\n\nDie Tierarztpraxis Brackenfeld sucht eine Tierarzthelferin für 30 Stunden in der Woche. Die Tierarzthelferin arbeitet in der Praxis Brackenfeld ohne Nachtdienst.\n\nDie Praxis hilft der Tierarzthelferin bei der Suche nach einer Wohnung.',
    'Die Tierarztpraxis Brackenfeld sucht eine Tierarzthelferin für 30 Stunden in der Woche.',
  ],
  [
    'es',
    'Hay sitios que no se pueden explicar con palabras, hay que vivirlos, y cuando uno los vive ya nada vuelve a ser igual, porque se quedan dentro para siempre.\n\nLa isla de Berquera está a 35 minutos en barco de Puerto Salinas. La isla se recorre a pie en un día, y el barco de Puerto Salinas sale cada hora.\n\nEn Berquera hay dos playas, y el barco de Puerto Salinas para en las dos playas de la isla. El barco cuesta 18 euros, y los niños pagan la mitad en el barco.',
    'La isla de Berquera está a 35 minutos en barco de Puerto Salinas.',
  ],
  // an opening that names the subject, without a day
  [
    'en',
    'A pressure cooker with a loose lid is dangerous, and a lid is loose more often than people who cook every day believe, says the maker of the Pronto.\n\nThe lid of the Pronto pressure cooker may open before the pressure is gone. Do not use the pressure cooker.',
    null,
  ],
  // steps, and what is asked in its order
  [
    'en',
    'My aunt swears by it.\n\n## Ingredients\n\n- 500 g flour\n- 20 g yeast\n\n## Method\n\n1. Mix flour and yeast.\n2. Bake for 40 minutes at 220 °C.\n\nThe flour of the mill is sold from 3 May 2027, and flour of the mill keeps for a year.',
    null,
  ],
  // a note of few words before it
  [
    'en',
    'Released by the team.\n\nVersion 6 is out since 14 January 2027. Version 6 lets you save charts, and charts of version 5 open in version 6.',
    null,
  ],
  // a question with a day, and where to write to
  [
    'nl',
    'Wie kent het niet: de zolder vol dozen, en geen mens die nog weet wat erin zit, of van wie het ooit is geweest, of waarom het niet allang weg is.\n\nKomt u ook op 4 mei 2027?',
    null,
  ],
]

describe('the point of a text that stands late', () => {
  it.each(rows)('%s: %s', (language, text, news) => {
    const html = text
      .split('\n\n')
      .map((part) =>
        part.startsWith('## ')
          ? `<h2>${part.slice(3)}</h2>`
          : /^(?:- |\d\. )/.test(part)
            ? `<ul>${part
                .split('\n')
                .map((item) => `<li>${item.replace(/^\S+ /, '')}</li>`)
                .join('')}</ul>`
            : `<p>${part}</p>`,
      )
      .join('\n')
    const found = foundBy('opening-answer', html, { language, context: { now: '2027-02-01T00:00:00Z' }, fields: { title: 'A few words' } })
    expect(found?.code === 'buried' ? found.quotes : null).toEqual(news === null ? null : [news])
  })
})
