import { describe, expect, it } from 'vitest'
import { exampleFields } from '../../../testing/read-examples.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const body =
  '# The old ferry\n\nThe old ferry crosses the wide river every day of the week, and it carries bread, books and a dog to the other side.\n\nIt is never late, and nobody has ever asked whether that is true of the winter as well.'

const signers = (language: string, end: string, whole = body): readonly string[] =>
  readArticle(
    { kind: 'markdown', markdown: `${whole}\n\n${end}`, fields: exampleFields },
    testContext({ language, now: '2026-11-30' }),
  ).authors.map(({ value: { kind, name } }) => (kind === 'person' ? name : `${name} (${kind})`))

describe('who signs a draft at its end is its author', () => {
  it.each<[language: string, end: string, names: readonly string[]]>([
    ['en', '— Marta Okafor, vet', ['Marta Okafor']],
    ['en', '— Hetty', ['Hetty']],
    ['en', '*Winifred Askew, Thornleigh*', ['Winifred Askew']],
    ['en', 'Kind regards,\nMiss Thandeka Brill & Mr Osgood, Year 5', ['Thandeka Brill']],
    ['en', 'See you on the water,\nRoz Tibbett, Hon. Sec.', ['Roz Tibbett']],
    ['en', 'Best wishes,\n\nAnn Lee', ['Ann Lee']],
    ['en', 'Your clerk,\nMarian Holt', ['Marian Holt']],
    ['en', 'Written by Ann Lee', ['Ann Lee']],
    ['en', '*Words: Ann Lee*', ['Ann Lee']],
    ['en', '*Interview: Colm Reddy*', ['Colm Reddy']],
    ['en', 'Text: Ann Lee, Photos: Bo Hart', ['Ann Lee']],
    ['en', 'On behalf of the committee,\nAnn Lee, secretary', ['Ann Lee']],
    ['en', 'Ann Lee, practice nurse', ['Ann Lee']],
    ['en', 'With many thanks,\nAnn and Bo Hart', ['Ann', 'Bo Hart']],
    ['en', 'Alison Gray, for the parochial church council', ['Alison Gray']],
    ['en', 'For the library: Joan Pettifer', ['Joan Pettifer']],
    ['en', 'For the committee, Joan Pettifer', ['Joan Pettifer']],
    ['en', 'Howard Finch\\\nBuilding Secretary', ['Howard Finch']],
    ['de', 'Gabi Thönnes, 2. Vorsitzende', ['Gabi Thönnes']],
    ['de', 'Für die Bürgerinitiative\\\nKonrad Seibert', ['Konrad Seibert']],
    ['de', 'Für den Vorstand\n\nKonrad Seibert', ['Konrad Seibert']],
    ['fr', 'Pour la commission environnement, Gérard Hamelin', ['Gérard Hamelin']],
    ['fr', 'Pour le comité des fêtes, Josiane Bellec', ['Josiane Bellec']],
    ['es', 'Por la junta de vecinos, Amparo Llorente', ['Amparo Llorente']],
    ['es', 'Por la asociación, Amparo Llorente', ['Amparo Llorente']],
    ['it', 'Per il comitato, Anna Rossi', ['Anna Rossi']],
    ['pt', 'Pela associação, Fátima Leitão', ['Fátima Leitão']],
    ['nl', 'Namens het bestuur, Joke van Abbema', ['Joke van Abbema']],
    ['pl', 'W imieniu zarządu\n\nAnna Nowak, sekretarz', ['Anna Nowak']],
    ['sv', 'För styrelsen, Anna Berg', ['Anna Berg']],
    ['ja', '鶴の湯組合　会計　森田千代', ['森田千代']],
    ['ja', '北沢町内会 会長 佐々木一郎', ['佐々木一郎']],
    ['ar', 'عن إدارة المكتبة: هدى النجار', ['هدى النجار']],
    ['ar', 'عن لجنة الحي، هدى النجار', ['هدى النجار']],
    ['de', 'Viele Grüße, Jonas', ['Jonas']],
    ['de', 'Grüße\nJonas Brandt', ['Jonas Brandt']],
    ['de', 'Mit freundlichen Grüßen\n\nSabine Moosrainer, Kommandantin', ['Sabine Moosrainer']],
    ['de', 'Text: Jana Brandt', ['Jana Brandt']],
    ['de', 'Text und Fotos: Jana Brandt', ['Jana Brandt']],
    ['de', 'Redaktion: Jana Brandt', ['Jana Brandt']],
    ['de', '— Jana Brandt', ['Jana Brandt']],
    ['de', 'Eure Trainerin,\nJana Brandt', ['Jana Brandt']],
    ['de', '*Eisenwaren Kolditz, am Brunnenplatz*', ['Eisenwaren Kolditz (organization)']],
    ['fr', 'Pour le bureau,\nHélène Vasseur-Morin, secrétaire', ['Hélène Vasseur-Morin']],
    ['fr', 'Cordialement, Hélène Vasseur', ['Hélène Vasseur']],
    ['fr', '— Anne Roux', ['Anne Roux']],
    ['fr', 'Texte : Anne Roux', ['Anne Roux']],
    ['fr', '*Propos recueillis par Anne Roux*', ['Anne Roux']],
    ['fr', 'Amicalement,\nMme Anne Roux, directrice', ['Anne Roux']],
    ['es', '*L. Otero*', ['L. Otero']],
    ['es', 'Un saludo,\nAna Ruiz', ['Ana Ruiz']],
    ['es', 'Texto: Ana Ruiz', ['Ana Ruiz']],
    ['es', 'Escrito por Ana Ruiz', ['Ana Ruiz']],
    ['it', 'Cordiali saluti,\nAnna Rossi', ['Anna Rossi']],
    ['it', 'Vi aspettiamo, con gli scarponi puliti.\n\nNadia e Tullio', ['Nadia', 'Tullio']],
    ['it', 'Testo: Anna Rossi', ['Anna Rossi']],
    ['it', '— La vostra Anna Rossi', []],
    ['pt', '*Amílcar Nóbrega*', ['Amílcar Nóbrega']],
    ['pt', 'Um abraço, Ana Souza', ['Ana Souza']],
    ['pt', 'Texto: Ana Souza', ['Ana Souza']],
    ['nl', 'Groet,\nJoke van Abbema', ['Joke van Abbema']],
    ['nl', 'Met vriendelijke groet, Anna Visser', ['Anna Visser']],
    ['nl', 'Tekst: Anna Visser', ['Anna Visser']],
    ['pl', 'Pozdrawiam,\nAnna Nowak', ['Anna Nowak']],
    ['pl', 'Z poważaniem\nAnna Nowak, sekretarz', ['Anna Nowak']],
    ['pl', 'Tekst: Anna Nowak', ['Anna Nowak']],
    ['sv', '*Gunnel Fridh, isansvarig*', ['Gunnel Fridh']],
    ['sv', 'Vänliga hälsningar\nAnna Berg', ['Anna Berg']],
    ['sv', 'Text: Anna Berg', ['Anna Berg']],
    ['da', 'Venlig hilsen\nAnna Holm', ['Anna Holm']],
    ['ru', 'С уважением, Анна Орлова', ['Анна Орлова']],
    ['ja', '文：山田花子', ['山田花子']],
  ])('%s: %s', (language, end, names) => {
    expect(signers(language, end)).toEqual(names)
  })
})

describe('lines at the end that do not sign', () => {
  it.each<[language: string, end: string]>([
    ['en', 'Photo: Ann Lee'],
    ['en', '*Photos by Ann Lee*'],
    ['en', 'Illustrations: Ann Lee'],
    ['en', 'Info: Ann Lee, 01632 960 114'],
    ['en', 'Contact: Ann Lee'],
    ['en', '> The river never sleeps.\n\n— Ann Lee'],
    ['en', '“The river never sleeps.”\n\n— Ann Lee, poet'],
    ['en', '“The river never sleeps.”\n\nAnn Lee, ferry master'],
    ['en', 'Your board of the rowing club'],
    ['en', 'Kind regards,\nThe committee'],
    ['en', '*Happy New Year*'],
    ['en', '*The End*'],
    ['en', 'Reviewed by Ann Lee'],
    ['en', '## Contact\n\nAnn Lee, harbour office'],
    ['en', 'See you there!'],
    ['en', 'Thanks, Ann Lee!'],
    ['en', '*Brackwater Libraries, updated 4 March 2026*'],
    ['en', 'Tickets from Ann Lee, at the door or by phone.'],
    ['en', 'Sources: Ann Lee, Harbour Museum'],
    ['en', 'For tickets, Ann Lee'],
    ['en', 'For the committee'],
    ['fr', 'Pour tout renseignement, Anne Roux'],
    ['it', 'Per le iscrizioni, Anna Rossi'],
    ['es', 'Por favor, Ana Ruiz'],
    ['de', 'Für die Anmeldung: Jana Brandt'],
    ['ja', '北沢公民館 二階和室'],
    ['ja', '文化会館 大会議室'],
    ['de', 'Foto: Jana Brandt'],
    ['de', 'Euer Vorstand'],
    ['de', 'Mit freundlichen Grüßen\nIhre Redaktion'],
    ['de', 'Auskunft: Jana Brandt, Telefon 555 118'],
    ['de', 'Frau Demirtaş von der Bäderverwaltung, Telefon 555 118, vormittags.'],
    ['de', '*Frohe Weihnachten*'],
    ['fr', 'Photo : Anne Roux'],
    ['fr', 'L’équipe de la bibliothèque'],
    ['fr', 'Renseignements : Fabienne Lestrade, service des marchés'],
    ['fr', '*Bonne Année*'],
    ['es', 'La Junta de la Asociación'],
    ['es', 'Foto: Ana Ruiz'],
    ['es', 'Información: Ana Ruiz, 600 000 412'],
    ['it', 'Foto di Anna Rossi'],
    ['it', 'Per informazioni: Anna Rossi'],
    ['pt', 'Fotografia: Ana Souza'],
    ['nl', 'Foto: Anna Visser'],
    ['nl', 'Het bestuur'],
    ['pl', 'Zdjęcia: Anna Nowak'],
    ['pl', 'Kontakt: Anna Nowak'],
    ['sv', 'Foto: Anna Berg'],
    ['sv', 'Hälsningar\nStyrelsen i brf Tallbacken'],
    ['da', 'Mange forårshilsner\nBestyrelsen'],
  ])('%s: %s', (language, end) => {
    expect(signers(language, end)).toEqual([])
  })

  it('a person in the text, and who signed the minutes of a meeting', () => {
    expect(signers('en', '*Ann Lee, ferry master*', `${body}\n\nMrs Lee has been on board for nine years.`)).toEqual([])
    const minutes = '# 12 November\n\n**Present:** 31 plot holders. **Chair:** B. Nkemelu.\n\nBonfires are banned from April on.'
    expect(signers('en', '*S. Pritchard, secretary*', minutes)).toEqual([])
    expect(signers('de', '— Jana Brandt', '# Sitzung\n\nProtokoll der Sitzung vom 3. Mai\n\nEs ging um den Steg.')).toEqual([])
  })

  it('who signs a page that is a file alone', () => {
    const page = (head: string): readonly string[] =>
      readArticle(
        {
          kind: 'page',
          html: `<html lang="en"><head><title>The old ferry</title>${head}</head><body><main><h1>The old ferry</h1><p>The old ferry crosses the wide river every day of the week, and it carries bread, books and a dog to the other side.</p><p>It is never late, and nobody has ever asked whether that is true of the winter as well.</p><p>Howard Finch<br>Building Secretary</p></main></body></html>`,
        },
        testContext({ language: 'en' }),
      ).authors.map(({ value }) => value.name)
    expect(page('')).toEqual(['Howard Finch'])
    expect(page('<link rel="canonical" href="https://example.com/ferry">')).toEqual([])
  })

  it('who is named by a field is the author', () => {
    const fields = { ...exampleFields, authors: [{ kind: 'person' as const, name: 'Bo Hart', url: null }] }
    const { authors } = readArticle({ kind: 'markdown', markdown: `${body}\n\n— Ann Lee`, fields }, testContext({ language: 'en' }))
    expect(authors.map(({ value }) => value.name)).toEqual(['Bo Hart'])
  })
})
