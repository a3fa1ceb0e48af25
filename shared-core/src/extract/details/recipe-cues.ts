import { lettersOf } from '../facts/people/letters-of.ts'
import { bareHeading, lettersIn } from './ingredient-headings.ts'

/** Headings over the steps of a recipe, one language a row; written by us, compared as letters only. */
// biome-ignore format: a table
const steps = [
  'instructions|directions|method|preparation|how to make it|steps', 'zubereitung|anleitung|so gehts', 'préparation|étapes|instructions', 'preparación|elaboración|instrucciones|pasos|modo de preparación',
  'modo de preparo|preparo|preparação|modo de fazer|instruções', 'preparazione|procedimento|istruzioni', 'bereiding|bereidingswijze|instructies', 'przygotowanie|sposób przygotowania|wykonanie',
  'приготовление|способ приготовления|как приготовить', 'приготування|спосіб приготування', 'postup|příprava', 'postup|príprava', 'elkészítés|elkészítése', 'mod de preparare|preparare',
  'приготвяне|начин на приготвяне', 'εκτέλεση|οδηγίες|παρασκευή', 'yapılışı|hazırlanışı|yapılış', 'طريقة التحضير|التحضير|طريقة العمل|الخطوات', 'אופן ההכנה|הכנה|הוראות הכנה', 'طرز تهیه|دستور پخت',
  'विधि|बनाने की विधि', 'প্রণালী|প্রস্তুত প্রণালী', 'cara membuat|langkah-langkah|cara memasak', 'cách làm|hướng dẫn|các bước', 'วิธีทำ', '做法|步骤|步驟', '作り方', '만드는 법|조리법',
  'gör så här|instruktioner|tillagning', 'fremgangsmåde|sådan gør du', 'fremgangsmåte|slik gjør du', 'valmistus|valmistusohje|ohje', 'valmistamine|juhised', 'pagatavošana', 'paruošimas|gaminimas',
  'priprema|postupak', 'priprava|postopek', 'припрема', 'preparació|elaboració', 'prestaketa',
]
/** Words before a stated time or amount: `Prep time: 20 minutes`. */
// biome-ignore format: a table
const labels = {
  prep: 'prep time|prep|preparation time|preparation|vorbereitung|vorbereitungszeit|zubereitungszeit|temps de préparation|préparation|tiempo de preparación|preparación|tempo de preparo|tempo di preparazione|preparazione|voorbereiding|voorbereidingstijd|czas przygotowania|время подготовки|підготовка|doba přípravy|příprava|előkészítés|timp de preparare|hazırlama süresi|hazırlık|وقت التحضير|זמן הכנה|準備時間|准备时间|準備时间|준비 시간|förberedelse|forberedelse|forberedelser|esivalmistelu',
  cook: 'cook time|cooking time|cook|baking time|bake time|kochzeit|backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo de cozimento|tempo di cottura|cottura|kooktijd|baktijd|bereidingstijd|czas gotowania|czas pieczenia|время приготовления|doba vaření|doba pečení|főzési idő|sütési idő|timp de gătire|pişirme süresi|وقت الطهي|זמן בישול|調理時間|烹饪时间|조리 시간|tillagningstid|koketid|stegetid|paistoaika',
  total: 'total time|total|gesamtzeit|gesamt|arbeitszeit gesamt|temps total|durée totale|tiempo total|tempo total|tempo totale|totale tijd|łączny czas|czas całkowity|общее время|celkový čas|celková doba|összes idő|timp total|toplam süre|الوقت الكلي|זמן כולל|合計時間|所要時間|总时间|總時間|총 시간|total tid|kokonaisaika',
  yield: 'servings|serves|yield|makes|portions|portionen|ergibt|für|pour|parts|rendement|porciones|raciones|rinde|porções|rendimento|porzioni|dosi per|porties|personen|liczba porcji|porcje|порции|порций|количество порций|порції|porce|porcí|počet porcí|adagok|adag|porții|porsiyon|kaç kişilik|عدد الحصص|מנות|人数|人分|份量|인분|portioner|porsjoner|annosta',
} as const

const stepHeadings = lettersIn(steps)
const labelKinds = Object.entries(labels).map(([kind, words]) => [kind as keyof typeof labels, lettersIn([words])] as const)

export const isStepsHeading = (heading: string): boolean => stepHeadings.has(bareHeading(heading))

/** Kind of the label in `Prep time: 20 minutes`, and the rest; null: no label. */
export function labelled(line: string): { readonly kind: keyof typeof labels; readonly rest: string } | null {
  const match = /^\s*([^\d:：]{2,40}?)\s*(?:[:：]|[-–]\s|\s(?=[\d\u0660-\u06f9\u0966-\u096f½¼¾⅓⅔⅛]))\s*(.{1,80})$/s.exec(line)
  if (!match) return null
  const letters = lettersOf(match[1]!)
  const kind = labelKinds.find(([, words]) => words.has(letters))?.[0]
  return kind === undefined ? null : { kind, rest: match[2]!.trim() }
}
