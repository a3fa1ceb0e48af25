import type { Inflection } from '../inflection.ts'

/** The vowel before the last consonants gets its umlaut back. */
const withoutUmlaut = [
  ['aeu(?=[^aeiou]*$)', 'au'],
  ['ae(?=[^aeiou]*$)', 'a'],
  ['oe(?=[^aeiou]*$)', 'o'],
  ['ue(?=[^aeiou]*$)', 'u'],
] as const

const adjectives =
  'gut|schnell|gross|klein|neu|alt|jung|lang|kurz|hoch|tief|breit|schmal|dick|duenn|leicht|schwer|warm|kalt|heiss|kuehl|stark|schwach|hell|dunkel|rot|blau|gruen|gelb|schwarz|weiss|grau|braun|bunt|suess|sauer|scharf|mild|frisch|reif|roh|trocken|nass|feucht|hart|weich|fest|locker|glatt|sauber|billig|teuer|schoen|schlecht|frei|voll|leer|offen|gesund|krank|reich|frueh|spaet|rein|klar|echt|wild|zart|fein|grob|sicher|einfach|deutsch|modern|intern|extern|beliebt|bekannt|geeignet|digital|regional|vegan|privat|direkt|perfekt|komplett|best'

/** Nouns with the plural `-er`; others in `-er` are words of their own (`Druck`, `Drucker`). */
const withEr =
  'haus|buch|land|wald|wort|dorf|glas|rad|blatt|bad|fach|dach|mann|rand|volk|loch|schloss|horn|korn|kraut|huhn|amt|band|gras|grab|kalb|lamm|maul|mund|strauch|tuch|gut|gott|wurm|tum|kind|kleid|bild|feld|geld|licht|lied|nest|ei|brett|gesicht|gespenst|glied|rind|weib|schild|schwert|leib|geist|fass|denkmal'

export const inflection: Inflection = {
  letters: '',
  spellings: [
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
    ['ß', 'ss'],
  ],
  words:
    'mutter mütter müttern|vater väter vätern vaters|bruder brüder brüdern bruders|tochter töchter töchtern|apfel äpfel äpfeln apfels|vogel vögel vögeln vogels|garten gärten gartens|laden läden ladens|boden böden bodens|ofen öfen ofens|hafen häfen hafens|mantel mäntel mänteln mantels|nagel nägel nägeln nagels|sattel sättel|schnabel schnäbel|kasten kästen kastens|graben gräben grabens|mangel mängel mängeln mangels|bogen bögen bogens|kloster klöster klöstern klosters|acker äcker äckern ackers|hammer hämmer|schaden schäden schadens|faden fäden fadens|magen mägen magens|' +
    'gehen geht ging gingen gegangen gehend|essen isst aß aßen gegessen esst|trinken trinkt trank tranken getrunken|lesen liest las lasen gelesen|schreiben schreibt schrieb schrieben geschrieben|fahren fährt fuhr fuhren gefahren|backen backt bäckt backte gebacken backe|schneiden schneidet schnitt geschnitten|waschen wäscht wusch gewaschen|finden findet fand fanden gefunden|nehmen nimmt nahm genommen|geben gibt gab gegeben|sehen sieht sah gesehen|laufen läuft lief gelaufen|schlafen schläft schlief geschlafen|tragen trägt trug getragen|helfen hilft half geholfen|sprechen spricht sprach gesprochen|werfen wirft warf geworfen|wachsen wächst wuchs gewachsen|halten hält hielt gehalten|bringen bringt brachte gebracht|denken denkt dachte gedacht|kennen kennt kannte gekannt|braten brät briet gebraten|streichen streicht strich gestrichen|schließen schließt schloss geschlossen|ziehen zieht zog gezogen|binden bindet band gebunden|messen misst maß gemessen|treffen trifft traf getroffen|bieten bietet bot geboten|steigen steigt stieg gestiegen|reiten reitet ritt geritten|wiegen wiegt wog gewogen|verlieren verliert verlor verloren|gewinnen gewinnt gewann gewonnen|schwimmen schwimmt schwamm geschwommen|gießen gießt goss gegossen|' +
    'gut gute guten guter gutes gutem besser bessere besseren beste besten bester bestes|groß große großen großer großes großem größer größere größeren größte größten|hoch hohe hohen hoher hohes hohem höher höhere höchste höchsten|viel mehr meiste|' +
    'reis|reise reisen|reisen reist reiste gereist|eis|eisen|mark|marke marken|schal schals|schale schalen|fall falls falles fälle fällen|falle fallen|rat rates räte räten|rate raten|bus busse bussen busses|busen|tor tore toren tores|tour touren|hall|halle hallen|ball balls bälle bällen|wein weins weine|wort worte worten wortes wörter wörtern|schon|museum museen museums|thema themen themas|firma firmen|konto konten kontos|album alben|virus viren|risiko risiken|praxis praxen|zentrum zentren|datum daten datums|lexikon lexika|bank banken|bänke bänken|mutter muttern|saal säle sälen|messe messen|messer messern messers|gebet gebete gebeten|park parks|drucken druckt druckte gedruckt|drücken drückt drückte gedrückt|fordern fordert gefordert|fördern fördert gefördert|zahlen zahlt zahlte gezahlt|zählen zählt zählte gezählt|zahl zahlen|bar bars|bär bären',
  classes: [
    { of: 'n', min: 2, endings: '- s n ns' },
    { of: 'm', min: 2, endings: '- e en es s', unless: `e$|(?:${withEr})$` },
    { of: 'm', min: 3, endings: 'nisse>nis nissen>nis innen>in' },
    { of: 'c', min: 2, endings: '- es s er ern', only: `(?:${withEr})$` },
    { of: 'c', min: 2, endings: 'er ern', inside: withoutUmlaut, only: `(?:${withEr})$` },
    { of: 'u', min: 2, endings: '- es s' },
    { of: 'u', min: 2, endings: 'e en er ern', inside: withoutUmlaut },
    {
      of: 'a',
      min: 3,
      endings: '- e en em er es ere eren erer eres erem ste sten ster stes este esten',
      only: `(?:[^s]ig|lich|isch|bar|sam|haft|los|voll|end|iert|ell|al|iv|oes|aer|ant|ent)$|^(?:${adjectives})$`,
    },
    {
      of: 'a',
      min: 2,
      endings: 'er ere eren ste sten este esten',
      only: '^(?:alt|jung|lang|kurz|stark|schwach|warm|kalt|hart|rot|krank|gesund|scharf|arm)$',
      inside: withoutUmlaut,
    },
    { of: 'v', min: 3, endings: 'en te ten end ende eln>el ern>er elt>el ert>er' },
    { of: 'v', min: 4, endings: 't st e', unless: '[^aeiou]{4}$' },
    { of: 'v', min: 5, endings: 't', inside: [['^ge(?=.{3})', '']] },
  ],
}
