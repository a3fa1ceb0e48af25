import { expect, it } from 'vitest'
import { findMoved, wordsToLookUp } from './inline-places.ts'

/** What an engine makes of single words, as Apertium answered for Spanish; other languages by a dictionary. */
const words: Readonly<Record<string, string>> = {
  es: `red Rojo|house Casa|near Cerca|installation Instalación|guide Guía|before Antes|start Inicio|run Carrera|folder Carpeta|project Proyecto
    use Uso|instead En cambio|file Archivo|large Grande|dough Masa|rests Restos|two Dos|hours Horas|warm Tibio|bowl Bol|never Nunca|open Abierto
    oven Horno|must Debe|most La mayoría|readers Lectores|prefer Prefiere|short Corto|sentences Frases|clear Claro|annual Anual|report Informe
    shows Espectáculos|sales Ventas|grew Creció|last Último|year Año|doctor Doctor|recommends Recomienda|second Segundo|vaccine Vacuna|after Después
    six Seis|old Viejo|bridge Puente|closed Cerrado|new Nuevo|law Ley|requires Requiere|save Salvar|restart Reinicio|browser Navegador|minister Ministro
    health Salud|visited Visitado|hospital Hospital|wash Lavado|green Verde|apples Manzanas|cold Frío|water Agua|price Precio|gold Oro|fell Cayó
    free Libre|tool Herramienta|checks Controles|link Enlace|settings Encuadres|choose Escoge|languages Lenguas|function Función|returns Regresos
    empty Vacío|list Lista`,
  de: `red rot|house Haus|river Fluss|read lesen|installation Installation|guide Anleitung|server Server|start starten|dough Teig|rests ruht
    warm warm|bowl Schüssel|hours Stunden|run ausführen|folder Ordner|project Projekt|annual jährlich|report Bericht|sales Umsatz|old alt
    bridge Brücke|closed geschlossen|new neu|law Gesetz`,
  fr: `red rouge|house maison|river rivière|installation installation|guide guide|server serveur|start démarrer|dough pâte|rests repose|warm chaud
    bowl bol|hours heures|run exécuter|folder dossier|project projet|old vieux|bridge pont|closed fermé|new nouveau|law loi|price prix|gold or|fell tomba`,
  pl: `red czerwony|house dom|river rzeka|dough ciasto|rests odpoczywa|warm ciepły|bowl miska|hours godziny|old stary|bridge most|closed zamknięty
    new nowy|law ustawa`,
  ja: `red 赤い|house 家|river 川|run 実行|folder フォルダー|project プロジェクト|price 価格|gold 金|fell 下がった|bank 銀行`,
  ar: `old قديم|bridge جسر|closed مغلق|new جديد|law قانون|price سعر|gold ذهب|bank بنك`,
}
const dictionaries = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [
    language,
    new Map(
      list.split(/[|\n]/).map((entry) => {
        const [, word, translation] = /^\s*(\S+) (.+)$/.exec(entry) ?? ['', '', '']
        return [word!, translation!]
      }),
    ),
  ]),
)

const house = 'The <g id="1">red</g> house stands near the river.'
const guide = 'Read the <g id="1">installation guide</g> before you start the server.'
const run = 'Run <x id="1"/> in the folder of the project.'
const dough = 'The <g id="1">dough</g> rests for two hours in a <g id="2">warm bowl</g>.'
const bridge = 'The <g id="1">old bridge</g> was closed because the <g id="2">new law</g> requires an inspection.'
const gold = 'The price of <g id="1">gold</g> fell after the bank raised its rates.'

/** Source, language, translation with everything in its place. */
const rightOnes: readonly (readonly [source: string, language: string, target: string])[] = [
  [house, 'es', 'La casa <g id="1">roja</g> está cerca del río.'],
  [house, 'de', 'Das <g id="1">rote</g> Haus steht in der Nähe des Flusses.'],
  [house, 'fr', 'La maison <g id="1">rouge</g> se trouve près de la rivière.'],
  [house, 'pl', 'Dom <g id="1">czerwony</g> stoi nad rzeką.'],
  [house, 'ja', '<g id="1">赤い</g>家は川の近くにあります。'],
  [guide, 'es', 'Lee la <g id="1">guía de instalación</g> antes de iniciar el servidor.'],
  [guide, 'de', 'Lesen Sie die <g id="1">Anleitung zur Installation</g>, bevor Sie den Server starten.'],
  [guide, 'fr', 'Lisez le <g id="1">guide d’installation</g> avant de démarrer le serveur.'],
  [run, 'es', 'Ejecuta <x id="1"/> en la carpeta del proyecto.'],
  [run, 'de', 'Führen Sie <x id="1"/> im Ordner des Projekts aus.'],
  [run, 'fr', 'Exécutez <x id="1"/> dans le dossier du projet.'],
  [run, 'ja', 'プロジェクトのフォルダーで<x id="1"/>を実行します。'],
  [
    'Use <x id="1"/> instead of <x id="2"/> when the file is large.',
    'es',
    'Usa <x id="1"/> en lugar de <x id="2"/> cuando el archivo es grande.',
  ],
  [dough, 'es', 'La <g id="1">masa</g> reposa dos horas en un <g id="2">bol tibio</g>.'],
  [dough, 'de', 'Der <g id="1">Teig</g> ruht zwei Stunden in einer <g id="2">warmen Schüssel</g>.'],
  [dough, 'fr', 'La <g id="1">pâte</g> repose deux heures dans un <g id="2">bol chaud</g>.'],
  [dough, 'pl', '<g id="1">Ciasto</g> odpoczywa dwie godziny w <g id="2">ciepłej misce</g>.'],
  [
    'You must <g id="1">never</g> open the oven during the first ten minutes.',
    'es',
    '<g id="1">Nunca</g> debes abrir el horno durante los primeros diez minutos.',
  ],
  [
    'Most readers prefer <g id="1">short sentences</g> and clear headings.',
    'es',
    'La mayoría de los lectores prefiere <g id="1">frases cortas</g> y títulos claros.',
  ],
  [
    'Our <g id="1">annual report</g> shows that sales grew by <x id="2"/> last year.',
    'es',
    'Nuestro <g id="1">informe anual</g> muestra que las ventas crecieron un <x id="2"/> el año pasado.',
  ],
  [
    'The doctor recommends a <g id="1">second vaccine</g> after six months.',
    'es',
    'El médico recomienda una <g id="1">segunda vacuna</g> después de seis meses.',
  ],
  [bridge, 'es', 'El <g id="1">puente viejo</g> se cerró porque la <g id="2">nueva ley</g> exige una inspección.'],
  [bridge, 'de', 'Die <g id="1">alte Brücke</g> wurde geschlossen, weil das <g id="2">neue Gesetz</g> eine Prüfung verlangt.'],
  [bridge, 'fr', 'Le <g id="1">vieux pont</g> a été fermé parce que la <g id="2">nouvelle loi</g> exige une inspection.'],
  [bridge, 'pl', '<g id="1">Stary most</g> zamknięto, bo <g id="2">nowa ustawa</g> wymaga kontroli.'],
  [bridge, 'ar', 'أُغلق <g id="1">الجسر القديم</g> لأن <g id="2">القانون الجديد</g> يتطلب فحصا.'],
  ['Save the file as <x id="1"/> and restart the browser.', 'es', 'Guarda el archivo como <x id="1"/> y reinicia el navegador.'],
  [
    'The <g id="1">minister of health</g> visited the hospital on Monday.',
    'es',
    'La <g id="1">ministra de sanidad</g> visitó el hospital el lunes.',
  ],
  [
    'Wash the <g id="1">green apples</g> in cold water and dry them.',
    'es',
    'Lava las <g id="1">manzanas verdes</g> en agua fría y sécalas.',
  ],
  [gold, 'es', 'El precio del <g id="1">oro</g> cayó después de que el banco subiera los tipos.'],
  [gold, 'fr', 'Le prix de l’<g id="1">or</g> a baissé après que la banque a relevé ses taux.'],
  [gold, 'ja', '銀行が金利を上げた後、<g id="1">金</g>の価格が下がった。'],
  [
    'This <g id="1">free tool</g> checks every link of your website.',
    'es',
    'Esta <g id="1">herramienta gratuita</g> comprueba cada enlace de tu sitio web.',
  ],
  [
    'Open <g id="1">Settings</g> and choose <g id="2">Languages</g> to add a translation.',
    'es',
    'Abre <g id="1">Ajustes</g> y elige <g id="2">Idiomas</g> para añadir una traducción.',
  ],
  [
    'The function <x id="1"/> returns an empty list when nothing was found.',
    'es',
    'La función <x id="1"/> devuelve una lista vacía cuando no se ha encontrado nada.',
  ],
]

const idsOf = (text: string): readonly string[] => [...text.matchAll(/ id="(\d+)"/g)].map(([, id]) => id!)

/** Words and tags of a text, with the blanks before them. */
const piecesOf = (text: string): readonly string[] => text.match(/\s*(?:<[^>]*>|[\p{Script=Han}]+|[^\s<\p{Script=Han}]+)/gu) ?? []

/** The translation with one element around, or beside, other words: the first, the middle and the last that it can go to. */
function planted(target: string, id: string): readonly string[] {
  const pieces = piecesOf(target)
  const opaque = pieces.findIndex((piece) => piece.trim() === `<x id="${id}"/>`)
  const at = opaque === -1 ? pieces.findIndex((piece) => piece.trim() === `<g id="${id}">`) : opaque
  const end = opaque === -1 ? pieces.findIndex((piece, index) => index > at && piece.trim() === '</g>') : opaque
  const bare =
    opaque === -1
      ? [...pieces.slice(0, at), ...pieces.slice(at + 1, end), ...pieces.slice(end + 1)]
      : pieces.filter((_, index) => index !== at)
  const held = new Set(pieces.slice(at + 1, end))
  let depth = 0
  const free = bare.flatMap((piece, index) => {
    if (piece.includes('<g')) depth++
    if (piece.includes('</g')) depth--
    return piece.includes('<') || depth > 0 ? [] : [index]
  })
  const placesOf =
    opaque === -1
      ? free.filter((index) => !held.has(bare[index]!) && /\p{L}{4}|\p{Script=Han}/u.test(bare[index]!))
      : free.filter((index) => Math.abs(index - at) >= 3)
  const chosen = new Set([placesOf[0], placesOf[placesOf.length >> 1], placesOf.at(-1)].filter((index) => index !== undefined))
  return [...chosen].map((index) =>
    bare
      .map((piece, other) => (other !== index ? piece : opaque === -1 ? ` <g id="${id}">${piece.trim()}</g>` : ` <x id="${id}"/>${piece}`))
      .join(''),
  )
}

it('inline elements on other words are found, at least 80 of 100, and at most one alarm in ten is false', () => {
  let [found, missed, falseAlarms] = [0, 0, 0]
  for (const [source, to, target] of rightOnes) {
    const doubted = (text: string): readonly string[] => findMoved(source, text, { from: 'en', to }, dictionaries[to]!)
    falseAlarms += doubted(target).length
    for (const id of idsOf(source)) {
      for (const moved of planted(target, id)) {
        if (doubted(moved).includes(id)) found++
        else missed++
      }
    }
  }
  expect(found + missed).toBeGreaterThanOrEqual(60)
  expect(found / (found + falseAlarms)).toBeGreaterThanOrEqual(0.9)
  expect(found / (found + missed)).toBeGreaterThanOrEqual(0.8)
})

it.each([
  ['an engine that leaves tags where they were', house, 'La <g id="1">casa</g> roja está cerca del río.', ['1']],
  [
    'a link that lost one of its words',
    'The <g id="1">red house</g> stands near the river.',
    'La <g id="1">casa</g> roja está cerca del río.',
    ['1'],
  ],
  ['a link that took a neighbour', house, 'La <g id="1">casa roja</g> está cerca del río.', ['1']],
  [
    'two pieces of code in turned order',
    'Copy the file <x id="1"/> into the folder <x id="2"/>.',
    'Copia el archivo <x id="2"/> en la carpeta <x id="1"/>.',
    ['1', '2'],
  ],
  ['no word that is known', 'The <g id="1">zyx</g> eats.', 'El <g id="1">wvu</g> come.', []],
  ['no inline element', 'The red house', 'La casa roja', []],
])('%s', (_, source, target, expected) => {
  expect(findMoved(source, target, { from: 'en', to: 'es' }, dictionaries.es!)).toEqual(expected)
})

it('looks up the words in and around elements, once each, and none of a text without', () => {
  expect(wordsToLookUp('One two three four <g id="1">the Red</g> house the <x id="2"/>.', 'en')).toEqual([
    'two',
    'three',
    'four',
    'the',
    'red',
    'house',
  ])
  expect(wordsToLookUp('The red house', 'en')).toEqual([])
})
