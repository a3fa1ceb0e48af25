import type { Language } from '../languages/language.ts'

/** Words that a table and a sentence have for one thing, such as `Height | 34 m` and `34 metres high`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  en: [
    'height high tall elevation',
    'length long',
    'depth deep',
    'width wide',
    'weight weigh weighs heavy',
    'price cost costs',
    'age old',
    'area covers',
    'staff employees employs workers headcount',
    'population inhabitants residents',
    'started starts begins began opens start',
    'people participants adults',
  ],
  de: [
    'höhe hoch',
    'länge lang',
    'tiefe tief',
    'breite breit',
    'gewicht wiegt schwer',
    'preis kostet kosten',
    'fläche groß',
    'mitarbeiter beschäftigte angestellte',
    'einwohner bevölkerung',
    'gründung gegründet',
    'beginnt startet beginn',
  ],
  fr: [
    'hauteur haut haute',
    'longueur long longue',
    'profondeur profond',
    'largeur large',
    'poids pèse',
    'prix coûte coût',
    'superficie couvre surface',
    'effectif salariés employés',
    'population habitants',
    'fondation fondé',
  ],
  es: [
    'altura alto alta mide',
    'longitud largo',
    'profundidad profundo',
    'anchura ancho',
    'peso pesa',
    'precio cuesta coste',
    'superficie extensión',
    'plantilla empleados trabajadores',
    'población habitantes',
    'empieza comienza empezó',
  ],
  it: [
    'altezza alto alta',
    'lunghezza lungo',
    'profondità profondo',
    'larghezza largo',
    'peso pesa',
    'prezzo costa costo',
    'superficie estende',
    'dipendenti addetti',
    'popolazione abitanti',
  ],
  pt: [
    'altura alto alta mede',
    'comprimento comprido',
    'profundidade profundo',
    'largura largo',
    'peso pesa',
    'preço custa custo',
    'trabalhadores funcionários',
    'população habitantes',
  ],
  nl: [
    'hoogte hoog',
    'lengte lang',
    'diepte diep',
    'breedte breed',
    'gewicht weegt',
    'prijs kost kosten',
    'oppervlakte groot',
    'personeel werknemers medewerkers',
    'bevolking inwoners',
  ],
  sv: [
    'höjd hög högt',
    'längd lång långt',
    'djup djupt',
    'bredd bred',
    'vikt väger',
    'pris kostar',
    'anställda medarbetare',
    'befolkning invånare',
  ],
  pl: ['wysokość wysoki', 'długość długi', 'głębokość głęboki', 'szerokość szeroki', 'waga waży', 'cena kosztuje', 'ludność mieszkańców'],
  ru: ['высота высотой', 'длина длиной', 'глубина глубиной', 'ширина шириной', 'вес весит', 'цена стоит', 'население жителей'],
}

const made = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** Terms that are said for a term; none: the language or the word has no such list. */
export function alikeTerms(language: Language): ReadonlyMap<string, readonly string[]> {
  const [base = ''] = language.tag.toLowerCase().split('-')
  const known = made.get(base)
  if (known !== undefined) return known
  const terms = new Map(
    (groups[base] ?? []).flatMap((words) => {
      const group = [...new Set(language.terms(words))]
      return group.map((term) => [term, group.filter((one) => one !== term)] as const)
    }),
  )
  made.set(base, terms)
  return terms
}
